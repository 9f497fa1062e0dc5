import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '#api/http/site.ts';

export interface TestSite extends Site {
  dispose(): void;
}

/** A site of a few built files, plus a page on demand wherever `render` has one: replaces a build of Astro, which takes minutes. */
export function testSite(files: Record<string, string>, render: Site['render']): TestSite {
  const clientFolder = mkdtempSync(join(tmpdir(), 'layette-site-'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(clientFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return { render, clientFolder, dispose: () => rmSync(clientFolder, { recursive: true }) };
}
