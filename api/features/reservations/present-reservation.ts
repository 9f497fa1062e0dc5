import type { Tables } from '#api/db/tables.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';
import type { ReservationRow } from './reservations.queries.ts';

type Snapshot = Reservation['item'];

/** Reservations made by earlier versions did not keep everything. */
const notKept = { brand: null, variant: null, storeName: null, path: null, size: null, color: null };

export const snapshotOf = (row: ReservationRow): Snapshot => ({
  ...notKept,
  ...(JSON.parse(row.snapshot) as Omit<Snapshot, keyof typeof notKept>),
});

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
