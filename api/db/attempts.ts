import type { Trx } from './database.ts';

/** Counts one more attempt in a scope, and returns how many there were in this window. Kept for a week. */
export async function countAttempt(trx: Trx, scope: string, windowStart: number): Promise<number> {
  const row = await trx
    .insertInto('attempt')
    .values({ scope, window_start: windowStart, count: 1 })
    .onConflict((c) => c.columns(['scope', 'window_start']).doUpdateSet((e) => ({ count: e('attempt.count', '+', 1) })))
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** One that was counted in this window does not count any more. */
export const uncountAttempt = (trx: Trx, scope: string, windowStart: number) =>
  trx
    .updateTable('attempt')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('scope', '=', scope)
    .where('window_start', '=', windowStart)
    .where('count', '>', 0)
    .execute();

export const forgetAttempts = (trx: Trx, scope: string) =>
  trx.deleteFrom('attempt').where('scope', '=', scope).execute();
