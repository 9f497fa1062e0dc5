import type { ExpressionBuilder } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { Day } from '#rules/days.ts';

type OfGift = ExpressionBuilder<Tables, 'reservation'>;

/** What an owner may be told of on this day, as far as the giver is concerned. */
const isTellable = (w: OfGift, today: Day) =>
  w.and([
    w('active', '=', 1),
    w.or([w('email_verified_at', 'is not', null), w('state', '<>', 'reserved')]),
    w.or([w('secret_until', 'is', null), w('secret_until', '<=', today)]),
  ]);

const isUntold = (w: OfGift, before: number, today: Day) =>
  w.and([w('told_owner_at', 'is', null), w('updated_at', '<=', before), isTellable(w, today)]);

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
  giftsOf(trx, registryId)
    .where((w) => isUntold(w, before, today))
    .limit(500)
    .execute();

/** Jobs of the version before do not say when they told. */
type ToldAt = number | undefined;

const isToldBy = (w: OfGift, toldAt: ToldAt) =>
  toldAt === undefined ? w('told_owner_at', 'is not', null) : w('told_owner_at', '=', toldAt);

/** Of these gifts, those that may still be told, in a mail that has waited; not those that a later one tells. */
export const findToldGifts = async (
  trx: Trx,
  registryId: string,
  { ids, toldAt, today }: { ids: readonly string[]; toldAt: ToldAt; today: Day },
) =>
  ids.length === 0
    ? []
    : giftsOf(trx, registryId)
        .where('id', 'in', ids)
        .where((w) => w.and([isToldBy(w, toldAt), isTellable(w, today)]))
        .execute();

const giftsOf = (trx: Trx, registryId: string) =>
  trx
    .selectFrom('reservation')
    .select(['id', 'reg_item_id', 'quantity', 'giver_name', 'message', 'snapshot', 'secret_until', 'recorded_by'])
    .where('registry_id', '=', registryId)
    .orderBy('created_at')
    .orderBy('id');

export const findUntoldPledges = (trx: Trx, registryId: string, now: number) =>
  pledgesOf(trx, registryId).where('tell_owner_at', '<=', now).execute();

/** A pledge that was sent since then comes in a later mail. */
export const findToldPledges = async (
  trx: Trx,
  registryId: string,
  { ids, toldAt }: { ids: readonly string[]; toldAt: ToldAt },
) =>
  ids.length === 0
    ? []
    : pledgesOf(trx, registryId)
        .where('id', 'in', ids)
        .where('state', '<>', 'cancelled')
        .$if(toldAt !== undefined, (q) => q.where((w) => w.or([w('sent_at', 'is', null), w('sent_at', '<', toldAt!)])))
        .execute();

const pledgesOf = (trx: Trx, registryId: string) =>
  trx
    .selectFrom('cash_fund_contribution')
    .select(['id', 'reg_item_id', 'amount_cents', 'currency', 'giver_name', 'message', 'fund_title', 'state'])
    .where('registry_id', '=', registryId)
    .orderBy('created_at')
    .orderBy('id');

export const findUntoldShares = (trx: Trx, registryId: string, now: number) =>
  sharesOf(trx, registryId).where('group_gift_contribution.tell_owner_at', '<=', now).execute();

export const findToldShares = async (trx: Trx, registryId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : sharesOf(trx, registryId)
        .where('group_gift_contribution.id', 'in', ids)
        .where('group_gift_contribution.state', 'not in', ['released', 'refunded'])
        .execute();

const sharesOf = (trx: Trx, registryId: string) =>
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
    .orderBy('group_gift_contribution.created_at')
    .orderBy('group_gift_contribution.id');

export const markGiftTold = (trx: Trx, id: string, now: number) =>
  trx.updateTable('reservation').set({ told_owner_at: now }).where('id', '=', id).execute();

/** These are left out of a mail: they come again when they may be told, unless a later one tells them. */
export const markGiftsUntold = async (trx: Trx, ids: readonly string[], toldAt: ToldAt) => {
  if (ids.length > 0)
    await trx
      .updateTable('reservation')
      .set({ told_owner_at: null })
      .where('id', 'in', ids)
      .where((w) => isToldBy(w, toldAt))
      .execute();
};

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
    .executeTakeFirst();
