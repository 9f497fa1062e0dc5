import type { ExpressionBuilder } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export type EventRow = Tables['tracking_event'];

/** @returns how many were not there yet. */
export async function insertEvents(trx: Trx, rows: EventRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const stored = await trx
    .insertInto('tracking_event')
    .values(rows)
    .onConflict((c) => c.column('id').doNothing())
    .returning('id')
    .execute();
  return stored.map(({ id }) => id);
}

export async function ownsRegistry(db: Query, registryId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('registry')
    .select('id')
    .where('id', '=', registryId)
    .where('owner_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom an event can be traced to: a browser by its number, and an account. */
export interface Traced {
  anonymousId: string | null;
  userId: string | null;
}

const isTracedTo =
  ({ anonymousId, userId }: Traced) =>
  (w: ExpressionBuilder<Tables, 'tracking_event'>) =>
    w.or([w('anonymous_id', '=', anonymousId ?? ''), w('user_id', '=', userId ?? '')]);

export async function deleteEventsOf(trx: Trx, traced: Traced): Promise<number> {
  const gone = await trx.deleteFrom('tracking_event').where(isTracedTo(traced)).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Leaves the events, but neither an account nor a registry in them. */
export const takeOwnerOff = (trx: Trx, traced: Traced) =>
  trx.updateTable('tracking_event').set({ user_id: null, registry_id: null }).where(isTracedTo(traced)).execute();

/** Deletes a slice of the older events, so that no transaction is long. */
export async function deleteEventsBefore(trx: Trx, before: number, most: number): Promise<number> {
  const gone = await trx
    .deleteFrom('tracking_event')
    .where('id', 'in', (e) =>
      e.selectFrom('tracking_event').select('id').where('received_at', '<', before).orderBy('received_at').limit(most),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export function eventsOfPage(db: Query, page: { name: string | undefined; offset: number; limit: number }) {
  return db
    .selectFrom('tracking_event')
    .selectAll()
    .$if(page.name !== undefined, (query) => query.where('name', '=', page.name!))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** The next events after the last one that was read, oldest first: for reading all of them in pieces. */
export function eventsAfter(db: Query, after: { receivedAt: number; id: string }, limit: number) {
  return db
    .selectFrom('tracking_event')
    .selectAll()
    .where((w) =>
      w.or([
        w('received_at', '>', after.receivedAt),
        w.and([w('received_at', '=', after.receivedAt), w('id', '>', after.id)]),
      ]),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function eventsByIds(db: Query, ids: string[]): Promise<EventRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('tracking_event').selectAll().where('id', 'in', ids).execute();
}

export async function categoriesOfGroups(db: Query, groupIds: number[]): Promise<Map<number, string>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db.selectFrom('generic_product').select(['id', 'category']).where('id', 'in', groupIds).execute();
  return new Map(rows.map(({ id, category }) => [id, category]));
}
