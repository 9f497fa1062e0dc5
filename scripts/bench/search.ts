import { runSearchBench } from '#search-index/bench/search.bench.ts';
import type { BenchPart, Figure } from './part.ts';

/** What the embedded engine aims at, by products; the server is compared with its own bare answers inside its bench. */
const embeddedP95Ms: Record<number, number> = { 20000: 5, 200000: 20 };

/** Both engines at two sizes; `BENCH_SEARCH_SIZES=20000` shortens it. */
export const search: BenchPart = {
  name: 'search',
  async run({ leaveOut }) {
    const sizes = (process.env.BENCH_SEARCH_SIZES ?? '20000,200000').split(',').map(Number);
    const rows = await runSearchBench({ sizes });
    if (!rows.some((row) => row.engine.startsWith('meili'))) leaveOut('Meilisearch: its server is not here');
    return rows.flatMap((row): Figure[] => {
      const name = `${row.engine}, ${row.products.toLocaleString('en-US')}: ${row.what}`;
      const isQuery =
        row.engine === 'embedded' &&
        row.unit === 'ms' &&
        !row.what.includes('suggest') &&
        row.products in embeddedP95Ms;
      const p50: Figure = { name: `${name}, p50`, value: row.p50, unit: row.unit };
      const p95: Figure = {
        name: `${name}, p95`,
        value: row.p95,
        unit: row.unit,
        ...(isQuery ? { budget: { of: 'value', atMost: embeddedP95Ms[row.products]! } } : {}),
      };
      return row.unit === 'ms' ? [p50, p95] : [{ ...p50, name }];
    });
  },
};
