import type { Query, Trx } from '#api/db/database.ts';

/** Returns nothing for a paused registry: its family may not be able to receive anything. */
export const findSealedAddress = (db: Query, registryId: string) =>
  db
    .selectFrom('shipping_address')
    .innerJoin('registry', 'registry.id', 'shipping_address.registry_id')
    .select(['shipping_address.address_sealed', 'registry.owner_id', 'registry.state'])
    .where('shipping_address.registry_id', '=', registryId)
    .executeTakeFirst();

export const ownerOfRegistry = async (db: Query, registryId: string): Promise<string> =>
  (await db.selectFrom('registry').select('owner_id').where('id', '=', registryId).executeTakeFirstOrThrow()).owner_id;

export const putSealedAddress = (trx: Trx, registryId: string, sealed: string, now: number) =>
  trx
    .insertInto('shipping_address')
    .values({ registry_id: registryId, address_sealed: sealed, updated_at: now })
    .onConflict((c) => c.column('registry_id').doUpdateSet({ address_sealed: sealed, updated_at: now }))
    .execute();

export const deleteAddress = (trx: Trx, registryId: string) =>
  trx.deleteFrom('shipping_address').where('registry_id', '=', registryId).execute();

export const logView = (trx: Trx, view: { reservationId: string; registryId: string; now: number }) =>
  trx
    .insertInto('address_view')
    .values({ reservation_id: view.reservationId, registry_id: view.registryId, shown_at: view.now })
    .onConflict((c) => c.column('reservation_id').doNothing())
    .execute();

export const wasShown = async (db: Query, reservationId: string): Promise<boolean> =>
  (await db
    .selectFrom('address_view')
    .select('shown_at')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()) !== undefined;

export const findViews = (db: Query, registryId: string) =>
  db
    .selectFrom('address_view')
    .innerJoin('reservation', 'reservation.id', 'address_view.reservation_id')
    .select(['reservation.giver_name', 'reservation.secret_until', 'reservation.active', 'address_view.shown_at'])
    .where('address_view.registry_id', '=', registryId)
    .orderBy('address_view.shown_at', 'desc')
    .orderBy('address_view.reservation_id', 'desc')
    .limit(200)
    .execute();

export const findGift = (db: Query, reservationId: string) =>
  db
    .selectFrom('reservation')
    .innerJoin('registry', 'registry.id', 'reservation.registry_id')
    .select(['reservation.id', 'reservation.registry_id', 'reservation.state', 'reservation.email_verified_at'])
    .select('registry.state as registry_state')
    .where('reservation.id', '=', reservationId)
    .executeTakeFirstOrThrow();
