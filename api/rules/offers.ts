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

export type MergedOffers =
  | { isMerged: true; offers: readonly TypedOffer[] }
  /** Of one link both changed what is said. `was`: what the second change would start from once its maker knows of the first. */
  | { isMerged: false; link: string; was: TypedOffer[] };

/**
 * What became of the offers that two people changed: each link as the one left it who changed it.
 * @param known the offers that `typed` started from, and those that the same person has sent since without an answer
 */
export function mergeOffers(
  typed: readonly TypedOffer[],
  known: readonly [readonly TypedOffer[], ...(readonly TypedOffer[])[]],
  now: readonly TypedOffer[],
): MergedOffers {
  const [mine, theirs, before] = [byLink(typed), byLink(now), known.map(byLink)];
  const links = [...new Set([theirs, ...before, mine].flatMap((offers) => [...offers.keys()]))];
  const isTouched = (link: string) => before.some((offers) => !isSameOffer(mine.get(link), offers.get(link)));
  const isOfOthers = (link: string) => before.every((offers) => !isSameOffer(theirs.get(link), offers.get(link)));
  // As typed, order included.
  if (!links.some(isOfOthers)) return { isMerged: true, offers: typed };
  const both = links.find(
    (link) => isTouched(link) && isOfOthers(link) && !isSameOffer(mine.get(link), theirs.get(link)),
  );
  const among = (of: (link: string) => Map<string, TypedOffer>) => links.flatMap((link) => of(link).get(link) ?? []);
  if (both !== undefined)
    return {
      isMerged: false,
      link: both,
      was: among((link) => (link === both || !isOfOthers(link) ? theirs : before[0]!)),
    };
  return { isMerged: true, offers: among((link) => (isTouched(link) ? mine : theirs)) };
}

function byLink(offers: readonly TypedOffer[]): Map<string, TypedOffer> {
  const links = new Map<string, TypedOffer>();
  for (const { url, storeName, price } of offers) {
    const link = keptLink(url);
    if (!links.has(link)) links.set(link, { url: link, storeName, price });
  }
  return links;
}

const isSameOffer = (a: TypedOffer | undefined, b: TypedOffer | undefined): boolean =>
  a?.url === b?.url &&
  a?.storeName === b?.storeName &&
  a?.price?.amount === b?.price?.amount &&
  a?.price?.currency === b?.price?.currency;

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
