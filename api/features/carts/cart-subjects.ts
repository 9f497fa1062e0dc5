import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { cameToItem } from '#api/features/audiences/audiences.service.ts';
import type { Caller } from '#api/http/app-context.ts';
import type { AddToCart } from '#contracts/carts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { findProductTitle, findWish } from './carts.queries.ts';

/** What a cart line is for. */
export interface Subject {
  /** Equal for equal things: a cart has one line per name. */
  name: string;
  productId: number | null;
  regItemId: string | null;
  title: string;
}

/** What is to be added, with the data of shop or registry. @throws {Refusal} 'invalid-input', or 'own-registry' for its members */
export async function subjectOf(
  trx: Trx,
  body: NonNullable<AddToCart['parsed']>['body'],
  caller: Caller,
): Promise<Subject> {
  if (body.cartType === 'store') {
    const title = await findProductTitle(trx, body.productId);
    if (title === undefined) throw unknown('body.productId', 'is not a product of this shop');
    return { name: `product:${body.productId}`, productId: body.productId, regItemId: null, title };
  }
  const wish = await findWish(trx, body.regItemId, caller.user?.id ?? '');
  if (wish === undefined || wish.kind !== (body.cartType === 'registry' ? 'product' : 'external'))
    throw unknown('body.regItemId', 'is not a gift for this cart');
  // The number of units left would tell members about gifts that they may not know of.
  if (wish.role !== null)
    throw new Refusal('own-registry', {
      detail: 'This is on your own registry. Add the product itself to your cart instead.',
    });
  await cameToItem(trx, wish.registry_id, body.regItemId, body.through);
  return {
    name: `item:${body.regItemId}`,
    productId: wish.product_id,
    regItemId: body.regItemId,
    title: wish.title,
  };
}

const unknown = (field: string, message: string) => new Refusal('invalid-input', { fields: [{ field, message }] });

export const newLine = (
  subject: Subject,
  line: { id: string; cart_id: string; quantity: number; now: number },
): Tables['cart_item'] => ({
  id: line.id,
  cart_id: line.cart_id,
  subject: subject.name,
  product_id: subject.productId,
  reg_item_id: subject.regItemId,
  quantity: line.quantity,
  seen_cents: null,
  title: subject.title,
  saved: 0,
  created_at: line.now,
  updated_at: line.now,
  removed_at: null,
});
