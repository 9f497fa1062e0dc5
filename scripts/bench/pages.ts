import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openBenchShop } from './bench-shop.ts';
import { load } from './load.ts';
import { type BenchPart, shareOfHello } from './part.ts';

/** Pre-built pages from memory. An invented page, so that the figure does not change with the texts of the site. */
export const pages: BenchPart = {
  name: 'pages',
  async run({ reference }) {
    const folder = mkdtempSync(join(tmpdir(), 'layette-bench-site-'));
    writeSamplePage(join(folder, 'client', 'sample'));
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'server', 'entry.mjs'), noPagesOnDemand);
    const shop = await openBenchShop({ siteFolder: folder });
    const page = await load({ url: `${shop.server.origin}/sample`, headers: { 'accept-encoding': 'br' } });
    const again = await load({ url: `${shop.server.origin}/sample` });
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
    return [
      {
        name: 'pre-built page from memory, brotli',
        value: page.perSecond,
        unit: '/s',
        ratio: page.perSecond / reference.perSecond,
        budget: { of: 'ratio', atLeast: shareOfHello(5_000) },
      },
      {
        name: 'the same, not compressed',
        value: again.perSecond,
        unit: '/s',
        ratio: again.perSecond / reference.perSecond,
      },
    ];
  },
};

const noPagesOnDemand = 'export const handler = (_request, _response, next) => next();';

function writeSamplePage(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const paragraphs = Array.from(
    { length: 120 },
    (_, i) => `<p>Paragraph ${i} says something of its own: ${(i * 7919).toString(36)}.</p>`,
  );
  const html = `<!doctype html><html lang="en"><title>Sample</title><body>${paragraphs.join('\n')}</body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(html));
}
