// A cart holds lines; the server says what each costs and how many can be had. A line whose price or stock changed says so. Products that
// need more than a quantity (a fund, a group gift, a gift card) cannot go into a cart.
import { isComingSoon } from './catalogue-badges.ts';
import type { Day } from './days.ts';

export const cartTypes = ['store', 'registry', 'amazonCart'] as const;
export type CartType = (typeof cartTypes)[number];

export const unitsPerLineMax = 20;
export const linesPerCartMax = 50;

export type ProductKind = 'product' | 'favor' | 'cash_fund' | 'gift_card' | 'crowdfund';

/** What the shop says today about the product of a line. */
export type Offer =
  /** Left the shop, or is hidden now. */
  | { is: 'gone' }
  | { is: 'not-for-cart'; kind: ProductKind }
  | { is: 'offered'; priceCents: number | null; left: number }
  /** Not released yet: no unit was ever sold. */
  | { is: 'coming'; priceCents: number; comesOn: Day };

export interface StockedProduct {
  kind: ProductKind;
  /** In a category that is shown. */
  isShown: boolean;
  priceCents: number;
  stock: number;
  comingSoonUntil: Day | null;
}

const sold: readonly ProductKind[] = ['product', 'favor'];

/** null: the product no longer exists. */
export function offerOf(product: StockedProduct | null, today: Day): Offer {
  if (product === null || !product.isShown) return { is: 'gone' };
  if (!sold.includes(product.kind)) return { is: 'not-for-cart', kind: product.kind };
  if (isComingSoon(product, today))
    return { is: 'coming', priceCents: product.priceCents, comesOn: product.comingSoonUntil! };
  return { is: 'offered', priceCents: product.priceCents, left: product.stock };
}

export type QuantityDecision =
  | { allowed: true; quantity: number }
  | { allowed: false; because: 'gone' }
  | { allowed: false; because: 'not-for-cart'; kind: ProductKind }
  | { allowed: false; because: 'not-out-yet'; comesOn: Day }
  | { allowed: false; because: 'sold-out' | 'not-enough-left' | 'line-full'; left: number }
  | { allowed: false; because: 'cart-full' };

export interface QuantityQuestion {
  offer: Offer;
  /** The requested quantity of the line. */
  quantity: number;
  /** Other lines in the cart. */
  otherLines: number;
  isNewLine: boolean;
}

/** Whether a line may have this quantity. Lowering a quantity is always possible, whatever became of the product. */
export function decideQuantity({ offer, quantity, otherLines, isNewLine }: QuantityQuestion): QuantityDecision {
  if (offer.is === 'gone') return { allowed: false, because: 'gone' };
  if (offer.is === 'not-for-cart') return { allowed: false, because: 'not-for-cart', kind: offer.kind };
  if (offer.is === 'coming') return { allowed: false, because: 'not-out-yet', comesOn: offer.comesOn };
  if (offer.left < 1) return { allowed: false, because: 'sold-out', left: 0 };
  if (quantity > unitsPerLineMax) return { allowed: false, because: 'line-full', left: offer.left };
  if (quantity > offer.left) return { allowed: false, because: 'not-enough-left', left: offer.left };
  if (isNewLine && otherLines >= linesPerCartMax) return { allowed: false, because: 'cart-full' };
  return { allowed: true, quantity };
}

/** When two carts of one person merge, nothing is lost, but no line exceeds its bound. */
export const mergedQuantity = (one: number, other: number): number => Math.min(one + other, unitsPerLineMax);

export interface Line {
  quantity: number;
  savedForLater: boolean;
  /** The price that the person last saw; null where there was none. */
  seenCents: number | null;
  offer: Offer;
}

export interface JudgedLine {
  state: 'fine' | 'fewer-left' | 'sold-out' | 'coming' | 'gone';
  /** How many units count: never more than can be had. */
  units: number;
  priceCents: number | null;
  /** The price that the person last saw, if it has changed since. */
  priceBeforeCents: number | null;
  totalCents: number;
  /** The most that the line may have. */
  quantityMax: number;
}

export function judgeLine({ quantity, seenCents, offer }: Line): JudgedLine {
  const none = { units: 0, priceBeforeCents: null, totalCents: 0, quantityMax: 0 };
  if (offer.is === 'coming') return { ...none, state: 'coming', priceCents: offer.priceCents };
  if (offer.is !== 'offered') return { ...none, state: 'gone', priceCents: null };
  const { priceCents, left } = offer;
  const units = Math.min(quantity, left);
  return {
    state: left < 1 ? 'sold-out' : units < quantity ? 'fewer-left' : 'fine',
    units,
    priceCents,
    priceBeforeCents: priceCents !== null && seenCents !== null && seenCents !== priceCents ? seenCents : null,
    totalCents: (priceCents ?? 0) * units,
    quantityMax: Math.min(left, unitsPerLineMax),
  };
}

/** Whether anything about the line has changed since the person last saw it. */
export const hasChanged = ({ state, priceBeforeCents }: JudgedLine): boolean =>
  state !== 'fine' || priceBeforeCents !== null;

/** Lines saved for later count nowhere. */
export function cartTotals(lines: readonly { judged: JudgedLine; savedForLater: boolean }[]): {
  units: number;
  itemsCents: number;
} {
  let units = 0;
  let itemsCents = 0;
  for (const { judged, savedForLater } of lines) {
    if (savedForLater) continue;
    units += judged.units;
    itemsCents += judged.totalCents;
  }
  return { units, itemsCents };
}

/**
 * A line after "that is fine with me": it gets today's price and the quantity that can be had; null when nothing is left to offer and the
 * line is removed.
 */
export function acceptedLine(line: Line): { quantity: number; seenCents: number | null } | null {
  const judged = judgeLine(line);
  if (judged.units < 1) return null;
  return { quantity: judged.units, seenCents: judged.priceCents };
}
