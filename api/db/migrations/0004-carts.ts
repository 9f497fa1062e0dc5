import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;

  await s
    .createTable('cart')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('store', 'registry', 'amazonCart')`))
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('visitor_id', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    // One of the two, and each of them one cart of a type: an absent owner equals no other.
    .addCheckConstraint('cart_of_one', sql`(user_id is null) <> (visitor_id is null)`)
    .addUniqueConstraint('cart_once_per_user', ['user_id', 'type'])
    .addUniqueConstraint('cart_once_per_visitor', ['visitor_id', 'type'])
    .execute();
  await s.createIndex('cart_by_age').on('cart').column('updated_at').execute();

  await s
    .createTable('cart_item')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('cart_id', 'text', (c) => c.notNull().references('cart.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('product_id', 'integer')
    .addColumn('reg_item_id', 'text', (c) => c.references('reg_item.id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity between 1 and 20`))
    .addColumn('seen_cents', 'integer')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('saved', 'integer', (c) => c.notNull().check(sql`saved in (0, 1)`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('removed_at', 'bigint')
    .addUniqueConstraint('cart_item_once', ['cart_id', 'subject'])
    .execute();
  await s.createIndex('cart_item_by_reg_item').on('cart_item').column('reg_item_id').execute();
}
