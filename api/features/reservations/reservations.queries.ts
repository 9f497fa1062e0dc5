import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';
import { type CallingGiver, isGivenBy, latestFirst, ofTypedEmailLast } from '#api/features/givers/given-by.ts';
import { madeFrom, noPlaceTags, type PlaceTags } from '#api/features/givers/place-tags.ts';
import {
  firstReminderBeforeExpiryMs,
  holdRestsMs,
  reopenedHoldMs,
  secondReminderBeforeExpiryMs,
} from '#rules/reservations.ts';
import type { UnverifiedHolds } from '#rules/unverified-holds.ts';
import { mailboxOf } from '#rules/unverified-mail.ts';

export type ReservationRow = Awaited<ReturnType<typeof findReservations>>[number];
export type GiftableItem = NonNullable<Awaited<ReturnType<typeof findGiftable>>>;

const reservations = (db: Query) =>
  db
    .selectFrom('reservation')
    .innerJoin('registry', 'registry.id', 'reservation.registry_id')
    .selectAll('reservation')
    .select(['registry.title as registry_title', 'registry.slug as registry_slug', 'registry.state as registry_state']);

export const findReservation = (db: Query, id: string): Promise<ReservationRow | undefined> =>
  reservations(db).where('reservation.id', '=', id).executeTakeFirst();

export const findReservations = async (db: Query, giver: CallingGiver, registryId?: string) =>
  latestFirst(
    await reservations(db)
      .where(isGivenBy(giver, 'reservation'))
      // A gift that a member recorded belongs to no caller.
      .where('reservation.recorded_by', 'is', null)
      .$if(registryId !== undefined, (query) => query.where('reservation.registry_id', '=', registryId!))
      .orderBy(ofTypedEmailLast(giver, 'reservation'))
      .orderBy('reservation.created_at', 'desc')
      .orderBy('reservation.id', 'desc')
      .limit(200)
      .execute(),
  );

/** Everything that a person ever reserved, including with an address that was only typed. */
export const findOfGiver = (
  db: Query,
  { userId, email }: { userId: string; email: string },
): Promise<ReservationRow[]> =>
  reservations(db)
    .where((w) => w.or([w('reservation.user_id', '=', userId), w('reservation.giver_email', '=', email)]))
    .orderBy('reservation.id')
    .execute();

/** The columns that remain of a gift whose giver wants to be forgotten. */
export const withoutGiver = (trx: Trx, id: string) =>
  trx
    .updateTable('reservation')
    .set({
      giver_name: 'Someone',
      giver_email: '',
      message: '',
      user_id: null,
      visitor_id: `forgotten:${id}`,
      link_hash: null,
      ...noPlaceTags,
      giver_address_id: null,
      received_from: null,
      held_until: null,
    })
    .where('id', '=', id)
    .execute();

/** Gifts of a registry that members recorded, as far as they go on. */
export const countRecorded = (db: Query, registryId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('reservation')
      .where('registry_id', '=', registryId)
      .where('active', '=', 1)
      .where('recorded_by', 'is not', null),
  );

/** Removes who recorded gifts for people offline; that they were recorded is kept. */
export const withoutRecorder = (trx: Trx, userId: string) =>
  trx.updateTable('reservation').set({ recorded_by: 'forgotten' }).where('recorded_by', '=', userId).execute();

/** The item to reserve, with its registry and the data about its units. */
export const findGiftable = (trx: Trx, itemId: string) =>
  trx
    .selectFrom('reg_item')
    .innerJoin('registry', 'registry.id', 'reg_item.registry_id')
    .leftJoin('product', 'product.id', 'reg_item.product_id')
    .leftJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .leftJoin('brand', 'brand.id', 'generic_product.brand_id')
    .innerJoin(unitsOf(trx, itemId), (join) => join.onTrue())
    .select([
      'reg_item.id',
      'reg_item.registry_id',
      'reg_item.kind',
      'reg_item.group_gift_id',
      'reg_item.quantity',
      'reg_item.title',
      'reg_item.price_cents',
      'reg_item.currency',
      'reg_item.image_url',
      'reg_item.url',
      'reg_item.size',
      'reg_item.color',
      'reg_item.store_name',
      'reg_item.product_id',
      'reg_item.generic_product_id',
      'generic_product.slug as shop_slug',
      'generic_product.title as shop_title',
      'generic_product.type as shop_type',
      'brand.name as shop_brand',
      'product.options as shop_options',
      'registry.title as registry_title',
      'registry.slug as registry_slug',
      'registry.state as registry_state',
      'units.held as units_held',
      'units.last as last_unit_held',
    ])
    .where('reg_item.id', '=', itemId)
    .where('reg_item.removed_at', 'is', null)
    .executeTakeFirst();

/** One row, also for an item of which no unit is held. */
const unitsOf = (trx: Trx, itemId: string) =>
  trx
    .selectFrom('unit_hold')
    .where('reg_item_id', '=', itemId)
    .select((of) => [of.fn.countAll().as('held'), of.fn.max<number | null>('unit').as('last')])
    .as('units');

/** Units are mostly held from the first on without a gap: then their count says which ones. */
export async function heldUnits(
  trx: Trx,
  item: { id: string; units_held: unknown; last_unit_held: number | null },
): Promise<number[]> {
  const held = Number(item.units_held);
  if (held !== (item.last_unit_held ?? 0)) {
    const rows = await trx.selectFrom('unit_hold').select('unit').where('reg_item_id', '=', item.id).execute();
    return rows.map((row) => row.unit);
  }
  const units: number[] = [];
  for (let unit = 1; unit <= held; unit += 1) units.push(unit);
  return units;
}

/** @throws the engine's unique violation if a rival holds one of the units: the transaction then runs again. */
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

export const holdUnit = (trx: Trx, hold: Tables['unit_hold']) => trx.insertInto('unit_hold').values(hold).execute();

export const releaseUnitsOf = (trx: Trx, holder: Tables['unit_hold']['holder_kind'], id: string) =>
  trx.deleteFrom('unit_hold').where('holder_kind', '=', holder).where('holder_id', '=', id).execute();

export const releaseUnits = (trx: Trx, reservationId: string) => releaseUnitsOf(trx, 'reservation', reservationId);

export const countUnits = async (trx: Trx, itemId: string): Promise<number> =>
  Number(
    (
      await trx
        .selectFrom('unit_hold')
        .select((e) => e.fn.countAll().as('n'))
        .where('reg_item_id', '=', itemId)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Nullable columns may be left out. @returns the whole row. */
export const insertReservation = (trx: Trx, row: Insertable<Tables['reservation']>) =>
  trx.insertInto('reservation').values(row).returningAll().executeTakeFirstOrThrow();

export const updateReservation = (trx: Trx, id: string, set: Partial<Tables['reservation']>, now: number) =>
  trx
    .updateTable('reservation')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Its link was never mailed. @returns false where it has not ended */
export const dropLinkOfEnded = async (trx: Trx, id: string): Promise<boolean> =>
  (
    await trx
      .updateTable('reservation')
      .set({ link_hash: null })
      .where('id', '=', id)
      .where('active', '=', 0)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Other words are a new message for the family, whatever they did with the one before. */
export const newMessage = (message: string) => ({
  message,
  message_read_at: null,
  message_archived_at: null,
  message_deleted_at: null,
});

/** What this visitor has reserved in a registry: whether the item is included, and how many wait for a confirmed email. */
export async function findReservedBefore(
  trx: Trx,
  giver: { itemId: string; registryId: string; visitorId: string; userId: string | null },
): Promise<{ hasItem: boolean; unverified: number }> {
  const row = await trx
    .selectFrom('reservation')
    .select((e) => [
      e.fn.count(e.case().when('reg_item_id', '=', giver.itemId).then(1).end()).as('of_item'),
      e.fn.count(e.case().when('email_verified_at', 'is', null).then(1).end()).as('unverified'),
    ])
    .where((w) =>
      giver.userId === null
        ? w('visitor_id', '=', giver.visitorId)
        : w.or([w('visitor_id', '=', giver.visitorId), w('user_id', '=', giver.userId)]),
    )
    .where('registry_id', '=', giver.registryId)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return { hasItem: Number(row.of_item) > 0, unverified: Number(row.unverified) };
}

export const findActiveOfItem = (trx: Trx, itemId: string): Promise<ReservationRow[]> =>
  reservations(trx)
    .where('reservation.reg_item_id', '=', itemId)
    .where('reservation.active', '=', 1)
    .orderBy('reservation.id')
    .limit(100)
    .execute();

/** Whether its giver has reserved the same thing once more since it ended: anybody could have typed the same email. */
export const isReservedAnew = async (trx: Trx, ended: ReservationRow) =>
  (await findActiveOfItem(trx, ended.reg_item_id)).some(
    (one) =>
      one.giver_email === ended.giver_email &&
      (one.email_verified_at !== null || one.visitor_id === ended.visitor_id) &&
      one.created_at >= ended.updated_at,
  );

export const findChangedItem = (db: Query, itemId: string) =>
  db
    .selectFrom('reg_item')
    .select(['quantity', 'removed_at', 'title', 'url', 'size', 'color'])
    .where('id', '=', itemId)
    .executeTakeFirst();

/** The catalogue's title of an item; null for an item that is not from this shop. */
export const findShopTitle = async (trx: Trx, itemId: string): Promise<string | null> =>
  (
    await trx
      .selectFrom('reg_item')
      .innerJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
      .select('generic_product.title')
      .where('reg_item.id', '=', itemId)
      .executeTakeFirst()
  )?.title ?? null;

/**
 * How many other items of the registry wait for a confirmed email: of this household and network, of them for this mailbox, and in
 * total. They are at most a third of it.
 */
export async function countUnverifiedHolds(
  trx: Trx,
  { itemId, registryId, email, tags }: { itemId: string; registryId: string; email: string; tags: PlaceTags },
): Promise<UnverifiedHolds> {
  const waiting = await trx
    .selectFrom('reservation')
    .select(['reg_item_id', 'giver_email', 'address_tag', 'network_tag'])
    .where('registry_id', '=', registryId)
    .where('active', '=', 1)
    .where('email_verified_at', 'is', null)
    .where('reg_item_id', '<>', itemId)
    .execute();
  const mailbox = mailboxOf(email);
  const { household, network } = madeFrom(waiting, tags);
  const countItems = (rows: typeof waiting) => new Set(rows.map((row) => row.reg_item_id)).size;
  return {
    ofEmail: countItems([...household, ...network].filter(({ giver_email }) => mailboxOf(giver_email) === mailbox)),
    ofHousehold: countItems(household),
    ofNetwork: countItems(network),
    ofRegistry: countItems(waiting),
  };
}

export const countItemsOf = (trx: Trx, registryId: string): Promise<number> =>
  countRows(trx.selectFrom('reg_item').where('registry_id', '=', registryId).where('removed_at', 'is', null));

/** Open reservations in a registry by people with an address. */
export const findOpenOfRegistry = (trx: Trx, registryId: string): Promise<ReservationRow[]> =>
  reservations(trx)
    .where('reservation.registry_id', '=', registryId)
    .where('reservation.state', 'in', ['reserved', 'purchased'])
    .where('reservation.recorded_by', 'is', null)
    .orderBy('reservation.created_at')
    .orderBy('reservation.id')
    .limit(5000)
    .execute();

/** Unconfirmed reservations of a registry or of one of its items. */
export const findUnverified = (trx: Trx, registryId: string, itemId: string | null) =>
  reservations(trx)
    .where('reservation.registry_id', '=', registryId)
    .where('reservation.active', '=', 1)
    .where('reservation.email_verified_at', 'is', null)
    .where('reservation.state', 'in', ['reserved', 'purchased'])
    .$if(itemId !== null, (query) => query.where('reservation.reg_item_id', '=', itemId!))
    .execute();

/** Holds that are over. Those of a paused registry rest. */
export const findExpired = (db: Query, now: number, most: number) =>
  db
    .selectFrom('reservation')
    .innerJoin('registry', 'registry.id', 'reservation.registry_id')
    .select(['reservation.id', 'reservation.registry_id', 'reservation.secret_until'])
    .where('reservation.active', '=', 1)
    .where('reservation.state', '=', 'reserved')
    .where('expires_at', '<=', now)
    .where((w) => w.or([w('registry.state', '=', 'active'), w('expires_at', '<=', now - holdRestsMs)]))
    .orderBy('expires_at')
    .limit(most)
    .execute();

/** The registry has opened again: holds that ended meanwhile, or would end soon, go on, and those that ended have a new reminder. */
export const restartHolds = (trx: Trx, registryId: string, now: number) =>
  trx
    .updateTable('reservation')
    .set((e) => ({
      expires_at: now + reopenedHoldMs,
      reminders_sent: e.case().when('expires_at', '>', now).then(e.ref('reminders_sent')).else(null).end(),
    }))
    .where('registry_id', '=', registryId)
    .where('active', '=', 1)
    .where('state', '=', 'reserved')
    .where('expires_at', '<', now + reopenedHoldMs)
    .execute();

/** Holds whose first or second reminder may be due; the rule decides. Those of a paused registry are reminded of once it is open again. */
export const findHoldsToRemind = (db: Query, now: number, most: number) =>
  db
    .selectFrom('reservation')
    .innerJoin('registry', 'registry.id', 'reservation.registry_id')
    .select(['reservation.id', 'reservation.registry_id'])
    .where('registry.state', '=', 'active')
    .where('reservation.active', '=', 1)
    .where('reservation.state', '=', 'reserved')
    .where('expires_at', '>', now)
    .where((w) =>
      w.or([
        w.and([
          w('email_verified_at', 'is', null),
          w('reminders_sent', 'is', null),
          w('expires_at', '<=', now + firstReminderBeforeExpiryMs.unverified),
        ]),
        w.and([
          w('email_verified_at', 'is not', null),
          w('reminders_sent', 'is', null),
          w('expires_at', '<=', now + firstReminderBeforeExpiryMs.verified),
        ]),
        w.and([
          w('email_verified_at', 'is not', null),
          w('reminders_sent', '=', 1),
          w('expires_at', '<=', now + secondReminderBeforeExpiryMs),
        ]),
      ]),
    )
    .orderBy('expires_at')
    .limit(most)
    .execute();

const ended = (db: Query) => db.selectFrom('reservation').select(['id', 'giver_address_id']).where('active', '=', 0);
/** Looks up one row; `not in` would read the whole table for each reservation on PostgreSQL. */
const isAddressUnseen = sql<SqlBool>`not exists (select 1 from address_view where address_view.reservation_id = reservation.id)`;

/** Cancelled and expired ones that nobody has changed since; those whose givers have seen the address are found later. */
export const findEndedBefore = (
  db: Query,
  { before, beforeAfterAddress, most }: { before: number; beforeAfterAddress: number; most: number },
) =>
  ended(db)
    .where((w) =>
      w.or([w.and([w('updated_at', '<', before), isAddressUnseen]), w('updated_at', '<', beforeAfterAddress)]),
    )
    .limit(most)
    .execute();

export const findRegistriesWithManyEnded = async (db: Query, most: number): Promise<string[]> =>
  (
    await db
      .selectFrom('reservation')
      .select('registry_id')
      .where('active', '=', 0)
      .where(isAddressUnseen)
      .groupBy('registry_id')
      .having((e) => e.fn.countAll(), '>', most)
      .execute()
  ).map(({ registry_id }) => registry_id);

/** Of one registry, all but the latest. */
export const findEndedBeyond = (db: Query, registryId: string, latest: number, most: number) =>
  ended(db)
    .where('registry_id', '=', registryId)
    .where(isAddressUnseen)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(latest)
    .limit(most)
    .execute();

/** Deletes those of them that were not restored meanwhile. */
export const deleteEnded = (trx: Trx, ids: readonly string[]) =>
  trx.deleteFrom('reservation').where('id', 'in', ids).where('active', '=', 0).execute();
