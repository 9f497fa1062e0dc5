import type { ExpressionBuilder } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { Day } from '#rules/days.ts';

const isUntold = (w: ExpressionBuilder<Tables, 'reservation'>, before: number, today: Day) =>
  w.and([
    w('told_owner_at', 'is', null),
    w('active', '=', 1),
    w('updated_at', '<=', before),
    w.or([w('email_verified_at', 'is not', null), w('state', '<>', 'reserved')]),
    w.or([w('secret_until', 'is', null), w('secret_until', '<=', today)]),
  ]);

type MoneyTable = 'cash_fund_contribution' | 'group_gift_contribution';

/**
 * Registries with gifts of which the owner was not told and which nobody has changed for two hours, ordered by id. Each is listed once: if
 * the owner gets no more mail today, there may be thousands of such gifts.
 */
export async function findRegistriesWithNews(
  db: Query,
  { now, before, today, after, most }: { now: number; before: number; today: Day; after: string; most: number },
): Promise<string[]> {
  const withGifts = await db
    .selectFrom('reservation')
    .select('registry_id')
    .distinct()
    .where('registry_id', '>', after)
    .where((w) => isUntold(w, before, today))
    .orderBy('registry_id')
    .limit(most)
    .execute();
  const withMoney = (table: MoneyTable) =>
    db
      .selectFrom(table)
      .select('registry_id')
      .distinct()
      .where('registry_id', '>', after)
      .where('tell_owner_at', 'is not', null)
      .where('tell_owner_at', '<=', now)
      .orderBy('registry_id')
      .limit(most)
      .execute();
  const rows = [
    ...withGifts,
    ...(await withMoney('cash_fund_contribution')),
    ...(await withMoney('group_gift_contribution')),
  ];
  return [...new Set(rows.map((row) => row.registry_id))].sort().slice(0, most);
}

/** The oldest 500 of a registry; those that their givers keep secret on this day come later. */
export const findUntoldGifts = (trx: Trx, registryId: string, before: number, today: Day) =>
  trx
    .selectFrom('reservation')
    .select(['id', 'reg_item_id', 'quantity', 'giver_name', 'message', 'snapshot', 'secret_until', 'recorded_by'])
    .where('registry_id', '=', registryId)
    .where((w) => isUntold(w, before, today))
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute();

export const findUntoldPledges = (trx: Trx, registryId: string, now: number) =>
  trx
    .selectFrom('cash_fund_contribution')
    .select(['id', 'reg_item_id', 'amount_cents', 'currency', 'giver_name', 'message', 'fund_title', 'state'])
    .where('registry_id', '=', registryId)
    .where('tell_owner_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findUntoldShares = (trx: Trx, registryId: string, now: number) =>
  trx
    .selectFrom('group_gift_contribution')
    .innerJoin('group_gift', 'group_gift.id', 'group_gift_contribution.group_gift_id')
    .select([
      'group_gift_contribution.id',
      'group_gift.reg_item_id',
      'group_gift_contribution.amount_cents',
      'group_gift_contribution.currency',
      'group_gift_contribution.giver_name',
      'group_gift_contribution.message',
      'group_gift_contribution.gift_title',
      'group_gift.state as gift_state',
    ])
    .where('group_gift_contribution.registry_id', '=', registryId)
    .where('group_gift_contribution.tell_owner_at', '<=', now)
    .orderBy('group_gift_contribution.created_at')
    .orderBy('group_gift_contribution.id')
    .execute();

export const markGiftTold = (trx: Trx, id: string, now: number) =>
  trx.updateTable('reservation').set({ told_owner_at: now }).where('id', '=', id).execute();

export const markMoneyTold = (trx: Trx, table: MoneyTable, registryId: string, now: number) =>
  trx
    .updateTable(table)
    .set({ tell_owner_at: null })
    .where('registry_id', '=', registryId)
    .where('tell_owner_at', '<=', now)
    .execute();

export const findOwner = (db: Query, registryId: string) =>
  db
    .selectFrom('registry')
    .innerJoin('user', 'user.id', 'registry.owner_id')
    .select(['user.id', 'user.email', 'registry.title'])
    .where('registry.id', '=', registryId)
    .executeTakeFirstOrThrow();
