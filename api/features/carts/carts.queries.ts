import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import type { Tables } from '#api/db/tables.ts';
import type { CartType } from '#rules/carts.ts';

/** Whose cart it is: the account, or the visitor before there is one. */
export type CartOwner = { userId: string } | { visitorId: string };

const ownerColumns = (owner: CartOwner) =>
  'userId' in owner
    ? ({ column: 'user_id', id: owner.userId } as const)
    : ({ column: 'visitor_id', id: owner.visitorId } as const);

export const findCart = (db: Query, owner: CartOwner, type: CartType) =>
  db
    .selectFrom('cart')
    .select(['id', 'version'])
    .where(ownerColumns(owner).column, '=', ownerColumns(owner).id)
    .where('type', '=', type)
    .executeTakeFirst();

export const findVisitorCarts = (db: Query, visitorId: string) =>
  db.selectFrom('cart').select(['id', 'type']).where('visitor_id', '=', visitorId).execute();

/** The cart for a change: created if there is none, and its version raised. */
export const touchCart = (
  trx: Trx,
  owner: CartOwner,
  type: CartType,
  newId: string,
  now: number,
): Promise<{ id: string; version: number }> =>
  trx
    .insertInto('cart')
    .values({
      id: newId,
      type,
      user_id: 'userId' in owner ? owner.userId : null,
      visitor_id: 'visitorId' in owner ? owner.visitorId : null,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((c) =>
      c
        .columns([ownerColumns(owner).column, 'type'])
        .doUpdateSet((e) => ({ version: e('cart.version', '+', 1), updated_at: now })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** The stores that sell each item that is on its registry, by the item's id. */
export const findWishLinks = async (db: Query, itemIds: readonly string[]) =>
  itemIds.length === 0
    ? []
    : db
        .selectFrom('reg_item')
        .select(['id', 'url', 'offers'])
        .where('id', 'in', itemIds)
        .where('removed_at', 'is', null)
        .where(isNotDeleted('reg_item.registry_id'))
        .execute();

/** Lines with the current data of shop and registry. For `caller`, their own reservations still count as available to buy. */
const lines = (db: Query, caller: { userId: string; visitorId: string }) =>
  db
    .selectFrom('cart_item')
    .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
    .leftJoin('reg_item', 'reg_item.id', 'cart_item.reg_item_id')
    .leftJoin('registry', 'registry.id', 'reg_item.registry_id')
    .leftJoin('registry_member', (join) =>
      join.onRef('registry_member.registry_id', '=', 'registry.id').on('registry_member.user_id', '=', caller.userId),
    )
    .leftJoin('registry_deletion', 'registry_deletion.registry_id', 'registry.id')
    .leftJoin('product', 'product.id', 'cart_item.product_id')
    .leftJoin('generic_product', 'generic_product.id', 'product.generic_product_id')
    .leftJoin('brand', 'brand.id', 'generic_product.brand_id')
    .selectAll('cart_item')
    .select([
      'cart.type as cart_type',
      'product.price_cents as product_cents',
      'product.stock',
      'product.options',
      'product.pictures',
      'generic_product.id as gp_id',
      'generic_product.slug as gp_slug',
      'generic_product.title as gp_title',
      'generic_product.type as gp_type',
      'generic_product.category as gp_category',
      'generic_product.also_in as gp_also_in',
      'generic_product.coming_soon_until',
      'brand.name as brand_name',
      'reg_item.title as wish_title',
      'reg_item.quantity as wish_quantity',
      'reg_item.price_cents as wish_cents',
      'reg_item.url as wish_url',
      'reg_item.store_name as wish_store',
      'reg_item.image_url as wish_image',
      'reg_item.removed_at as wish_removed_at',
      'registry.id as registry_id',
      'registry_deletion.registry_id as deleted_id',
      'registry.title as registry_title',
      'registry.slug as registry_slug',
      'registry_member.role as member_role',
      (e) =>
        e
          .selectFrom('audience')
          .select((f) => f.fn.countAll<number>().as('audiences'))
          .whereRef('audience.registry_id', '=', 'registry.id')
          .as('audiences'),
      (e) =>
        e
          .selectFrom('unit_hold')
          .leftJoin('reservation', 'reservation.id', 'unit_hold.holder_id')
          .select((f) => f.fn.countAll<number>().as('held'))
          .whereRef('unit_hold.reg_item_id', '=', 'reg_item.id')
          .where((f) =>
            f.or([
              f('reservation.id', 'is', null),
              f.and([
                f('reservation.visitor_id', '!=', caller.visitorId),
                f.or([f('reservation.user_id', 'is', null), f('reservation.user_id', '!=', caller.userId)]),
              ]),
            ]),
          )
          .as('wish_held'),
    ]);

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

export const findLines = (db: Query, cartId: string, caller: { userId: string; visitorId: string }) =>
  lines(db, caller)
    .where('cart_item.cart_id', '=', cartId)
    .where('cart_item.removed_at', 'is', null)
    .orderBy('cart_item.created_at')
    .orderBy('cart_item.id')
    .limit(200)
    .execute();

/** Includes a removed line, as long as it can be restored. */
export const findLine = (db: Query, id: string, owner: CartOwner, caller: { userId: string; visitorId: string }) =>
  lines(db, caller)
    .where('cart_item.id', '=', id)
    .where(`cart.${ownerColumns(owner).column}`, '=', ownerColumns(owner).id)
    .executeTakeFirst();

/** Includes a removed or saved line. */
export const findBySubject = (db: Query, cartId: string, subject: string) =>
  db
    .selectFrom('cart_item')
    .select(['id', 'quantity', 'removed_at'])
    .where('cart_id', '=', cartId)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const findBareLines = (db: Query, cartId: string) =>
  db
    .selectFrom('cart_item')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(500)
    .execute();

export const findProductTitle = async (db: Query, productId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('product')
      .innerJoin('generic_product', 'generic_product.id', 'product.generic_product_id')
      .select('generic_product.title')
      .where('product.id', '=', productId)
      .executeTakeFirst()
  )?.title;

/** An item that is on its registry, and whether `userId` is a member of that registry. */
export const findWish = (db: Query, regItemId: string, userId: string) =>
  db
    .selectFrom('reg_item')
    .leftJoin('registry_member', (join) =>
      join.onRef('registry_member.registry_id', '=', 'reg_item.registry_id').on('registry_member.user_id', '=', userId),
    )
    .select(['reg_item.registry_id', 'reg_item.kind', 'reg_item.product_id', 'reg_item.title', 'registry_member.role'])
    .where('reg_item.id', '=', regItemId)
    .where('reg_item.removed_at', 'is', null)
    .where(isNotDeleted('reg_item.registry_id'))
    .executeTakeFirst();

export const insertLine = (trx: Trx, row: Tables['cart_item']) => trx.insertInto('cart_item').values(row).execute();

export const updateLine = (trx: Trx, id: string, set: Partial<Tables['cart_item']>, now: number) =>
  trx
    .updateTable('cart_item')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

export const removeLines = (trx: Trx, cartId: string, now: number) =>
  trx
    .updateTable('cart_item')
    .set({ removed_at: now, updated_at: now })
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .execute();

export const deleteCart = (trx: Trx, id: string) => trx.deleteFrom('cart').where('id', '=', id).execute();

/** Units in the carts of this shop that are not saved for later: the number in the header. */
export async function countUnits(db: Query, owner: CartOwner): Promise<number> {
  const row = await db
    .selectFrom('cart_item')
    .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
    .select((e) => e.fn.sum<number | null>('cart_item.quantity').as('units'))
    .where(`cart.${ownerColumns(owner).column}`, '=', ownerColumns(owner).id)
    .where('cart.type', 'in', ['store', 'registry'])
    .where('cart_item.removed_at', 'is', null)
    .where('cart_item.saved', '=', 0)
    .executeTakeFirst();
  return Number(row?.units ?? 0);
}

/** Removed lines that were not restored. @returns how many */
export async function deleteRemovedLines(trx: Trx, before: number, most: number): Promise<number> {
  const gone = await trx
    .deleteFrom('cart_item')
    .where('id', 'in', (e) => e.selectFrom('cart_item').select('id').where('removed_at', '<', before).limit(most))
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Carts whose visitor's cookie has expired. @returns how many */
export async function deleteVisitorsCarts(trx: Trx, before: number, most: number): Promise<number> {
  const gone = await trx
    .deleteFrom('cart')
    .where('id', 'in', (e) =>
      e.selectFrom('cart').select('id').where('user_id', 'is', null).where('updated_at', '<', before).limit(most),
    )
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
