import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** In which categories a brand sells was read from all of its products: a dozen look-ups in an index instead of 13,000 rows. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createIndex('generic_product_by_brand_and_category')
    .on('generic_product')
    .columns(['brand_id', 'category'])
    .execute();
}
