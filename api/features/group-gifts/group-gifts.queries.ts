import type { Insertable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { type CallingGiver, isGivenBy, latestFirst, ofTypedEmailLast } from '#api/features/givers/given-by.ts';
import type { GroupContributionState } from '#rules/group-gifts.ts';

export type GroupGiftRow = Tables['group_gift'];
export type ShareRow = NonNullable<Awaited<ReturnType<typeof findShare>>>;

export const insertGift = (trx: Trx, row: GroupGiftRow) => trx.insertInto('group_gift').values(row).execute();

export const findGift = (db: Query, id: string): Promise<GroupGiftRow | undefined> =>
  db.selectFrom('group_gift').selectAll().where('id', '=', id).executeTakeFirst();

/** For each item its group gift, if any, running or over. */
export const findGiftsOfRegistry = (db: Query, registryId: string): Promise<GroupGiftRow[]> =>
  db
    .selectFrom('group_gift')
    .selectAll()
    .where('id', 'in', (e) =>
      e
        .selectFrom('reg_item')
        .select('reg_item.group_gift_id')
        .where('reg_item.registry_id', '=', registryId)
        .where('reg_item.group_gift_id', 'is not', null),
    )
    .orderBy('id')
    .execute();

/** Group gifts whose outcome nobody has chosen yet. */
export const findUndecided = (db: Query, registryId: string): Promise<GroupGiftRow[]> =>
  db
    .selectFrom('group_gift')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('outcome', 'is', null)
    .where('state', '<>', 'redeemed')
    .orderBy('id')
    .execute();

export const updateGift = (trx: Trx, id: string, set: Partial<GroupGiftRow>, now: number) =>
  trx
    .updateTable('group_gift')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

/**
 * Adds to the raised and paid sums, if the goal has room for it. The checks of the table enforce this, too.
 * @returns false if it has not
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

/** Nullable columns may be left out. */
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
      'group_gift.goal_cents as gift_goal_cents',
      'group_gift.paid_cents as gift_paid_cents',
      'group_gift.redeemed_cents as gift_redeemed_cents',
      'group_gift.reg_item_id',
      'registry.title as registry_title',
      'registry.slug as registry_slug',
      'registry.owner_id',
      'registry.state as registry_state',
    ]);

export const findShare = (db: Query, id: string) =>
  shares(db).where('group_gift_contribution.id', '=', id).executeTakeFirst();

/** Paid, and not on their way back: no more than the goal holds, however many others there were. */
export const findGivenShares = (db: Query, giftId: string) =>
  shares(db)
    .where('group_gift_contribution.group_gift_id', '=', giftId)
    .where('group_gift_contribution.state', 'in', ['authorised', 'captured'])
    .where('group_gift_contribution.refund_cents', '=', 0)
    .orderBy('group_gift_contribution.id')
    .execute();

/** @returns what they held */
export const releaseAllPending = async (trx: Trx, giftId: string, now: number): Promise<number> =>
  (
    await trx
      .updateTable('group_gift_contribution')
      .set({ state: 'released', expires_at: null, updated_at: now })
      .where('group_gift_id', '=', giftId)
      .where('state', '=', 'pending')
      .returning('amount_cents')
      .execute()
  ).reduce((sum, { amount_cents }) => sum + amount_cents, 0);

export const findSharesOfGiver = async (db: Query, giver: CallingGiver) =>
  latestFirst(
    await shares(db)
      .where(isGivenBy(giver, 'group_gift_contribution'))
      .orderBy(ofTypedEmailLast(giver, 'group_gift_contribution'))
      .orderBy('group_gift_contribution.created_at', 'desc')
      .orderBy('group_gift_contribution.id', 'desc')
      .limit(200)
      .execute(),
  );

const paid: readonly GroupContributionState[] = ['authorised', 'captured', 'refunded'];

/** Paid contributions to the group gifts of a registry. */
export const findPaidOfRegistry = (db: Query, registryId: string) =>
  db
    .selectFrom('group_gift_contribution')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('state', 'in', paid)
    .orderBy('created_at')
    .orderBy('id')
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

/** Group gifts that may have to end, with the data that decides it. */
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

const ownedGifts = (db: Query, ownerId: string) =>
  db
    .selectFrom('group_gift')
    .innerJoin('registry', 'registry.id', 'group_gift.registry_id')
    .innerJoin('reg_item', 'reg_item.id', 'group_gift.reg_item_id')
    .selectAll('group_gift')
    .select(['reg_item.title', 'registry.owner_id'])
    .where('registry.owner_id', '=', ownerId);

/** The latest group gifts in the registries of one owner, with the data needed to redeem them. */
export const findGiftsOfOwner = (db: Query, ownerId: string) =>
  ownedGifts(db, ownerId)
    .orderBy('group_gift.created_at', 'desc')
    .orderBy('group_gift.id', 'desc')
    .limit(100)
    .execute();

export const findGiftOfOwner = (db: Query, ownerId: string, giftId: string) =>
  ownedGifts(db, ownerId).where('group_gift.id', '=', giftId).executeTakeFirst();

export const registryOfGift = async (db: Query, giftId: string): Promise<string | null> =>
  (await db.selectFrom('group_gift').select('registry_id').where('id', '=', giftId).executeTakeFirst())?.registry_id ??
  null;

/** Everything that a person ever gave to group gifts, including with an address that was only typed. */
export const findAllSharesOf = (trx: Trx, { userId, email }: { userId: string; email: string }): Promise<ShareRow[]> =>
  shares(trx)
    .where((w) =>
      w.or([w('group_gift_contribution.user_id', '=', userId), w('group_gift_contribution.giver_email', '=', email)]),
    )
    .orderBy('group_gift_contribution.id')
    .execute();

/** The columns that remain of a share whose giver wants to be forgotten. */
export const withoutGiver = (trx: Trx, id: string) =>
  trx
    .updateTable('group_gift_contribution')
    .set({
      giver_name: 'Someone',
      giver_email: '',
      email_verified_at: null,
      message: '',
      user_id: null,
      visitor_id: `forgotten:${id}`,
      link_hash: null,
      giver_address_id: null,
    })
    .where('id', '=', id)
    .execute();

/** Captured money that is to be refunded to givers who took their share back, and that the provider has not refunded yet. */
export const sumOfOpenRefunds = async (db: Query, giftId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('group_gift_contribution')
        .select((e) => e.fn.sum<number | string | null>('refund_cents').as('cents'))
        .where('group_gift_id', '=', giftId)
        .where('state', '=', 'captured')
        .executeTakeFirstOrThrow()
    ).cents ?? 0,
  );

/** Whether money of these registries is still to be captured, released or refunded: without its share nobody would do it. */
export const isMoneyOnItsWay = async (db: Query, registryIds: readonly string[]): Promise<boolean> =>
  registryIds.length > 0 &&
  (await db
    .selectFrom('group_gift_contribution')
    .select('id')
    .where('registry_id', 'in', registryIds)
    .where((w) =>
      w.or([w('state', '=', 'authorised'), w.and([w('state', '=', 'captured'), w('refund_cents', '>', 0)])]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

const released = (db: Query) =>
  db.selectFrom('group_gift_contribution').select(['id', 'giver_address_id']).where('state', '=', 'released');

/** Shares that nobody paid, or that were released before anything was charged. */
export const findReleasedBefore = (db: Query, before: number, most: number) =>
  released(db).where('updated_at', '<', before).limit(most).execute();

export const findRegistriesWithManyReleased = async (db: Query, most: number): Promise<string[]> =>
  (
    await db
      .selectFrom('group_gift_contribution')
      .select('registry_id')
      .where('state', '=', 'released')
      .groupBy('registry_id')
      .having((e) => e.fn.countAll(), '>', most)
      .execute()
  ).map(({ registry_id }) => registry_id);

/** Of one registry, all but the latest. */
export const findReleasedBeyond = (db: Query, registryId: string, latest: number, most: number) =>
  released(db)
    .where('registry_id', '=', registryId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(latest)
    .limit(most)
    .execute();

export const deleteReleased = (trx: Trx, ids: readonly string[]) =>
  trx.deleteFrom('group_gift_contribution').where('id', 'in', ids).where('state', '=', 'released').execute();

/** Ended group gifts to which nobody gave: opening and closing in turn would otherwise add rows without end. */
export const deleteEmptyGifts = (trx: Trx, before: number) =>
  trx
    .deleteFrom('group_gift')
    .where('outcome', '=', 'refund')
    .where('updated_at', '<', before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('group_gift_contribution')
            .select('group_gift_contribution.id')
            .whereRef('group_gift_contribution.group_gift_id', '=', 'group_gift.id'),
        ),
      ),
    )
    .execute();
