import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, as a number: PostgreSQL counts in a type that `pg` reads as text. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const row = await query.select((e) => e.fn.countAll().as('n')).executeTakeFirstOrThrow();
  return Number((row as { n: unknown }).n);
}
