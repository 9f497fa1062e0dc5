// An item may be sold at several stores. Each offer is a link in its canonical form, listed once, with its price and when somebody entered
// that price.

import { canonicaliseLink } from './canonical-links.ts';
import type { Money } from './money.ts';

export const offersMax = 10;

export interface TypedOffer {
  storeName: string;
  url: string;
  price: Money | null;
}

export interface Offer extends TypedOffer {
  /** Epoch ms; null without a price. */
  pricedAt: number | null;
}

/** The form in which a link is stored. Text that is not a page's link stays as it is: schemas refuse it. */
export const keptLink = (url: string): string => canonicaliseLink(url) ?? url;

/** The entered offers as they are stored: a price that was not changed keeps its time, a duplicate link is dropped. */
export function offersOf(typed: readonly TypedOffer[], before: readonly Offer[], now: number): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { storeName, url, price } of typed) {
    const link = keptLink(url);
    if (offers.has(link)) continue;
    const known = before.find((offer) => offer.url === link);
    offers.set(link, { storeName, url: link, price, pricedAt: pricedAt(price, known ?? null, now) });
  }
  return [...offers.values()];
}

/** When a price was entered: now, unless it is unchanged. */
export function pricedAt(
  price: Money | null,
  before: { price: Money | null; pricedAt: number | null } | null,
  now: number,
): number | null {
  if (price === null) return null;
  const isSame = before?.price?.amount === price.amount && before.price.currency === price.currency;
  return isSame && before.pricedAt !== null ? before.pricedAt : now;
}
