import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export const findGoalMarks = async (db: Query, registryId: string): Promise<Set<string>> =>
  new Set(
    (
      await db.selectFrom('setup_goal_mark').select('goal').where('registry_id', '=', registryId).limit(20).execute()
    ).map(({ goal }) => goal),
  );

export const putGoalMark = (trx: Trx, row: Tables['setup_goal_mark']) =>
  trx
    .insertInto('setup_goal_mark')
    .values(row)
    .onConflict((c) => c.columns(['registry_id', 'goal']).doNothing())
    .execute();

export const deleteGoalMark = (trx: Trx, registryId: string, goal: string) =>
  trx.deleteFrom('setup_goal_mark').where('registry_id', '=', registryId).where('goal', '=', goal).execute();

export async function findSetupFacts(
  db: Query,
  registryId: string,
): Promise<{ giftCount: number; hasAddress: boolean }> {
  const giftCount = await countRows(
    db.selectFrom('reg_item').where('registry_id', '=', registryId).where('removed_at', 'is', null),
  );
  const address = await db
    .selectFrom('shipping_address')
    .select('registry_id')
    .where('registry_id', '=', registryId)
    .executeTakeFirst();
  return { giftCount, hasAddress: address !== undefined };
}

/** The shop's own products that cost less now than on the day they were added. */
export const findPriceDrops = (db: Query, registryId: string) =>
  db
    .selectFrom('reg_item')
    .innerJoin('product', 'product.id', 'reg_item.product_id')
    .innerJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .select([
      'reg_item.id',
      'reg_item.title',
      'reg_item.image_url',
      'reg_item.created_at',
      'reg_item.price_cents as before_cents',
      'product.price_cents as now_cents',
      'product.currency',
    ])
    .where('reg_item.registry_id', '=', registryId)
    .where('reg_item.removed_at', 'is', null)
    .where('generic_product.type', '=', 'product')
    .whereRef('product.price_cents', '<', 'reg_item.price_cents')
    .whereRef('product.currency', '=', 'reg_item.currency')
    .orderBy('reg_item.created_at', 'desc')
    .orderBy('reg_item.id')
    .limit(50)
    .execute();

/** Those of these reservations that are old enough to be shown. */
export const findReservedBefore = async (
  db: Query,
  registryId: string,
  instant: number,
): Promise<Map<string, number>> =>
  new Map(
    (
      await db
        .selectFrom('reservation')
        .select(['id', 'created_at'])
        .where('registry_id', '=', registryId)
        .where('active', '=', 1)
        .where('created_at', '<=', instant)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(200)
        .execute()
    ).map(({ id, created_at }) => [id, created_at]),
  );

export const findDismissals = async (db: Query, userId: string): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('feed_dismissal').select('entry').where('user_id', '=', userId).limit(2000).execute()).map(
      ({ entry }) => entry,
    ),
  );

export const putDismissal = (trx: Trx, row: Tables['feed_dismissal']) =>
  trx
    .insertInto('feed_dismissal')
    .values(row)
    .onConflict((c) => c.columns(['user_id', 'entry']).doNothing())
    .execute();

/** Keeps a user's latest dismissals. */
export const trimDismissals = async (trx: Trx, userId: string, latest: number): Promise<void> => {
  const beyond = await trx
    .selectFrom('feed_dismissal')
    .select('entry')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('entry')
    .offset(latest)
    .limit(100)
    .execute();
  for (const { entry } of beyond) await deleteDismissal(trx, userId, entry);
};

export const deleteDismissal = (trx: Trx, userId: string, entry: string) =>
  trx.deleteFrom('feed_dismissal').where('user_id', '=', userId).where('entry', '=', entry).execute();

export const findUserEvents = (db: Query, userId: string) =>
  db
    .selectFrom('user_event')
    .select(['name', 'value'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('name')
    .limit(50)
    .execute();

/** An existing event keeps its place and gets the new value. */
export const putUserEvent = (trx: Trx, row: Tables['user_event']) =>
  trx
    .insertInto('user_event')
    .values(row)
    .onConflict((c) => c.columns(['user_id', 'name']).doUpdateSet({ value: row.value }))
    .execute();
