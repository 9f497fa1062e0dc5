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

/** What became of the offers that two people changed, both starting from `was`: each link as the one left it who changed it. */
export function mergeOffers(
  typed: readonly TypedOffer[],
  was: readonly TypedOffer[],
  now: readonly TypedOffer[],
): MergedOffers {
  const [mine, before, theirs] = [byLink(typed), byLink(was), byLink(now)];
  const links = [...new Set([...theirs.keys(), ...before.keys(), ...mine.keys()])];
  const isChanged = (by: Map<string, TypedOffer>, link: string) => !isSameOffer(by.get(link), before.get(link));
  // As typed, order included.
  if (!links.some((link) => isChanged(theirs, link))) return { isMerged: true, offers: typed };
  const both = links.find(
    (link) => isChanged(mine, link) && isChanged(theirs, link) && !isSameOffer(mine.get(link), theirs.get(link)),
  );
  const among = (links: readonly string[], of: (link: string) => Map<string, TypedOffer>) =>
    links.flatMap((link) => of(link).get(link) ?? []);
  if (both !== undefined)
    return { isMerged: false, link: both, was: among(links, (link) => (link === both ? theirs : before)) };
  return { isMerged: true, offers: among(links, (link) => (isChanged(mine, link) ? mine : theirs)) };
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
