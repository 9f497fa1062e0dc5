import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';
import type { PlacedItem } from '#rules/item-order.ts';

export type ItemRow = Awaited<ReturnType<typeof findItems>>[number];

/** Items with the current data of the shop's own products: price and page come from the catalogue, not from the day of adding. */
const items = (db: Query) =>
  db
    .selectFrom('reg_item')
    .leftJoin('product', 'product.id', 'reg_item.product_id')
    .leftJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .leftJoin('brand', 'brand.id', 'generic_product.brand_id')
    .selectAll('reg_item')
    .select([
      'product.price_cents as shop_price_cents',
      'generic_product.slug as shop_slug',
      'generic_product.type as shop_type',
      'brand.name as shop_brand',
      'product.options as shop_options',
      'generic_product.discount_excluded as shop_discount_excluded',
      'brand.discount_excluded as brand_discount_excluded',
    ]);

export const findItems = (db: Query, registryId: string) =>
  items(db)
    .where('reg_item.registry_id', '=', registryId)
    .where('reg_item.removed_at', 'is', null)
    .orderBy('reg_item.position')
    .orderBy('reg_item.id')
    .limit(1000)
    .execute();

export const findItem = (db: Query, registryId: string, itemId: string) =>
  items(db).where('reg_item.registry_id', '=', registryId).where('reg_item.id', '=', itemId).executeTakeFirst();

export const findMinimalItems = (db: Query, registryId: string) =>
  db
    .selectFrom('reg_item')
    .select(['id', 'product_id', 'generic_product_id', 'quantity', 'category_id', 'kind', 'group_gift_id'])
    .where('registry_id', '=', registryId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();

/** The item for a product, if it is on the list. */
export const findItemOfProduct = (db: Query, registryId: string, productId: number) =>
  db
    .selectFrom('reg_item')
    .select(['id', 'quantity', 'note', 'category_id', 'kind', 'group_gift_id'])
    .where('registry_id', '=', registryId)
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Units held in a whole registry, by item. */
export async function countHeldOf(db: Query, registryId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('unit_hold')
    .innerJoin('reg_item', 'reg_item.id', 'unit_hold.reg_item_id')
    .select((e) => ['unit_hold.reg_item_id', e.fn.countAll<number>().as('held')])
    .where('reg_item.registry_id', '=', registryId)
    .groupBy('unit_hold.reg_item_id')
    .execute();
  return new Map(rows.map((row) => [row.reg_item_id, Number(row.held)]));
}

/** Units held, by item. */
export async function countHeld(db: Query, itemIds: string[]): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('unit_hold')
    .select((e) => ['reg_item_id', e.fn.countAll<number>().as('held')])
    .where('reg_item_id', 'in', itemIds)
    .groupBy('reg_item_id')
    .execute();
  return new Map(rows.map((row) => [row.reg_item_id, Number(row.held)]));
}

const activeReservations = (db: Query, registryId: string) =>
  db
    .selectFrom('reservation')
    .select([
      'id',
      'reg_item_id',
      'visitor_id',
      'user_id',
      'quantity',
      'state',
      'giver_name',
      'giver_email',
      'secret_until',
    ])
    .where('registry_id', '=', registryId)
    .where('active', '=', 1)
    .orderBy('created_at')
    .orderBy('id');

export const findActiveReservations = (db: Query, registryId: string) =>
  activeReservations(db, registryId).limit(5000).execute();

/** Of one item: a list may have thousands of others. */
export const findActiveOfItem = (db: Query, item: { id: string; registry_id: string }) =>
  activeReservations(db, item.registry_id).where('reg_item_id', '=', item.id).limit(5000).execute();

export const findShopProduct = (db: Query, productId: number) =>
  db
    .selectFrom('product')
    .innerJoin('generic_product', 'generic_product.id', 'product.generic_product_id')
    .select([
      'product.id',
      'product.generic_product_id',
      'product.short_name',
      'product.price_cents',
      'product.currency',
      'product.pictures',
      'generic_product.title',
      'generic_product.type',
      'generic_product.category',
      'generic_product.slug',
    ])
    .where('product.id', '=', productId)
    .executeTakeFirst();

export const lastPosition = async (db: Query, registryId: string): Promise<number> =>
  (
    await db
      .selectFrom('reg_item')
      .select((e) => e.fn.max('position').as('last'))
      .where('registry_id', '=', registryId)
      .executeTakeFirstOrThrow()
  ).last ?? 0;

export const countItems = (db: Query, registryId: string): Promise<number> =>
  countRows(db.selectFrom('reg_item').where('registry_id', '=', registryId).where('removed_at', 'is', null));

/** Includes those that were removed from the list. */
export const countItemsEver = (db: Query, registryId: string): Promise<number> =>
  countRows(db.selectFrom('reg_item').where('registry_id', '=', registryId));

/** Characters of the text of a registry's items together. */
const textOfItem = sql<string>`(title || note || coalesce(url, '') || coalesce(offers, ''))`;

/** A character counts once, and six times if HTML writes it as an entity, such as `&quot;`. */
export const countText = async (db: Query, registryId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('reg_item')
        .select(
          sql<
            number | null
          >`sum(6 * length(${textOfItem}) - 5 * length(replace(replace(replace(replace(replace(${textOfItem}, '&', ''), '<', ''), '>', ''), '"', ''), '''', '')))`.as(
            'characters',
          ),
        )
        .where('registry_id', '=', registryId)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).characters ?? 0,
  );

export const insertItem = (trx: Trx, row: Insertable<Tables['reg_item']>) =>
  trx.insertInto('reg_item').values(row).execute();

export const updateItem = (trx: Trx, id: string, set: Partial<Tables['reg_item']>, now: number) =>
  trx
    .updateTable('reg_item')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Puts items in new places: in one statement, because hundreds may move while their registry is locked. */
export async function placeItems(trx: Trx, placed: readonly PlacedItem[], now: number): Promise<void> {
  if (placed.length === 0) return;
  const rows = placed.map(
    ({ id, categoryId, position }) => sql`(${id}, cast(${categoryId} as integer), cast(${position} as integer))`,
  );
  // Both engines name the columns of `values` so.
  const values = sql<{ column1: string; column2: number; column3: number }>`(values ${sql.join(rows)})`;
  await trx
    .updateTable('reg_item')
    .from(values.as('placed'))
    .set((e) => ({ category_id: e.ref('placed.column2'), position: e.ref('placed.column3'), updated_at: now }))
    .whereRef('reg_item.id', '=', 'placed.column1')
    .execute();
}

/** @returns false if the item no longer waits for the picture of this job. */
export async function showPicture(
  trx: Trx,
  id: string,
  { imageUrl, jobId, now }: { imageUrl: string; jobId: string; now: number },
): Promise<boolean> {
  const shown = await trx
    .updateTable('reg_item')
    .set({ image_url: imageUrl, picture_job: null, updated_at: now })
    .where('id', '=', id)
    .where('picture_job', '=', jobId)
    .executeTakeFirst();
  return shown.numUpdatedRows > 0n;
}

export const insertPicture = (trx: Trx, picture: Tables['picture']) =>
  trx
    .insertInto('picture')
    .values(picture)
    .onConflict((c) => c.column('hash').doUpdateSet({ created_at: picture.created_at }))
    .execute();

const shownFrom = sql<string>`'/pictures/items/' || picture.hash || '.webp'`;
const withoutItem = (e: ExpressionBuilder<Tables, 'picture'>) =>
  e.not(e.exists(e.selectFrom('reg_item').select('reg_item.id').where('reg_item.image_url', '=', shownFrom)));

/** Pictures, by their hashes, that no item has, not even one that was removed from its list. */
export const findUnusedPictures = async (
  db: Query,
  { before, after, most }: { before: number; after: string; most: number },
): Promise<string[]> =>
  (
    await db
      .selectFrom('picture')
      .select('hash')
      .where('created_at', '<', before)
      .where('hash', '>', after)
      .where(withoutItem)
      .orderBy('hash')
      .limit(most)
      .execute()
  ).map(({ hash }) => hash);

/** Except pictures that an item has again by now. */
export const deleteUnusedPictures = (trx: Trx, hashes: readonly string[], before: number) =>
  trx.deleteFrom('picture').where('hash', 'in', hashes).where('created_at', '<', before).where(withoutItem).execute();

export const findGivenWithPicture = (db: Query, { after, most }: { after: string; most: number }) =>
  db
    .selectFrom('reservation')
    .select(['id', 'snapshot'])
    .where('active', '=', 1)
    .where('id', '>', after)
    .where('snapshot', 'like', '%/pictures/items/%')
    .orderBy('id')
    .limit(most)
    .execute();

export const findPicture = async (db: Query, hash: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('picture').select('webp').where('hash', '=', hash).executeTakeFirst())?.webp;

export const hasPicture = async (db: Query, hash: string): Promise<boolean> =>
  (await db.selectFrom('picture').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined;

export const findItemToGive = (db: Query, itemId: string, userId: string) =>
  items(db)
    .innerJoin('registry', 'registry.id', 'reg_item.registry_id')
    .leftJoin('registry_member', (join) =>
      join.onRef('registry_member.registry_id', '=', 'reg_item.registry_id').on('registry_member.user_id', '=', userId),
    )
    .select([
      'registry.owner_id',
      'registry.title as registry_title',
      'registry.slug as registry_slug',
      'registry.state as registry_state',
      'registry_member.role',
    ])
    .where('reg_item.id', '=', itemId)
    .where('reg_item.removed_at', 'is', null)
    .where(isNotDeleted('reg_item.registry_id'))
    .executeTakeFirst();
