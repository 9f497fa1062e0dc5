import { formatMoney, type Money } from '#rules/money.ts';
import { describePrice, type PriceText, type ShownPrice } from '#site/ui/money-text.ts';

export interface ProductPriceText extends PriceText {
  /** "You save $15.60 (20%)"; null without a sale. */
  saving: string | null;
}

/** The price on a product page: the current one, the previous one, and the difference. */
export function describeProductPrice(price: ShownPrice, locale = 'en-US'): ProductPriceText {
  const words = describePrice(price, locale);
  if (words.before === null || !price.list) return { ...words, saving: null };
  const off: Money = { ...price.current, amount: price.list.amount - price.current.amount };
  // Never rounded up: the shop promises no more than people get.
  const percent = Math.floor((off.amount * 100) / price.list.amount);
  const part = percent > 0 ? ` (${percent}%)` : '';
  return { ...words, saving: `You save ${formatMoney(off, locale)}${part}` };
}

interface Props {
  price: ShownPrice;
  className?: string | undefined;
  /** The price alone, without the saving. */
  brief?: boolean | undefined;
}

/** The shown variant's price, its price before the sale, and the saving. */
export function ProductPrice({ price, className, brief = false }: Props) {
  const { now, before, spoken, saving } = describeProductPrice(price);
  return (
    <div className={className}>
      <p className="tabular-nums">
        <span className="sr-only">{spoken}</span>
        <span aria-hidden="true" className={`font-semibold ${price.isFavor ? 'text-lg' : ''}`}>
          {now}
        </span>
        {before !== null && (
          <s aria-hidden="true" className="ms-1.5 text-base text-ink-faint">
            {before}
          </s>
        )}
      </p>
      {!brief && saving !== null && <p className="font-semibold text-accent text-sm">{saving}</p>}
    </div>
  );
}
