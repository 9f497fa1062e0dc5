import type { Cart, CartItem } from '#contracts/carts.schemas.ts';
import type { Problem } from '#contracts/problems.ts';
import { formatMoney } from '#rules/money.ts';
import { CallError } from '#site/data/call.ts';
import { errorSentence, problemSentence } from '#site/data/problem-text.ts';

/** What has changed since the person last looked: one sentence for each change, nothing when all is the same. */
export function changeText(item: Pick<CartItem, 'state' | 'left' | 'price' | 'priceBefore' | 'regItemId'>): string[] {
  switch (item.state) {
    case 'gone':
      return [item.regItemId === null ? 'This is no longer in the shop.' : 'This is no longer on the registry.'];
    case 'coming':
      return ['Not available yet. It’s not counted in your total.'];
    case 'sold-out':
      return [
        item.regItemId === null ? 'Sold out. It’s not counted in your total.' : 'Someone has already given this.',
      ];
    default: {
      const words: string[] = [];
      if (item.state === 'fewer-left') words.push(`Only ${item.left} left, so we counted ${item.left}.`);
      if (item.priceBefore !== null && item.price !== null)
        words.push(
          item.price.amount > item.priceBefore.amount
            ? `The price went up. It was ${formatMoney(item.priceBefore)}.`
            : `The price went down. It was ${formatMoney(item.priceBefore)}.`,
        );
      return words;
    }
  }
}

export const itemCountText = (units: number): string => `${units} ${units === 1 ? 'item' : 'items'}`;

export function shippingText({ isReached, left }: NonNullable<Cart['freeShipping']>): string {
  return isReached ? 'Shipping is free.' : `${formatMoney(left)} more for free shipping.`;
}

/** What a screen reader hears after a change. */
export function spokenCart(cart: Pick<Cart, 'itemCount' | 'itemsTotal'>): string {
  return cart.itemCount === 0
    ? 'Your cart is empty.'
    : `Cart: ${itemCountText(cart.itemCount)}, ${formatMoney(cart.itemsTotal)}.`;
}

/** What went wrong, in words that help the person. */
export function refusalText(problem: Problem): string {
  if (problem.code === 'invalid-input' && problem.fields?.some(({ field }) => field === 'body.quantity'))
    return 'Please choose a number from 1 to 20. Nothing was changed.';
  if (problem.code === 'invalid-input') return 'This can’t go in the cart. Nothing was changed.';
  return problemSentence(problem);
}

/** The same for any error that a call throws. */
export const refusalSentence = (error: unknown): string =>
  error instanceof CallError && error.problem.code !== 'unreachable'
    ? refusalText(error.problem)
    : errorSentence(error);

/** The same for a change of one line. */
export const lineRefusalSentence = (error: unknown): string =>
  error instanceof CallError && error.problem.code === 'not-found'
    ? 'That isn’t in your cart anymore. It was removed in another window.'
    : refusalSentence(error);

export type CartNotice =
  /** `line` where it was added on this page: Undo restores the previous quantity. */
  | { of: 'added'; line?: { id: string; title: string; quantityBefore: number } }
  | { of: 'undone' }
  | { of: 'removed'; id: string }
  | { of: 'converted'; units: number; registryId: string };

export function noticeText(notice: CartNotice): string {
  switch (notice.of) {
    case 'added':
      return notice.line ? `In your cart: ${notice.line.title}` : 'It’s in your cart.';
    case 'undone':
      return 'Your cart is back the way it was.';
    case 'removed':
      return 'Removed from your cart.';
    case 'converted':
      return `${itemCountText(notice.units)} added to your registry.`;
  }
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What has just happened, by the query of the address that the form led to; unknown values are ignored. */
export function noticeOf(query: URLSearchParams): CartNotice | null {
  const [added, removed, registry] = ['added', 'removed', 'registry'].map((name) => query.get(name) ?? '');
  const units = Number(query.get('converted'));
  if (idPattern.test(added!)) return { of: 'added' };
  if (idPattern.test(removed!)) return { of: 'removed', id: removed! };
  if (idPattern.test(registry!) && Number.isInteger(units) && units > 0 && units <= 10_000)
    return { of: 'converted', units, registryId: registry! };
  return null;
}
