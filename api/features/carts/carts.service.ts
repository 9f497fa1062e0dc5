import type { Query } from '#api/db/database.ts';
import { readOffers } from '#api/features/registries/present-items.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { forgetInSlices } from '#api/jobs/in-slices.ts';
import type { AcceptCart, AddToCart, Cart, CartItem, ChangeCartItem } from '#contracts/carts.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { acceptedLine, type CartType, decideQuantity, unitsPerLineMax } from '#rules/carts.ts';
import { dayOf } from '#rules/days.ts';
import type { Offer } from '#rules/offers.ts';
import { newLine, subjectOf } from './cart-subjects.ts';
import {
  type CartOwner,
  countUnits,
  deleteRemovedLines,
  deleteVisitorsCarts,
  findBySubject,
  findCart,
  findLine,
  findLines,
  findWishLinks,
  insertLine,
  type LineRow,
  removeLines,
  touchCart,
  updateLine,
} from './carts.queries.ts';
import { offerOfLine, presentCart, presentLine } from './present-cart.ts';
import { refuseQuantity } from './refuse-quantity.ts';

type TypeQuery = { query: { cart_type: CartType } };
type LinePath = { params: { id: string } };
type CartAnswer = { cart: Cart };
type LineAnswer = CartAnswer & { item: CartItem };

export const ownerOf = (caller: Caller, visitorId: string | null): CartOwner | null =>
  caller.user !== null ? { userId: caller.user.id } : visitorId !== null ? { visitorId } : null;

/** No account or visitor has an empty id. */
const seenBy = (caller: Caller, visitorId: string | null) => ({
  userId: caller.user?.id ?? '',
  visitorId: visitorId ?? '',
});

export async function readCart({ app, caller, input, now }: Reading<TypeQuery>): Promise<CartAnswer> {
  const type = input.query.cart_type;
  const owner = ownerOf(caller, caller.visitorId);
  const cart = owner === null ? undefined : await findCart(app.db.read, owner, type);
  const rows = cart === undefined ? [] : await findLines(app.db.read, cart.id, seenBy(caller, caller.visitorId));
  return { cart: presentCart(cart, type, rows, dayOf(now)) };
}

/** The cart after a change of this transaction, and the header's count with it. */
export async function cartAfter(
  call: Changing<unknown>,
  cart: { id: string; version: number },
  type: CartType,
): Promise<{ cart: Cart; rows: LineRow[] }> {
  const rows = await findLines(call.trx, cart.id, seenBy(call.caller, call.visitorId));
  await countUp(call);
  return { cart: presentCart(cart, type, rows, dayOf(call.now)), rows };
}

/** Updates the count in the header of every page, without a request for it. */
async function countUp({ trx, caller, visitorId, cookies }: Changing<unknown>): Promise<void> {
  cookies.cartUnits = await countUnits(trx, ownerOf(caller, visitorId)!);
}

export async function addToCart(
  call: Changing<{ body: NonNullable<AddToCart['parsed']>['body'] }>,
): Promise<LineAnswer> {
  const { app, trx, caller, visitorId, input, now } = call;
  const { cartType, quantity } = input.body;
  const subject = await subjectOf(trx, input.body, caller);
  const cart = await touchCart(trx, ownerOf(caller, visitorId)!, cartType, app.newId(), now);
  const known = await findBySubject(trx, cart.id, subject.name);
  // A line that was saved for later returns to the cart together with the added units.
  const before = known === undefined || known.removed_at !== null ? 0 : known.quantity;
  const id = known?.id ?? app.newId();
  const stored = Math.min(before + quantity, unitsPerLineMax);
  if (known !== undefined)
    await updateLine(
      trx,
      id,
      { quantity: stored, saved: 0, removed_at: null, ...(before === 0 ? { created_at: now } : {}) },
      now,
    );
  else await insertLine(trx, newLine(subject, { id, cart_id: cart.id, quantity: stored, now }));

  // Checked on the line as it now is; a refusal undoes the change.
  const rows = await findLines(trx, cart.id, seenBy(caller, visitorId));
  const row = rows.find((one) => one.id === id)!;
  const offer = offerOfLine(row, dayOf(now));
  const decision = decideQuantity({
    offer,
    quantity: before + quantity,
    otherLines: rows.length - 1,
    isNewLine: before === 0,
  });
  if (!decision.allowed) throw refuseQuantity(decision, before);
  row.seen_cents = offer.is === 'offered' ? offer.priceCents : null;
  await updateLine(trx, id, { seen_cents: row.seen_cents }, now);
  await countUp(call);
  return { cart: presentCart(cart, cartType, rows, dayOf(now)), item: presentLine(row, dayOf(now)) };
}

export async function changeLine(
  call: Changing<LinePath & { body: NonNullable<ChangeCartItem['parsed']>['body'] }>,
): Promise<LineAnswer> {
  const { app, trx, caller, visitorId, input, now } = call;
  const { quantity, savedForLater, removed } = input.body;
  const owner = ownerOf(caller, visitorId)!;
  const line = await findLine(trx, input.params.id, owner, seenBy(caller, visitorId));
  if (line === undefined || (line.removed_at !== null && removed !== false)) throw new Refusal('not-found');
  const cart = await touchCart(trx, owner, line.cart_type, app.newId(), now);
  const offer = offerOfLine(line, dayOf(now));
  const set: Parameters<typeof updateLine>[2] = { removed_at: null };
  if (quantity !== undefined) {
    const decision = decideQuantity({ offer, quantity, otherLines: 0, isNewLine: false });
    if (!decision.allowed) throw refuseQuantity(decision, line.quantity);
    set.quantity = quantity;
    // A person who chooses a quantity sees the price beside it.
    if (offer.is === 'offered') set.seen_cents = offer.priceCents;
  }
  if (savedForLater !== undefined) set.saved = savedForLater ? 1 : 0;
  await updateLine(trx, line.id, set, now);
  return lineAnswer(call, cart, line.cart_type, line.id);
}

export async function removeLine(call: Changing<LinePath>): Promise<CartAnswer> {
  const { app, trx, caller, visitorId, input, now } = call;
  const owner = ownerOf(caller, visitorId)!;
  const line = await findLine(trx, input.params.id, owner, seenBy(caller, visitorId));
  if (line === undefined || line.removed_at !== null) throw new Refusal('not-found');
  const cart = await touchCart(trx, owner, line.cart_type, app.newId(), now);
  await updateLine(trx, line.id, { removed_at: now }, now);
  return { cart: (await cartAfter(call, cart, line.cart_type)).cart };
}

/** "That is fine with me": sets today's prices and the available quantities, and removes products that are gone. */
export async function acceptCart(
  call: Changing<TypeQuery & { body: NonNullable<AcceptCart['parsed']>['body'] }>,
): Promise<CartAnswer> {
  const { app, trx, caller, visitorId, input, now } = call;
  const type = input.query.cart_type;
  const cart = await touchCart(trx, ownerOf(caller, visitorId)!, type, app.newId(), now);
  for (const row of await findLines(trx, cart.id, seenBy(caller, visitorId))) {
    if (row.saved === 1) continue;
    const accepted = acceptedLine({
      quantity: row.quantity,
      savedForLater: false,
      seenCents: row.seen_cents,
      offer: offerOfLine(row, dayOf(now)),
    });
    await updateLine(
      trx,
      row.id,
      accepted === null
        ? { removed_at: now }
        : { quantity: Math.min(accepted.quantity, row.quantity), seen_cents: accepted.seenCents },
      now,
    );
  }
  return { cart: (await cartAfter(call, cart, type)).cart };
}

/** Removes all lines; each can be restored by its id. */
export async function emptyCart(call: Changing<TypeQuery>): Promise<CartAnswer> {
  const { app, trx, caller, visitorId, input, now } = call;
  const type = input.query.cart_type;
  const cart = await touchCart(trx, ownerOf(caller, visitorId)!, type, app.newId(), now);
  await removeLines(trx, cart.id, now);
  return { cart: (await cartAfter(call, cart, type)).cart };
}

async function lineAnswer(
  call: Changing<unknown>,
  touched: { id: string; version: number },
  type: CartType,
  id: string,
): Promise<LineAnswer> {
  const { cart, rows } = await cartAfter(call, touched, type);
  return { cart, item: presentLine(rows.find((row) => row.id === id)!, dayOf(call.now)) };
}

/** @throws {Refusal} 'not-found' for a line that is not the caller's own, or in a cart of another type */
export async function lineOfType(
  { trx, caller, visitorId }: Changing<unknown>,
  id: string,
  type: CartType,
): Promise<void> {
  const line = await findLine(trx, id, ownerOf(caller, visitorId)!, seenBy(caller, visitorId));
  if (line?.cart_type !== type) throw new Refusal('not-found');
}

/** Where other stores sell these items. */
export async function wishLinksOf(
  db: Query,
  itemIds: readonly string[],
): Promise<Map<string, { url: string | null; offers: Offer[] }>> {
  const rows = await findWishLinks(db, itemIds);
  return new Map(rows.map(({ id, url, offers }) => [id, { url, offers: readOffers(offers) }]));
}

const removedKeptMs = 7 * 86_400_000;
/** As long as the cookie that identifies the visitor. */
const visitorKeptMs = 400 * 86_400_000;

export async function forgetOldCarts(app: App): Promise<void> {
  const now = app.now();
  await forgetInSlices(app, (trx, most) => deleteRemovedLines(trx, now - removedKeptMs, most));
  await forgetInSlices(app, (trx, most) => deleteVisitorsCarts(trx, now - visitorKeptMs, most));
}
