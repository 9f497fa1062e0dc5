import type { Insertable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { GroupContributionState } from '#rules/group-gifts.ts';

export type GroupGiftRow = Tables['group_gift'];
export type ShareRow = NonNullable<Awaited<ReturnType<typeof findShare>>>;

export const insertGift = (trx: Trx, row: GroupGiftRow) => trx.insertInto('group_gift').values(row).execute();

export const findGift = (db: Query, id: string): Promise<GroupGiftRow | undefined> =>
  db.selectFrom('group_gift').selectAll().where('id', '=', id).executeTakeFirst();

export const findGiftsOfRegistry = (db: Query, registryId: string): Promise<GroupGiftRow[]> =>
  db.selectFrom('group_gift').selectAll().where('registry_id', '=', registryId).limit(2000).execute();

export const updateGift = (trx: Trx, id: string, set: Partial<GroupGiftRow>, now: number) =>
  trx
    .updateTable('group_gift')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

/**
 * Adds to what is raised and paid, where the goal still has room for it. The checks of the table stand behind it.
 * @returns false when it has not
 */
export async function addToSums(
  trx: Trx,
  id: string,
  { raisedCents = 0, paidCents = 0 }: { raisedCents?: number; paidCents?: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('group_gift')
    .set((e) => ({
      raised_cents: e('raised_cents', '+', raisedCents),
      paid_cents: e('paid_cents', '+', paidCents),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where((w) => w(w('raised_cents', '+', raisedCents), '<=', w.ref('goal_cents')))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const addToRedeemed = (trx: Trx, id: string, cents: number, now: number) =>
  trx
    .updateTable('group_gift')
    .set((e) => ({ redeemed_cents: e('redeemed_cents', '+', cents), updated_at: now }))
    .where('id', '=', id)
    .execute();

/** What may be null may be left out. */
export const insertShare = (trx: Trx, row: Insertable<Tables['group_gift_contribution']>) =>
  trx.insertInto('group_gift_contribution').values(row).execute();

export const updateShare = (trx: Trx, id: string, set: Partial<Tables['group_gift_contribution']>, now: number) =>
  trx
    .updateTable('group_gift_contribution')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

const shares = (db: Query) =>
  db
    .selectFrom('group_gift_contribution')
    .innerJoin('group_gift', 'group_gift.id', 'group_gift_contribution.group_gift_id')
    .innerJoin('registry', 'registry.id', 'group_gift_contribution.registry_id')
    .selectAll('group_gift_contribution')
    .select([
      'group_gift.state as gift_state',
      'group_gift.outcome as gift_outcome',
      'group_gift.redeemed_cents as gift_redeemed_cents',
      'group_gift.reg_item_id',
      'registry.title as registry_title',
      'registry.slug as registry_slug',
      'registry.owner_id',
      'registry.state as registry_state',
    ]);

export const findShare = (db: Query, id: string) =>
  shares(db).where('group_gift_contribution.id', '=', id).executeTakeFirst();

export const findSharesOfGift = (db: Query, giftId: string) =>
  shares(db)
    .where('group_gift_contribution.group_gift_id', '=', giftId)
    .orderBy('group_gift_contribution.id')
    .limit(5000)
    .execute();

export const findSharesOfGiver = (
  db: Query,
  giver: { visitorId: string | null; userId: string | null; grants: readonly string[]; emails: readonly string[] },
) =>
  shares(db)
    .where((w) =>
      w.or([
        w('group_gift_contribution.visitor_id', '=', giver.visitorId ?? ''),
        w('group_gift_contribution.user_id', '=', giver.userId ?? ''),
        ...(giver.grants.length > 0 ? [w('group_gift_contribution.id', 'in', giver.grants)] : []),
        ...(giver.emails.length > 0 ? [w('group_gift_contribution.giver_email', 'in', giver.emails)] : []),
      ]),
    )
    .orderBy('group_gift_contribution.created_at', 'desc')
    .limit(200)
    .execute();

const paid: readonly GroupContributionState[] = ['authorised', 'captured', 'refunded'];

/** What was paid toward the group gifts of a registry. */
export const findPaidOfRegistry = (db: Query, registryId: string) =>
  db
    .selectFrom('group_gift_contribution')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('state', 'in', paid)
    .orderBy('created_at')
    .limit(5000)
    .execute();

export const countPendingOf = async (trx: Trx, giftId: string, visitorId: string): Promise<number> =>
  (
    await trx
      .selectFrom('group_gift_contribution')
      .select('id')
      .where('group_gift_id', '=', giftId)
      .where('visitor_id', '=', visitorId)
      .where('state', '=', 'pending')
      .limit(20)
      .execute()
  ).length;

export const findUnpaid = (db: Query, now: number, most: number) =>
  db
    .selectFrom('group_gift_contribution')
    .select(['id', 'registry_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();

/** Group gifts that may have to end, with what decides it. */
export const findRunning = (db: Query, most: number, after: string) =>
  db
    .selectFrom('group_gift')
    .innerJoin('registry', 'registry.id', 'group_gift.registry_id')
    .innerJoin('reg_item', 'reg_item.id', 'group_gift.reg_item_id')
    .leftJoin('product', 'product.id', 'reg_item.product_id')
    .select([
      'group_gift.id',
      'group_gift.registry_id',
      'group_gift.state',
      'group_gift.outcome',
      'group_gift.updated_at',
      'registry.owner_id',
      'registry.arrival_sealed',
      'reg_item.product_id',
      'product.id as sold_id',
    ])
    .where('group_gift.id', '>', after)
    .where((w) =>
      w.or([
        w('group_gift.state', 'in', ['open', 'funded']),
        w.and([w('group_gift.state', '=', 'closed'), w('group_gift.outcome', 'is', null)]),
      ]),
    )
    .orderBy('group_gift.id')
    .limit(most)
    .execute();

/** With what redeeming them needs to know, in the registries of one owner. */
export const findGiftsOfOwner = (db: Query, ownerId: string) =>
  db
    .selectFrom('group_gift')
    .innerJoin('registry', 'registry.id', 'group_gift.registry_id')
    .innerJoin('reg_item', 'reg_item.id', 'group_gift.reg_item_id')
    .selectAll('group_gift')
    .select(['reg_item.title', 'registry.owner_id'])
    .where('registry.owner_id', '=', ownerId)
    .orderBy('group_gift.created_at', 'desc')
    .limit(100)
    .execute();

export const registryOfGift = async (db: Query, giftId: string): Promise<string | null> =>
  (await db.selectFrom('group_gift').select('registry_id').where('id', '=', giftId).executeTakeFirst())?.registry_id ??
  null;

export const claimSharesOf = (trx: Trx, visitorId: string, user: { id: string; email: string }) =>
  trx
    .updateTable('group_gift_contribution')
    .set({ user_id: user.id })
    .where('visitor_id', '=', visitorId)
    .where('giver_email', '=', user.email)
    .where('user_id', 'is', null)
    .execute();
