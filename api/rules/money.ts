// Money is integer minor units plus an ISO 4217 code, and shares of a sum always add up to that sum (largest remainder).

export interface Money {
  /** Integer minor units: 4599 is 45.99 dollars. */
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

/**
 * Splits `totalCents` over `weights` so that the shares are integers and add up to the total exactly. What rounding leaves
 * over goes to the largest remainders, earlier lines first. All-zero weights share equally.
 */
export function allocate(totalCents: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  const even = sum === 0;
  const exact = weights.map((w) => (totalCents * (even ? 1 : w)) / (even ? weights.length : sum));
  const shares = exact.map(Math.floor);
  let rest = totalCents - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (rest <= 0) break;
    shares[index]! += 1;
    rest -= 1;
  }
  return shares;
}

/** "$45.99", "$1,045" when `wholeWhenPossible` and there are no cents, as people in `locale` write it. */
export function formatMoney(money: Money, locale = 'en-US', wholeWhenPossible = false): string {
  const digits = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency }).resolvedOptions()
    .maximumFractionDigits as number;
  const whole = wholeWhenPossible && money.amount % 10 ** digits === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: whole ? 0 : digits,
  }).format(money.amount / 10 ** digits);
}
