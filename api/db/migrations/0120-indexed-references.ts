import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * Rows that refer to a deleted item, registry or account are found by an index instead of reading their whole table. Reservations that wait
 * for a confirmed email are found without reading all others of their registry.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;
  await s.dropIndex('reservation_by_registry').execute();
  await s
    .createIndex('reservation_by_registry')
    .on('reservation')
    .columns(['registry_id', 'active', 'email_verified_at'])
    .execute();
  for (const [name, table, column] of [
    ['reservation_by_item', 'reservation', 'reg_item_id'],
    ['cash_fund_contribution_by_item', 'cash_fund_contribution', 'reg_item_id'],
    ['group_gift_by_item', 'group_gift', 'reg_item_id'],
    ['group_gift_contribution_by_registry', 'group_gift_contribution', 'registry_id'],
    ['registry_slug_by_registry', 'registry_slug', 'registry_id'],
    ['registry_transfer_by_recipient', 'registry_transfer', 'to_user_id'],
    ['review_by_user', 'review', 'user_id'],
    ['product_question_by_user', 'product_question', 'user_id'],
    ['product_answer_by_user', 'product_answer', 'user_id'],
  ] as const)
    await s.createIndex(name).on(table).column(column).execute();
}
