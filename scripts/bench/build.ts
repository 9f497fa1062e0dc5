import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFolder, makeContentFolder } from '#content/testing/content-folder.ts';
import { articleSlug, makeArticle, writeArticles } from '#content/testing/write-articles.ts';
import type { BenchPart, Figure } from './part.ts';
import { runAlone } from './run-alone.ts';

const sizes = [1_000, 5_000];

/**
 * Articles a second through our content build (parse, check, link) against Astro alone making as many plain pages in the same
 * run. A page of ours costs both, so the ratio is of the sum.
 */
export const build: BenchPart = {
  name: 'build',
  async run() {
    const figures: Figure[] = [];
    for (const count of sizes) {
      const plainMs = await measureAstroAlone(count);
      const folder = makeContentFolder();
      writeArticles(folder, count);
      const { durationMs } = await folder.build({ parser: undefined });
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
          budget: { of: 'ratio', atLeast: 0.5 },
        },
        {
          name: `${name}: the content after one is edited`,
          value: editedMs / 1000,
          unit: 's',
          budget: { of: 'value', atMost: 5 },
        },
      );
    }
    return figures;
  },
};

/** What somebody waits for who has changed one sentence: the others are known already. */
async function measureOneEdit(folder: ContentFolder): Promise<number> {
  folder.write(`articles/${articleSlug(0)}.md`, makeArticle(0).replace('**exactly**', 'more or less'));
  const { durationMs } = await folder.build({ parser: undefined });
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
