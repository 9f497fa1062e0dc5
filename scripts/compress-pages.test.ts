import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressAll } from './compress-pages.ts';

const page = (words: string) =>
  Array.from({ length: 300 }, (_, i) => `<p>${words} costs ${(i * 7919) % 1000} and ${(i * i) % 77} more.</p>`).join(
    '',
  );

describe('compressing what was built', () => {
  let folder: string;
  let keptIn: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'layette-compress-'));
    keptIn = mkdtempSync(join(tmpdir(), 'layette-twins-'));
    for (const name of ['one', 'two', 'three']) writeFileSync(join(folder, `${name}.html`), page(name));
  });
  afterEach(() => {
    for (const one of [folder, keptIn]) rmSync(one, { recursive: true });
  });

  it('puts both twins beside each file that is worth it', async () => {
    writeFileSync(join(folder, 'small.txt'), 'short');
    writeFileSync(join(folder, 'picture.webp'), 'x'.repeat(2_000));
    expect(await compressAll(folder, { keptIn })).toEqual({ compressed: 3, known: 0 });
    expect(brotliDecompressSync(readFileSync(join(folder, 'one.html.br'))).toString()).toBe(page('one'));
    expect(gunzipSync(readFileSync(join(folder, 'two.html.gz'))).toString()).toBe(page('two'));
    expect(readdirSync(folder).filter((name) => /small|picture/.test(name))).toEqual(['picture.webp', 'small.txt']);
  });

  it('compresses again only what has changed, and keeps no twin of what is gone', async () => {
    await compressAll(folder, { keptIn });
    rmSync(join(folder, 'three.html'));
    writeFileSync(join(folder, 'one.html'), page('other'));
    expect(await compressAll(folder, { keptIn })).toEqual({ compressed: 1, known: 1 });
    expect(brotliDecompressSync(readFileSync(join(folder, 'one.html.br'))).toString()).toBe(page('other'));
    expect(readdirSync(keptIn)).toHaveLength(4);
  });

  it('hurries where very much is new, and does it well at the next chance', async () => {
    const hurried = { keptIn, bestUpToBytes: 1_000 };
    expect(await compressAll(folder, hurried)).toEqual({ compressed: 3, known: 0 });
    expect(await compressAll(folder, hurried)).toEqual({ compressed: 0, known: 3 });
    const fastBytes = statSync(join(folder, 'one.html.br')).size;
    expect(await compressAll(folder, { keptIn })).toEqual({ compressed: 3, known: 0 });
    expect(statSync(join(folder, 'one.html.br')).size).toBeLessThan(fastBytes);
  });
});
