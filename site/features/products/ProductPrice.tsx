import type { ShownPrice } from '#site/ui/money-words.ts';
import { describeProductPrice } from './price-words.ts';

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
