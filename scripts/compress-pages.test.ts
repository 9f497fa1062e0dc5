import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPages } from './compress-pages.ts';

it('writes a brotli and a gzip copy beside every text that is worth it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'layette-compress-'));
  mkdirSync(join(folder, 'store'));
  const texts = Array.from({ length: 20 }, (_, i) => `<p>page ${i}</p>`.repeat(100));
  for (const [i, text] of texts.entries()) writeFileSync(join(folder, 'store', `${i}.html`), text);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  writeFileSync(join(folder, 'font.woff2'), 'x'.repeat(1_000));
  await compressPages(folder);
  for (const [i, text] of texts.entries()) {
    expect(brotliDecompressSync(readFileSync(join(folder, 'store', `${i}.html.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'store', `${i}.html.gz`))).toString()).toBe(text);
  }
  for (const file of ['small.css.br', 'small.css.gz', 'font.woff2.br'])
    expect(existsSync(join(folder, file))).toBe(false);
  rmSync(folder, { recursive: true });
});
