import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ContentFolder, makeContentFolder, story } from './testing/content-folder.ts';

let folder: ContentFolder;
afterEach(() => folder.dispose());

function runBuild(cwd: string): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'build.ts')], { cwd }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

describe('node content/build.ts', () => {
  it('ends with 0 and says how much was read', async () => {
    folder = makeContentFolder({ 'articles/one.md': story() });
    const { code, out } = await runBuild(folder.rootDir);
    expect(code).toBe(0);
    expect(out).toMatch(/^All content is valid: 3 files in \d+ ms\.\n$/);
  });

  it('ends with 1 and names the file, the line and the correct form', async () => {
    folder = makeContentFolder({ 'articles/one.md': story({ draft: 'yes' }) });
    const { code, err } = await runBuild(folder.rootDir);
    expect(code).toBe(1);
    expect(err).toContain('content/articles/one.md:16:8');
    expect(err).toContain('Write: draft: true');
  });
});
