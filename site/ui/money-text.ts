import { formatMoney, type Money } from '#rules/money.ts';

export interface ShownPrice {
  current: Money;
  /** A range where the variants differ. */
  min?: Money | undefined;
  max?: Money | undefined;
  /** The price before the sale. */
  list?: Money | null | undefined;
  /** A favor: it costs time, so no amount of money is shown. */
  isFavor?: boolean | undefined;
}

export interface PriceText {
  now: string;
  before: string | null;
  /** For screen readers: which price is which. */
  spoken: string;
}

/** "$24.99 – $39.99", and a struck-through price only beside a single one: the difference between two ranges tells nothing. */
export function describePrice({ current, min, max, list, isFavor }: ShownPrice, locale = 'en-US'): PriceText {
  if (isFavor) return { now: 'Given in time', before: null, spoken: 'Given in time' };
  const format = (money: Money) => formatMoney(money, locale);
  if (min && max && min.amount !== max.amount) {
    const [low, high] = [format(min), format(max)];
    return { now: `${low} – ${high}`, before: null, spoken: `From ${low} to ${high}` };
  }
  if (list && list.amount > current.amount) {
    const [now, before] = [format(current), format(list)];
    return { now, before, spoken: `Now ${now}, before ${before}` };
  }
  return { now: format(current), before: null, spoken: format(current) };
}
