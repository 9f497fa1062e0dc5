// Money is integer minor units plus an ISO 4217 code (decisions 2).

export interface Money {
  /** Integer minor units: 4599 is 45.99 dollars. */
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

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
