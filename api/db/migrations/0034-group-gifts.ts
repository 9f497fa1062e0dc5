import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;

  // One place for it in the item: one group gift at a time.
  await s.alterTable('reg_item').addColumn('group_gift_id', 'text').execute();
  await s
    .createTable('group_gift')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reg_item_id', 'text', (c) => c.notNull().references('reg_item.id').onDelete('cascade'))
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('open', 'funded', 'redeemed', 'closed')`))
    .addColumn('outcome', 'text', (c) => c.check(sql`outcome in ('credit', 'refund')`))
    .addColumn('ended_by', 'text', (c) => c.check(sql`ended_by in ('owner', 'arrival', 'product')`))
    .addColumn('price_cents', 'integer', (c) => c.notNull().check(sql`price_cents between 1 and 5000000`))
    .addColumn('goal_cents', 'integer', (c) => c.notNull())
    .addColumn('raised_cents', 'integer', (c) => c.notNull())
    .addColumn('paid_cents', 'integer', (c) => c.notNull())
    .addColumn('redeemed_cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint(
      'group_gift_within_goal',
      sql`paid_cents >= 0 and paid_cents <= raised_cents and raised_cents <= goal_cents`,
    )
    .addCheckConstraint('group_gift_redeemed', sql`redeemed_cents >= 0 and redeemed_cents <= paid_cents`)
    .execute();
  await s.createIndex('group_gift_by_registry').on('group_gift').column('registry_id').execute();

  await s
    .createTable('group_gift_contribution')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('group_gift_id', 'text', (c) => c.notNull().references('group_gift.id').onDelete('cascade'))
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('visitor_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(sql`amount_cents > 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('pending', 'authorised', 'captured', 'released', 'refunded')`),
    )
    .addColumn('refund_cents', 'integer', (c) => c.notNull())
    .addColumn('payment_reference', 'text')
    .addColumn('giver_name', 'text', (c) => c.notNull())
    .addColumn('giver_email', 'text', (c) => c.notNull())
    .addColumn('is_own_email', 'integer', (c) => c.notNull().check(sql`is_own_email in (0, 1)`))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('gift_title', 'text', (c) => c.notNull())
    .addColumn('link_hash', 'text')
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('group_gift_refund', sql`refund_cents >= 0 and refund_cents <= amount_cents`)
    .execute();
  await s
    .createIndex('group_gift_contribution_by_gift')
    .on('group_gift_contribution')
    .column('group_gift_id')
    .execute();
  await s
    .createIndex('group_gift_contribution_by_visitor')
    .on('group_gift_contribution')
    .column('visitor_id')
    .execute();
  await s
    .createIndex('group_gift_contribution_by_user')
    .on('group_gift_contribution')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute();
  await s
    .createIndex('group_gift_contribution_by_expiry')
    .on('group_gift_contribution')
    .column('expires_at')
    .where(sql.ref('expires_at'), 'is not', null)
    .execute();

  await s
    .createTable('ledger_account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('is_outside', 'integer', (c) => c.notNull().check(sql`is_outside in (0, 1)`))
    .addColumn('balance_cents', 'bigint', (c) => c.notNull())
    .addCheckConstraint('ledger_never_negative', sql`is_outside = 1 or balance_cents >= 0`)
    .execute();
  await s
    .createTable('ledger_transfer')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unique_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('authorise', 'capture', 'release', 'refund', 'redeem')`),
    )
    .addColumn('from_account', 'text', (c) => c.notNull().references('ledger_account.id'))
    .addColumn('to_account', 'text', (c) => c.notNull().references('ledger_account.id'))
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(sql`amount_cents > 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('ledger_transfer_by_subject').on('ledger_transfer').columns(['subject_id', 'id']).execute();

  await openThoseOfCrowdfunds(db);
}

/** What is given together could be reserved like a thing: it collects from now on. Its group gift has the item's own id. */
async function openThoseOfCrowdfunds(db: AnyDatabase): Promise<void> {
  const items = await db
    .selectFrom('reg_item')
    .innerJoin('product', 'product.id', 'reg_item.product_id')
    .innerJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .select(['reg_item.id', 'reg_item.registry_id', 'product.price_cents', 'product.currency', 'reg_item.updated_at'])
    .where('generic_product.type', '=', 'crowdfund')
    .where('reg_item.removed_at', 'is', null)
    .where('product.price_cents', '>', 0)
    .where('product.price_cents', '<=', 5_000_000)
    .execute();
  for (const { id, registry_id, price_cents, currency, updated_at } of items) {
    const gift = { id, reg_item_id: id, registry_id, state: 'open', price_cents, currency };
    const none = { raised_cents: 0, paid_cents: 0, redeemed_cents: 0 };
    const at = { created_at: updated_at, updated_at };
    await db
      .insertInto('group_gift')
      .values({ ...gift, ...none, ...at, goal_cents: price_cents + Math.ceil(price_cents / 10) })
      .execute();
    await db.updateTable('reg_item').set({ group_gift_id: id }).where('id', '=', id).execute();
  }
}
