import { useStore } from '@nanostores/react';
import { AlertForm } from '#site/features/availability/AlertForm.island.tsx';
import type { ShownPrice } from '#site/ui/money-words.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { describeProductPrice } from './price-words.ts';
import { StockLine } from './StockLine.tsx';
import { describeStock } from './stock-words.ts';
import { VariantChoice } from './VariantChoice.tsx';
import { type Choosable, choicesOf, hasGaps } from './variant-choice.ts';
import { $chosenVariantId, chooseVariant, useShownVariant } from './variant-store.ts';

export interface ProductOptionsProps extends Choosable {
  genericProductId: number;
  /** Of the product, without a variant. */
  path: string;
  renderedId: number;
  /** As the page was rendered: a range, until a variant is chosen. */
  price: ShownPrice;
  /** null for what has no stock: funds, favors, gift cards. */
  stock: { comingSoonUntil: string | null; today: string } | null;
}

/** Price, colors and sizes, stock, and the alert for what can't be bought now: everything that follows the chosen variant. */
export function ProductOptions(props: ProductOptionsProps) {
  const { options, variants, isComing = false, genericProductId, path, renderedId, stock } = props;
  const shown = useShownVariant(variants, renderedId);
  const isChosen = useStore($chosenVariantId, { ssr: 'initial' }) !== null;
  const price = isChosen ? { current: shown.price, list: shown.listPrice } : props.price;
  const stockWords = stock && describeStock(shown, stock.comingSoonUntil, stock.today);
  const announced = [describeProductPrice(price).spoken, stockWords?.text].filter(Boolean).join(', ');
  const choosable = { options, variants, isComing };
  return (
    <>
      <ProductPrice className="mt-4 text-2xl" price={price} />
      {choicesOf(choosable, shown).map((choice) => (
        <VariantChoice key={choice.name} choice={choice} hasGaps={hasGaps(choosable)} onChoose={chooseVariant} />
      ))}
      {stockWords && <StockLine stock={stockWords} />}
      {stockWords && !shown.available && (
        <div id="alert" className="mt-4" data-no-print>
          <AlertForm
            genericProductId={genericProductId}
            productId={variants.length > 1 ? shown.id : undefined}
            path={path}
            isComing={isComing}
            withKey={false}
          />
        </div>
      )}
      <p className="sr-only" role="status">
        {isChosen && `${shown.name}: ${announced}`}
      </p>
    </>
  );
}
