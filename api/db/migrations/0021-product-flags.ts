import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** What is yes or no of a product is one list, so that another flag needs no column. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('generic_product')
    .addColumn('flags', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await db
    .updateTable('generic_product')
    .set({ flags: '["fsaHsaEligible"]' })
    .where('fsa_hsa_eligible', '=', 1)
    .execute();
  await db.schema.alterTable('generic_product').dropColumn('fsa_hsa_eligible').execute();
}
