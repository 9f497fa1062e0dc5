import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFolder, makeContentFolder } from '#content/testing/content-folder.ts';
import { articleSlug, makeArticle, writeArticles } from '#content/testing/write-articles.ts';
import type { BenchPart, Figure } from './part.ts';
import { runAlone } from './run-alone.ts';
import { copyShop } from './whole-build.ts';

const sizes = process.env.BENCH_BUILD_ARTICLES?.split(',').map(Number) ?? [1_000, 5_000];
const seeded = process.env.JOURNEY_DATA_DIR ?? '.cache/journey-data';

/**
 * Articles per second through our content build (parse, check, link) against Astro alone making as many plain pages in the same run. One of
 * our pages needs both, so the ratio is of the sum. Then the shop itself with as many articles, including bundles, lists, feeds and
 * compressed copies: from nothing, and after one edit.
 */
export const build: BenchPart = {
  name: 'build',
  async run({ leaveOut }) {
    const hasData = existsSync(seeded);
    if (!hasData) leaveOut(`the whole build: it needs data; DATA_DIR=${seeded} DEMO=on npm run build makes it`);
    const figures: Figure[] = [];
    for (const count of sizes) {
      const plainMs = await measureAstroAlone(count);
      const folder = makeContentFolder();
      writeArticles(folder, count);
      const { durationMs } = await folder.build();
      const editedMs = await measureOneEdit(folder);
      folder.dispose();
      const name = `${count.toLocaleString('en-US')} articles`;
      figures.push(
        { name: `${name}: Astro alone`, value: (count / plainMs) * 1000, unit: 'pages/s' },
        {
          name: `${name}: content and pages`,
          value: (count / (durationMs + plainMs)) * 1000,
          unit: 'pages/s',
          ratio: plainMs / (durationMs + plainMs),
        },
        {
          name: `${name}: the content from nothing`,
          value: durationMs / 1000,
          unit: 's',
          budget: { of: 'value', atMost: (60 * count) / 1000 },
        },
        {
          name: `${name}: the content after one is edited`,
          value: editedMs / 1000,
          unit: 's',
          budget: { of: 'value', atMost: (10 * count) / 1000 },
        },
        ...(hasData ? await measureWholeBuild(name, count, plainMs) : []),
      );
    }
    return figures;
  },
};

async function measureWholeBuild(name: string, count: number, plainMs: number): Promise<Figure[]> {
  const shop = copyShop(seeded, count);
  const firstMs = await shop.build();
  const pages = shop.pages();
  shop.edit();
  const editedMs = await shop.build();
  shop.dispose();
  const perSecond = (pages / firstMs) * 1000;
  return [
    {
      name: `${name}: the whole shop`,
      value: perSecond,
      unit: 'pages/s',
      ratio: perSecond / ((count / plainMs) * 1000),
    },
    { name: `${name}: the whole shop, each page`, value: firstMs / pages, unit: 'ms', note: `${pages} pages` },
    { name: `${name}: the whole shop after one is edited`, value: editedMs / 1000, unit: 's' },
  ];
}

/** The wait after one sentence was changed: the other articles are known already. */
async function measureOneEdit(folder: ContentFolder): Promise<number> {
  folder.write(`articles/${articleSlug(0)}.md`, makeArticle(0).replace('**exactly**', 'more or less'));
  const { durationMs } = await folder.build();
  return durationMs;
}

async function measureAstroAlone(count: number): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'layette-bench-astro-'));
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, 'src/pages/[slug].astro'),
    `---
export const getStaticPaths = () => Array.from({ length: ${count} }, (_, i) => ({ params: { slug: 'page-' + i } }));
const { slug } = Astro.params;
---
<html lang="en"><head><title>{slug}</title></head><body><h1>{slug}</h1>{Array.from({ length: 12 }, (_, i) => <p>Paragraph {i} of {slug} says something of its own.</p>)}</body></html>
`,
  );
  const startedAt = performance.now();
  await runAlone(['node_modules/astro/bin/astro.mjs', 'build', '--silent'], root);
  const durationMs = performance.now() - startedAt;
  rmSync(root, { recursive: true, force: true });
  return durationMs;
}
