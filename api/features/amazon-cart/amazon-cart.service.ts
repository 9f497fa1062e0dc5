import type { Query } from '#api/db/database.ts';
import {
  addToCart,
  changeLine,
  lineOfType,
  readCart,
  removeLine,
  wishLinksOf,
} from '#api/features/carts/carts.service.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import type { AddAmazonCartItem, ChangeAmazonCartItem, ListAmazonCartItems } from '#contracts/amazon-cart.schemas.ts';
import type { Cart } from '#contracts/carts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { outsideCartLinks, outsideProductOfItem } from '#rules/outside-cart.ts';

type Answer = ListAmazonCartItems['response'];
type LinePath = { params: { id: string } };
const cartType = 'amazonCart' as const;

export async function listAmazonCartItems(call: Reading<unknown>): Promise<Answer> {
  const { cart } = await readCart({ ...call, input: { query: { cart_type: cartType } } });
  return present(call.app.db.read, cart);
}

export async function addAmazonCartItem(
  call: Changing<{ body: NonNullable<AddAmazonCartItem['parsed']>['body'] }>,
): Promise<Answer> {
  const { regItemId } = call.input.body;
  const links = (await wishLinksOf(call.trx, [regItemId])).get(regItemId);
  if (links !== undefined && outsideProductOfItem(links) === null)
    throw new Refusal('not-for-cart', { detail: 'Amazon doesn’t sell this, as far as we can tell from its links.' });
  const { cart } = await addToCart({ ...call, input: { body: { cartType, ...call.input.body } } });
  return present(call.trx, cart);
}

export async function changeAmazonCartItem(
  call: Changing<LinePath & { body: NonNullable<ChangeAmazonCartItem['parsed']>['body'] }>,
): Promise<Answer> {
  await lineOfType(call, call.input.params.id, cartType);
  return present(call.trx, (await changeLine(call)).cart);
}

export async function removeAmazonCartItem(call: Changing<LinePath>): Promise<Answer> {
  await lineOfType(call, call.input.params.id, cartType);
  return present(call.trx, (await removeLine(call)).cart);
}

/** Items that were sold out or taken meanwhile are shown, but not put into the marketplace's cart. */
async function present(db: Query, { items }: Cart): Promise<Answer> {
  const links = await wishLinksOf(
    db,
    items.flatMap(({ regItemId }) => regItemId ?? []),
  );
  const lines = items.flatMap(({ regItemId, state, savedForLater, quantity, quantityMax }) => {
    const wish = regItemId === null ? undefined : links.get(regItemId);
    const product = wish === undefined ? null : outsideProductOfItem(wish);
    const isOffered = (state === 'fine' || state === 'fewer-left') && !savedForLater;
    return product === null || !isOffered ? [] : [{ product, quantity: Math.min(quantity, quantityMax) }];
  });
  return { amazonCartItems: items, cartLinks: outsideCartLinks(lines) };
}
