import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds, as a number: PostgreSQL counts in a type that `pg` reads as a string. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const row = await query.select((e) => e.fn.countAll().as('n')).executeTakeFirstOrThrow();
  return Number((row as { n: unknown }).n);
}

/** The ids of the rows that a statement selects, or returns because it changed or deleted them. */
export const idsOf = async <Id>(statement: { execute(): Promise<{ id: Id }[]> }): Promise<Id[]> =>
  (await statement.execute()).map(({ id }) => id);
