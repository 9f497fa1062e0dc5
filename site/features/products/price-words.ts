import { formatMoney, type Money } from '#rules/money.ts';
import { describePrice, type PriceWords, type ShownPrice } from '#site/ui/money-words.ts';

export interface ProductPriceWords extends PriceWords {
  /** "You save $15.60 (20%)", null without a sale. */
  saving: string | null;
}

/** The price of a product page: what it costs, what it did, and what the difference is. */
export function describeProductPrice(price: ShownPrice, locale = 'en-US'): ProductPriceWords {
  const words = describePrice(price, locale);
  if (words.before === null || !price.list) return { ...words, saving: null };
  const off: Money = { ...price.current, amount: price.list.amount - price.current.amount };
  // Never rounded up: nobody is promised more than they get.
  const percent = Math.floor((off.amount * 100) / price.list.amount);
  const part = percent > 0 ? ` (${percent}%)` : '';
  return { ...words, saving: `You save ${formatMoney(off, locale)}${part}` };
}
