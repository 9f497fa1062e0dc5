import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import type { AccountExport } from '#contracts/account-exports.schemas.ts';
import { linesPerCartMax } from '#rules/carts.ts';
import { newLine } from './cart-subjects.ts';
import {
  countUnits,
  findBareLines,
  findBySubject,
  findCart,
  findProductTitle,
  insertLine,
  touchCart,
  updateLine,
} from './carts.queries.ts';

type PortableCart = AccountExport['cart'];

/** A person's cart for the shop. What they put into a cart for other families belongs to those families' registries. */
export async function portableCartOf(db: Query, userId: string): Promise<PortableCart> {
  const cart = await findCart(db, { userId }, 'store');
  if (cart === undefined) return [];
  return (await findBareLines(db, cart.id)).flatMap(({ product_id, title, quantity, saved, removed_at }) =>
    product_id === null || removed_at !== null
      ? []
      : [{ productId: product_id, title, quantity, isSavedForLater: saved === 1 }],
  );
}

/**
 * Adds the products that this shop has, as far as the cart has room; existing lines stay unchanged.
 * @returns the units in the carts afterwards
 */
export async function addPortableCart(
  app: App,
  trx: Trx,
  userId: string,
  lines: PortableCart,
  now: number,
): Promise<number> {
  const cart = await touchCart(trx, { userId }, 'store', app.newId(), now);
  let room = linesPerCartMax - (await findBareLines(trx, cart.id)).filter((line) => line.removed_at === null).length;
  for (const { productId, quantity, isSavedForLater } of lines) {
    const title = await findProductTitle(trx, productId);
    if (title === undefined || room <= 0) continue;
    const subject = { name: `product:${productId}`, productId, regItemId: null, title };
    const same = await findBySubject(trx, cart.id, subject.name);
    if (same !== undefined && same.removed_at === null) continue;
    room -= 1;
    const saved = isSavedForLater ? 1 : 0;
    if (same !== undefined) await updateLine(trx, same.id, { quantity, saved, removed_at: null, created_at: now }, now);
    else await insertLine(trx, { ...newLine(subject, { id: app.newId(), cart_id: cart.id, quantity, now }), saved });
  }
  return countUnits(trx, { userId });
}
