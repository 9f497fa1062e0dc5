import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  await s.alterTable('payment_preference').addColumn('details_sealed', 'text').execute();

  await s
    .createTable('cash_fund_contribution')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reg_item_id', 'text', (c) => c.notNull().references('reg_item.id').onDelete('cascade'))
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('visitor_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(sql`amount_cents between 100 and 1000000`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('payment_kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('pledged', 'sent', 'received', 'cancelled')`))
    .addColumn('giver_name', 'text', (c) => c.notNull())
    .addColumn('giver_email', 'text', (c) => c.notNull())
    .addColumn('email_verified_at', 'bigint')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('fund_title', 'text', (c) => c.notNull())
    .addColumn('link_hash', 'text')
    .addColumn('address_tag', 'text')
    .addColumn('details_shown_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await s
    .createIndex('cash_fund_contribution_by_registry')
    .on('cash_fund_contribution')
    .columns(['registry_id', 'reg_item_id'])
    .execute();
  await s.createIndex('cash_fund_contribution_by_visitor').on('cash_fund_contribution').column('visitor_id').execute();
  await s
    .createIndex('cash_fund_contribution_by_user')
    .on('cash_fund_contribution')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute();
  await s
    .createIndex('cash_fund_contribution_by_expiry')
    .on('cash_fund_contribution')
    .column('expires_at')
    .where(sql.ref('expires_at'), 'is not', null)
    .execute();

  // What was added as a product of the shop could be reserved like a thing. Its price was the shop's suggestion, no goal of the family's.
  await db
    .updateTable('reg_item')
    .set({ kind: 'cash_fund', price_cents: null, quantity: 1, category_id: -13 })
    .where('kind', '=', 'product')
    .where('generic_product_id', 'in', db.selectFrom('generic_product').select('id').where('type', '=', 'cash_fund'))
    .execute();
}
