import { useStore } from '@nanostores/react';
import type { ShownPrice } from '#site/ui/money-text.ts';
import { describeProductPrice, ProductPrice } from './ProductPrice.tsx';
import { describeStock, StockLine } from './StockLine.tsx';
import { VariantChoice } from './VariantChoice.tsx';
import { type Choosable, choicesOf, hasGaps } from './variant-choice.ts';
import { $chosenVariantId, chooseVariant, useShownVariant } from './variant-store.ts';

export interface ProductOptionsProps extends Choosable {
  renderedId: number;
  /** As the page was rendered: a range until a variant is chosen. */
  price: ShownPrice;
  /** null for products without stock: funds, favors, gift cards. */
  stock: { comingSoonUntil: string | null; today: string } | null;
}

/** Price, colors and sizes, and stock of the chosen variant, and the controls to choose it. */
export function ProductOptions(props: ProductOptionsProps) {
  const { options, variants, isComing = false, renderedId, stock } = props;
  const shown = useShownVariant(variants, renderedId);
  const isChosen = useStore($chosenVariantId, { ssr: 'initial' }) !== null;
  const price = isChosen ? { current: shown.price, list: shown.listPrice } : props.price;
  const stockText = stock && describeStock(shown, stock.comingSoonUntil, stock.today);
  const announced = [describeProductPrice(price).spoken, stockText?.text].filter(Boolean).join(', ');
  const choosable = { options, variants, isComing };
  return (
    <>
      <ProductPrice className="mt-4 text-2xl" price={price} />
      {choicesOf(choosable, shown).map((choice) => (
        <VariantChoice key={choice.name} choice={choice} hasGaps={hasGaps(choosable)} onChoose={chooseVariant} />
      ))}
      {stockText && <StockLine stock={stockText} />}
      <p className="sr-only" role="status">
        {isChosen && `${shown.name}: ${announced}`}
      </p>
    </>
  );
}
