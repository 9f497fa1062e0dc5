import { beforeAll, describe, expect, it } from 'vitest';
import { heldOutSets, readJudgedQueries } from '#search-index/bench/relevance/judging.ts';
import { scoreQueries } from '#search-index/bench/relevance/scoring.ts';
import { createEmbeddedEngine } from '#search-index/embedded/embedded-engine.ts';
import type { ProductDocument, SearchEngine } from '#search-index/engine.ts';
import { createMeilisearchEngine } from '#search-index/meilisearch/meilisearch-engine.ts';
import { resilientSearch } from '#search-index/resilient.ts';
import { startMeilisearch } from '#search-index/testing/meilisearch-server.ts';
import { demoDocuments } from './demo-documents.ts';

/** Below the scores of both engines, so that only a real loss fails: [nDCG@10, right product first]. */
const floors = {
  'judged-queries': [0.97, 0.97],
  'held-out-first': [0.96, 0.97],
  'held-out-second': [0.9, 0.9],
  'held-out-third': [0.92, 0.92],
  mechanics: [0.96, 0.96],
  'words-first': [0.94, 0.94],
  'words-second': [0.85, 0.85],
} as const;
const typoFloor = 0.9;

let products: ProductDocument[] = [];
beforeAll(async () => {
  products = await demoDocuments();
});

async function embedded() {
  return { engine: createEmbeddedEngine() as SearchEngine, stop: async () => {} };
}

/** As in the shop, but without a time limit; null where no server can start. */
async function server() {
  const started = await startMeilisearch();
  if (started === null) return null;
  const primary = createMeilisearchEngine({ url: started.url, key: started.key, prefix: 'strangers' });
  const engine: SearchEngine = resilientSearch({
    primary,
    fallback: createEmbeddedEngine(),
    now: Date.now,
    budgetMs: 60_000,
  });
  return { engine, stop: started.stop };
}

describe.each([
  ['embedded', embedded],
  ['meilisearch', server],
])('What people type, answered by %s', (_name, open) => {
  it('is answered as well as it was', async () => {
    const opened = await open();
    if (opened === null) return;
    try {
      await opened.engine.rebuild({ products: () => products, articles: () => [] });
      for (const set of ['judged-queries', ...heldOutSets] as const) {
        const { report } = await scoreQueries(opened.engine, readJudgedQueries(products, set), products);
        const [ndcg, rightFirst] = floors[set];
        expect.soft(report.all.ndcg, `${set}: nDCG@10`).toBeGreaterThanOrEqual(ndcg);
        expect.soft(report.all.rightFirst, `${set}: right first`).toBeGreaterThanOrEqual(rightFirst);
        if (report.groups.typo !== undefined)
          expect.soft(report.groups.typo.ndcg, `${set}: typos`).toBeGreaterThanOrEqual(typoFloor);
        expect.soft(report.stale, set).toEqual([]);
      }
    } finally {
      await opened.stop();
    }
  }, 600_000);
});
