import type { Selectable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export type AlertRow = Selectable<Tables['availability_subscription']>;

export const findAlert = (db: Query, id: string): Promise<AlertRow | undefined> =>
  db.selectFrom('availability_subscription').selectAll().where('id', '=', id).executeTakeFirst();

export const findActive = (
  db: Query,
  genericProductId: number,
  productId: number,
  email: string,
): Promise<AlertRow | undefined> =>
  db
    .selectFrom('availability_subscription')
    .selectAll()
    .where('generic_product_id', '=', genericProductId)
    .where('product_id', '=', productId)
    .where('email', '=', email)
    .where('active', '=', 1)
    .executeTakeFirst();

export const insertAlert = (trx: Trx, row: AlertRow) =>
  trx.insertInto('availability_subscription').values(row).execute();

/** Changes the state of an alert, unless it has changed since it was read. @returns whether it was changed. */
export async function moveAlert(
  trx: Trx,
  row: AlertRow,
  to: Pick<AlertRow, 'state' | 'active' | 'expires_at' | 'updated_at'>,
): Promise<boolean> {
  const moved = await trx
    .updateTable('availability_subscription')
    .set(to)
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** The confirmed alerts of an address that wait. */
export const findWaitingOf = (db: Query, email: string): Promise<AlertRow[]> =>
  db
    .selectFrom('availability_subscription')
    .selectAll()
    .where('email', '=', email)
    .where('state', '=', 'waiting')
    .execute();

export const setAlertEmail = (trx: Trx, id: string, email: string) =>
  trx.updateTable('availability_subscription').set({ email }).where('id', '=', id).execute();

/** Products for which somebody waits, ordered by id. */
export async function findWaitedFor(db: Query, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('availability_subscription')
    .select('generic_product_id')
    .distinct()
    .where('state', '=', 'waiting')
    .where('generic_product_id', '>', after)
    .orderBy('generic_product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.generic_product_id);
}

/** The first alerts that wait for one of these variants. */
export const findWaiting = (
  db: Query,
  genericProductId: number,
  productIds: readonly number[],
  limit: number,
): Promise<AlertRow[]> =>
  db
    .selectFrom('availability_subscription')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('generic_product_id', '=', genericProductId)
    .where('product_id', 'in', productIds)
    .orderBy('id')
    .limit(limit)
    .execute();

export const findEnded = (db: Query, now: number, limit: number): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('availability_subscription')
      .select('id')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(limit),
  );

/** Deletes those of the alerts that are still expired. @returns their ids. */
export const deleteEnded = (trx: Trx, ids: readonly string[], now: number): Promise<string[]> =>
  idsOf(
    trx.deleteFrom('availability_subscription').where('id', 'in', ids).where('expires_at', '<=', now).returning('id'),
  );
