import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

const counting = new AsyncLocalStorage<{ rows: number }>();

/** For rows that a cache has kept: what is done with them costs more than to read them. */
export function noteRows(rows: number): void {
  const count = counting.getStore();
  if (count !== undefined) count.rows += rows;
}

/** Counts the rows that queries return or write, for `countRowsRead`. */
export const rowCounter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    noteRows(result.rows.length + Number(result.numAffectedRows ?? 0));
    return result;
  },
};

/** Runs it. `rows`: how many its queries have returned so far, which tells most of the work of a call. */
export function countRowsRead<T>(run: () => Promise<T>): { done: Promise<T>; rows: () => number } {
  const count = { rows: 0 };
  return { done: counting.run(count, run), rows: () => count.rows };
}
