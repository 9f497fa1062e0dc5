import { besideOwnTime, ownTime } from '#search-index/bench/own-time.ts';
import { runSearchBench } from '#search-index/bench/search.bench.ts';
import type { BenchPart, Figure } from './part.ts';

/** Targets of the embedded engine, by number of products; the server is compared with its own bare answers within its bench. */
const embeddedP95Ms: Record<number, number> = { 20000: 5, 200000: 20 };
const suggestionP95Ms = 2;
/** Relative to its own time in the same run. */
const serverRatio = 1.5;

/** Both engines at two sizes; `BENCH_SEARCH_SIZES=20000` shortens it. */
export const search: BenchPart = {
  name: 'search',
  async run({ leaveOut }) {
    const sizes = (process.env.BENCH_SEARCH_SIZES ?? '20000,200000').split(',').map(Number);
    const rows = await runSearchBench({ sizes });
    if (!rows.some((row) => row.engine.startsWith('meili'))) leaveOut('Meilisearch: its server is not here');
    const ratios = rows
      .filter(({ what }) => what === besideOwnTime)
      .flatMap(({ engine, products, p50, p95 }): Figure[] => {
        const own = rows.find((row) => row.what === ownTime && row.products === products)!;
        const name = `${engine}, ${products.toLocaleString('en-US')}: times its own time`;
        return [
          { name: `${name}, p50`, value: p50 / own.p50, unit: 'x' },
          { name: `${name}, p95`, value: p95 / own.p95, unit: 'x', budget: { of: 'value', atMost: serverRatio } },
        ];
      });
    const figures = rows.flatMap((row): Figure[] => {
      const name = `${row.engine}, ${row.products.toLocaleString('en-US')}: ${row.what}`;
      const isQuery =
        row.engine === 'embedded' &&
        row.unit === 'ms' &&
        !row.what.includes('suggest') &&
        row.products in embeddedP95Ms;
      const isSuggestion = row.engine === 'embedded' && row.what === 'suggestion';
      const p50: Figure = { name: `${name}, p50`, value: row.p50, unit: row.unit };
      const p95: Figure = {
        name: `${name}, p95`,
        value: row.p95,
        unit: row.unit,
        ...(isQuery ? { budget: { of: 'value', atMost: embeddedP95Ms[row.products]! } } : {}),
        ...(isSuggestion ? { budget: { of: 'value', atMost: suggestionP95Ms } } : {}),
      };
      return row.unit === 'ms' ? [p50, p95] : [{ ...p50, name }];
    });
    return [...figures, ...ratios];
  },
};
