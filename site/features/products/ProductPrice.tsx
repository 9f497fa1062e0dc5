import { formatMoney, type Money } from '#rules/money.ts';
import { describePrice, type PriceText, type ShownPrice } from '#site/ui/money-text.ts';

export interface ProductPriceText extends PriceText {
  /** "You save $15.60 (20%)", null without a sale. */
  saving: string | null;
}

/** The price of a product page: what it costs, what it did, and what the difference is. */
export function describeProductPrice(price: ShownPrice, locale = 'en-US'): ProductPriceText {
  const words = describePrice(price, locale);
  if (words.before === null || !price.list) return { ...words, saving: null };
  const off: Money = { ...price.current, amount: price.list.amount - price.current.amount };
  // Never rounded up: nobody is promised more than they get.
  const percent = Math.floor((off.amount * 100) / price.list.amount);
  const part = percent > 0 ? ` (${percent}%)` : '';
  return { ...words, saving: `You save ${formatMoney(off, locale)}${part}` };
}

interface Props {
  price: ShownPrice;
  className?: string | undefined;
  /** The price alone, without what is saved. */
  brief?: boolean | undefined;
}

/** What the shown variant costs, what it cost before the sale, and what that saves. */
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
