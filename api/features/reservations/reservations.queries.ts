import { compileOnce } from '#api/db/compiled.ts';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export type ReservationRow = Awaited<ReturnType<typeof findReservations>>[number];

const reservations = (db: Query) =>
  db
    .selectFrom('reservation')
    .innerJoin('registry', 'registry.id', 'reservation.registry_id')
    .selectAll('reservation')
    .select(['registry.title as registry_title', 'registry.slug as registry_slug']);

const reservationById = compileOnce<{ id: string }>()((db, value) =>
  reservations(db).where('reservation.id', '=', value('id')),
);

export const findReservation = async (db: Query, id: string): Promise<ReservationRow | undefined> =>
  (await reservationById(db, { id }))[0];

export const findReservations = (
  db: Query,
  giver: { visitorId: string | null; userId: string | null; grants: readonly string[] },
  registryId?: string,
) =>
  reservations(db)
    .where((w) =>
      w.or([
        w('reservation.visitor_id', '=', giver.visitorId ?? ''),
        w('reservation.user_id', '=', giver.userId ?? ''),
        ...(giver.grants.length > 0 ? [w('reservation.id', 'in', giver.grants)] : []),
      ]),
    )
    .$if(registryId !== undefined, (query) => query.where('reservation.registry_id', '=', registryId!))
    .orderBy('reservation.created_at', 'desc')
    .limit(200)
    .execute();

/** The item that is to be reserved, with its registry. On PostgreSQL rivals line up behind its row. */
export const findGiftable = (trx: Trx, itemId: string) =>
  trx
    .selectFrom('reg_item')
    .innerJoin('registry', 'registry.id', 'reg_item.registry_id')
    .selectAll('reg_item')
    .select(['registry.title as registry_title', 'registry.slug as registry_slug', 'registry.state as registry_state'])
    .where('reg_item.id', '=', itemId)
    .where('reg_item.removed_at', 'is', null)
    .executeTakeFirst();

const unitsOf = compileOnce<{ itemId: string }>()((db, value) =>
  db.selectFrom('unit_hold').select('unit').where('reg_item_id', '=', value('itemId')),
);

export const heldUnits = async (trx: Trx, itemId: string): Promise<number[]> =>
  (await unitsOf(trx, { itemId })).map((row) => row.unit);

/** @throws the engine's unique violation when a rival holds one of the units: the transaction looks again. */
export const holdUnits = (trx: Trx, itemId: string, units: readonly number[], reservationId: string) =>
  trx
    .insertInto('unit_hold')
    .values(
      units.map((unit) => ({
        reg_item_id: itemId,
        unit,
        holder_kind: 'reservation' as const,
        holder_id: reservationId,
      })),
    )
    .execute();

export const releaseUnits = (trx: Trx, reservationId: string) =>
  trx.deleteFrom('unit_hold').where('holder_kind', '=', 'reservation').where('holder_id', '=', reservationId).execute();

export const insertReservation = (trx: Trx, row: Tables['reservation']) =>
  trx.insertInto('reservation').values(row).execute();

export const updateReservation = (trx: Trx, id: string, set: Partial<Tables['reservation']>, now: number) =>
  trx
    .updateTable('reservation')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

export async function isReservedBy(trx: Trx, itemId: string, visitorId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('reservation')
    .select('id')
    .where('reg_item_id', '=', itemId)
    .where('visitor_id', '=', visitorId)
    .where('active', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countUnverified(trx: Trx, registryId: string, visitorId: string): Promise<number> {
  const row = await trx
    .selectFrom('reservation')
    .select((e) => e.fn.countAll().as('n'))
    .where('registry_id', '=', registryId)
    .where('visitor_id', '=', visitorId)
    .where('active', '=', 1)
    .where('email_verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

export const findExpired = (trx: Trx, now: number, most: number) =>
  trx
    .selectFrom('reservation')
    .select(['id', 'registry_id'])
    .where('active', '=', 1)
    .where('state', '=', 'reserved')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();

export const insertCapability = (trx: Trx, row: Tables['capability']) =>
  trx.insertInto('capability').values(row).execute();

export const findCapability = (db: Query, secretHash: string) =>
  db.selectFrom('capability').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();
