import { eachRow } from '#api/db/bad-rows.ts';
import type { Tables } from '#api/db/tables.ts';
import { type Reservation, reservationSchema } from '#contracts/reservations.schemas.ts';
import { knownAs } from '#rules/audiences.ts';
import { productPath } from '#rules/catalogue-paths.ts';
import { giftStepOf } from '#rules/reservations.ts';
import { variantText } from '#rules/variant-text.ts';
import type { findGiftable, ReservationRow } from './reservations.queries.ts';

type Snapshot = Reservation['item'];

/** The data of an item that its giver sees, stored with the reservation. */
export const giftOf = (item: NonNullable<Awaited<ReturnType<typeof findGiftable>>>): Snapshot => ({
  title: item.title,
  brand: item.shop_brand,
  variant: variantText(item.shop_options),
  storeName: item.store_name,
  path:
    item.shop_slug === null || item.generic_product_id === null
      ? null
      : productPath(item.shop_slug, item.generic_product_id, item.product_id ?? undefined),
  price: item.price_cents === null ? null : { amount: item.price_cents, currency: item.currency },
  imgUrl: item.image_url,
  url: item.url,
  size: item.size,
  color: item.color,
});

/** Reservations from earlier versions lack some fields. */
const notKept = { brand: null, variant: null, storeName: null, path: null, size: null, color: null };

export const snapshotOf = (row: ReservationRow): Snapshot => ({
  ...notKept,
  ...(JSON.parse(row.snapshot) as Omit<Snapshot, keyof typeof notKept>),
});

/** Null where it cannot be read: that is reported, and must not stop what is done for other gifts. */
export const readableSnapshot = (row: ReservationRow): Snapshot | null =>
  eachRow('reservation', [row], snapshotOf, reservationSchema.shape.item)[0] ?? null;

/** A reservation, as its giver sees it; every response uses this. */
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
  step: giftStepOf(row.state, row.progress),
  secretUntil: row.secret_until,
  giftGiverThankYouAddressProvided: row.giver_address_id !== null,
  item,
  registry,
  expiresAt: row.expires_at,
  createdAt: row.created_at,
});

export const presentFound = (row: ReservationRow): Reservation =>
  presentReservation(
    // While its registry is paused, a hold does not end.
    { ...row, expires_at: row.registry_state === 'active' ? row.expires_at : null },
    { title: row.registry_title, ...knownAs(row) },
    snapshotOf(row),
  );
