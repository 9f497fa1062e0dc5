// An item may be had at several stores. Each is a link in its canonical form, once, with what it costs there and when somebody entered
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

/** The form in which a link is kept. What is no link of a page stays as it is: schemas refuse it. */
export const keptLink = (url: string): string => canonicaliseLink(url) ?? url;

/** What is kept of the offers that were entered: a price that was not changed keeps its time, a link that is there already goes. */
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

/** When a price was entered: now, unless it is the one that was there before. */
export function pricedAt(
  price: Money | null,
  before: { price: Money | null; pricedAt: number | null } | null,
  now: number,
): number | null {
  if (price === null) return null;
  const isSame = before?.price?.amount === price.amount && before.price.currency === price.currency;
  return isSame && before.pricedAt !== null ? before.pricedAt : now;
}
