import type { Tables } from '#api/db/tables.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import type { ReservationRow } from './reservations.queries.ts';

export const snapshotOf = (row: ReservationRow): Reservation['item'] => JSON.parse(row.snapshot);

/** A reservation as its giver sees it; the one way out. */
export const presentReservation = (
  row: Tables['reservation'],
  registry: Reservation['registry'],
  item: Reservation['item'],
): Reservation => ({
  id: row.id,
  regItemId: row.reg_item_id,
  isActive: row.active === 1,
  state: row.state,
  quantity: row.quantity,
  giverName: row.giver_name,
  isEmailVerified: row.email_verified_at !== null,
  message: row.message,
  item,
  registry,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
});

export const presentFound = (row: ReservationRow): Reservation =>
  presentReservation(row, { title: row.registry_title, slug: row.registry_slug }, snapshotOf(row));
