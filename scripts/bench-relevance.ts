/**
 * `npm run bench:relevance [-- embedded|meilisearch] [--failures]`: how well both engines answer the judged queries over the demo
 * catalogue. `--failures` lists the worst answers of the development half; for the held-out half only figures are ever shown.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type SuggestionReport, scoreSuggestions } from '#search-index/bench/relevance/judged-suggestions.ts';
import { type Half, heldOutSets, readJudgedQueries } from '#search-index/bench/relevance/judging.ts';
import { type RelevanceReport, type Scored, scoreQueries } from '#search-index/bench/relevance/scoring.ts';
import { createEmbeddedEngine } from '#search-index/embedded/embedded-engine.ts';
import type { SearchEngine } from '#search-index/engine.ts';
import { createMeilisearchEngine } from '#search-index/meilisearch/meilisearch-engine.ts';
import { resilientSearch } from '#search-index/resilient.ts';
import { startMeilisearch } from '#search-index/testing/meilisearch-server.ts';
import { prepareContent } from './build-site.ts';
import { demoDocuments } from './demo-documents.ts';

const failuresShown = 60;
const resultFile = '.cache/bench/relevance.json';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const showsFailures = process.argv.includes('--failures');

await prepareContent({ drafts: false, now: Date.now() });
const products = await demoDocuments();
const queries = readJudgedQueries(products);
console.log(`${queries.length} judged queries over ${products.length} products\n`);
type Part = Half | (typeof heldOutSets)[number];
const results: Record<string, Record<Part, RelevanceReport>> = {};
const suggestions: Record<string, SuggestionReport> = {};
for (const [name, open] of [
  ['embedded', async () => ({ engine: createEmbeddedEngine(), stop: async () => {} })],
  ['meilisearch', openServer],
] as const) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const opened = await open();
  if (opened === null) continue;
  try {
    await opened.engine.rebuild({ products: () => products, articles: () => [] });
    results[name] = await measure(name, opened.engine);
    suggestions[name] = await measureSuggestions(name, opened.engine);
  } finally {
    await opened.stop();
  }
}
mkdirSync('.cache/bench', { recursive: true });
writeFileSync(
  resultFile,
  JSON.stringify({ products: products.length, queries: queries.length, results, suggestions }, null, 2),
);
console.log(`Written to ${resultFile}`);

async function measureSuggestions(name: string, engine: SearchEngine): Promise<SuggestionReport> {
  const report = await scoreSuggestions(engine);
  const { typed, rightFirst, amongThree, wrong, dead } = report;
  console.log(`${name}, suggestions for ${typed} beginnings`);
  console.log(
    `  right first ${rightFirst.toFixed(3)}   among three ${amongThree.toFixed(3)}   finding nothing: ${dead.length}`,
  );
  for (const line of wrong) console.log(`  ${line}`);
  console.log('');
  return report;
}

async function measure(name: string, engine: SearchEngine): Promise<Record<Part, RelevanceReport>> {
  const reports = {} as Record<Part, RelevanceReport>;
  for (const half of ['development', 'held-out'] as const) {
    const asked = queries.filter((query) => query.half === half);
    const { report, scored } = await scoreQueries(engine, asked, products);
    reports[half] = report;
    print(name, half, report);
    if (showsFailures && half === 'development') printFailures(scored);
  }
  for (const set of heldOutSets) {
    const { report, scored } = await scoreQueries(engine, readJudgedQueries(products, set), products);
    reports[set] = report;
    print(name, set, report);
    if (showsFailures) printFailures(scored);
  }
  return reports;
}

function print(
  name: string,
  part: Part,
  { all, groups, foundNothing, rightCalledNearest, foundSomething, stale }: RelevanceReport,
): void {
  const listed = (texts: readonly string[]): string =>
    part !== 'held-out' && texts.length > 0 ? texts.join(', ') : `${texts.length}`;
  const line = (title: string, { queries: count, ndcg, rightFirst }: RelevanceReport['all']): string =>
    `  ${title.padEnd(14)} ${String(count).padStart(4)}   nDCG@10 ${ndcg.toFixed(3)}   right first ${rightFirst.toFixed(3)}`;
  console.log(`${name}, ${part}\n${line('all', all)}`);
  for (const [group, summary] of Object.entries(groups)) console.log(line(group, summary));
  const wrong = foundSomething.map(({ query, first }) => `${query} (${first})`);
  console.log(`  found nothing: ${listed(foundNothing)}`);
  console.log(`  right and called only near: ${listed(rightCalledNearest)}`);
  console.log(`  answered with confidence where nothing is right: ${listed(wrong)}`);
  if (stale.length > 0) console.log(`  not in this catalogue any more: ${stale.join(', ')}`);
  console.log('');
}

function printFailures(scored: readonly Scored[]): void {
  const worst = scored
    .filter(({ query, ndcg }) => !query.expectsNothing && ndcg < 0.95)
    .sort((a, b) => a.ndcg - b.ndcg);
  for (const { query, ndcg, total, shown } of worst.slice(0, failuresShown)) {
    const titles = shown.slice(0, 4).map((product) => `${query.grade(product)} ${product.title}`);
    console.log(`  ${ndcg.toFixed(2)} ${query.group}: ${query.text} (${total}): ${titles.join(' | ')}`);
  }
  console.log('');
}

async function openServer(): Promise<{ engine: SearchEngine; stop: () => Promise<void> } | null> {
  const server = await startMeilisearch();
  if (server === null) return null;
  const primary = createMeilisearchEngine({ url: server.url, key: server.key, prefix: 'relevance' });
  // As in the shop, but without its time limit: otherwise the other engine would answer late queries, and that one has figures of its own.
  const engine = resilientSearch({ primary, fallback: createEmbeddedEngine(), now: Date.now, budgetMs: 10_000 });
  return { engine, stop: server.stop };
}
