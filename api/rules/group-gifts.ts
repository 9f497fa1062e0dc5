// A group gift collects the price of one item and a buffer of 10 % for tax and shipping. Contributions never exceed that goal. open ->
// funded (fully paid) -> redeemed (all of it is store credit); closed by the owner, 90 days after the arrival, or when its product
// vanished: then the rest becomes store credit, or is refunded to those who gave it, in shares that add up.
import { addDays, type Day } from './days.ts';

export type GroupGiftState = 'open' | 'funded' | 'redeemed' | 'closed';
export type GroupGiftOutcome = 'credit' | 'refund';
export type GroupGiftEnd = 'owner' | 'arrival' | 'product';

/** 'pending': the share is held while the giver pays. 'released': nothing was charged. */
export type GroupContributionState = 'pending' | 'authorised' | 'captured' | 'released' | 'refunded';

/** Whether a share counts as given: it was paid, and some of it has stayed with the family. */
export const isGivenShare = (state: GroupContributionState, amountCents: number, refundCents: number): boolean =>
  (state === 'authorised' || state === 'captured' || state === 'refunded') && refundCents < amountCents;

/** A tenth of the price, rounded up to a cent. */
export const bufferOf = (priceCents: number): number => Math.ceil(priceCents / 10);
export const goalOf = (priceCents: number): number => priceCents + bufferOf(priceCents);

/** Group gifts become store credit, which is in dollars; nothing is converted. */
export const groupGiftCurrency = 'USD';

/**
 * The price of one item in dollars: the shop's price, the price its owner says now, or the one on the list; null for a price in another
 * currency.
 */
export const groupGiftPriceOf = (
  item: { shop_price_cents: number | null; price_cents: number | null; currency: string },
  saidCents: number | null,
): number | null => {
  const isInDollars = item.currency === groupGiftCurrency;
  return (isInDollars ? item.shop_price_cents : null) ?? saidCents ?? (isInDollars ? item.price_cents : null);
};

/** Ten dollars to fifty thousand. */
export const groupGiftPriceCents = { min: 1_000, max: 5_000_000 } as const;
export const groupContributionMinCents = 100;

/** A share is held this long for its payment. */
export const paymentMs = 30 * 60_000;
/** Shares of one browser that may await payment. */
export const pendingPerVisitorMax = 3;
/** Shares of one group gift that a household may begin in a day and not pay: whoever pays nothing must not hold a goal all day. */
export const unpaidPerHouseholdMax = 6;

export const closesDaysAfterArrival = 90;
export const isOverdue = (arrival: Day | null, today: Day): boolean =>
  arrival !== null && today > addDays(arrival, closesDaysAfterArrival);

export type ContributeDecision =
  | { allowed: true; amountCents: number }
  | { allowed: false; because: 'too-little' | 'nothing-left' };

/** How much of an amount a goal can still take. The last contribution may be as small as the missing rest. */
export function decideContribution(
  { goalCents, raisedCents }: { goalCents: number; raisedCents: number },
  amountCents: number,
): ContributeDecision {
  const left = goalCents - raisedCents;
  if (left <= 0) return { allowed: false, because: 'nothing-left' };
  if (amountCents < Math.min(groupContributionMinCents, left)) return { allowed: false, because: 'too-little' };
  return { allowed: true, amountCents: Math.min(amountCents, left) };
}

/** Why a paid share stays where it is; null while its giver may take it back. */
export function keepsShares(state: GroupGiftState, redeemedCents: number): 'used' | 'funded' | 'ended' | null {
  if (redeemedCents > 0 || state === 'redeemed') return 'used';
  if (state === 'funded') return 'funded';
  return state === 'closed' ? 'ended' : null;
}

/** Only while it is running; a redeemed or closed one keeps its state. */
export const stateOfSum = (
  state: GroupGiftState,
  { goalCents, paidCents }: { goalCents: number; paidCents: number },
): GroupGiftState => (state === 'open' || state === 'funded' ? (paidCents >= goalCents ? 'funded' : 'open') : state);

/**
 * Splits an amount by weights, to the cent: the remainder from rounding goes to the largest fractions, the first of equal ones.
 * @returns shares in the order of the weights, never above a weight where the amount is at most their sum
 */
export function splitByWeight(amountCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amountCents) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(sum)));
  let left = amountCents - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    shares[index]! += 1;
    left -= 1;
  }
  return shares;
}

/** Group gifts and pledges are not reserved like other items. */
export function waysToGive(item: {
  kind: string;
  shopType: string | null;
  hasGroupGift: boolean;
}): 'reserve' | 'pledge' | 'chip-in' {
  if (item.kind === 'cash_fund' || item.shopType === 'cash_fund') return 'pledge';
  return item.hasGroupGift || item.shopType === 'crowdfund' ? 'chip-in' : 'reserve';
}
