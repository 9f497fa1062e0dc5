import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { AddToRegistry, type ProductKind } from '#site/features/add-to-registry/AddToRegistry.tsx';
import type { ShownPrice } from '#site/ui/money-text.ts';
import { ProductPrice } from './ProductPrice.tsx';
import type { ShownVariant } from './variant-choice.ts';
import { $chosenVariantId, useShownVariant } from './variant-store.ts';

interface Props {
  gpId: number;
  title: string;
  kind: ProductKind;
  variants: readonly Pick<ShownVariant, 'id' | 'name' | 'path' | 'price' | 'listPrice'>[];
  renderedId: number;
  price: ShownPrice;
  /** The id of the element that the bar repeats: the bar is hidden while that is in view. */
  repeats: string;
}

/** On phones, keeps price and button at hand once they have been scrolled past. */
export function StickyBar({ gpId, title, kind, variants, renderedId, price, repeats }: Props) {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const repeated = document.getElementById(repeats);
    if (repeated === null) return;
    const observer = new IntersectionObserver(([seen]) => setIsAway(seen?.isIntersecting ?? false));
    observer.observe(repeated);
    return () => observer.disconnect();
  }, [repeats]);
  const isChosen = useStore($chosenVariantId, { ssr: 'initial' }) !== null;
  const shown = useShownVariant(variants, renderedId);
  return (
    <div
      inert={isAway}
      data-away={isAway || undefined}
      data-no-print
      className="fixed inset-x-0 bottom-0 z-20 block border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[translate,visibility] data-away:invisible data-away:translate-y-full md:hidden"
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-4">
        <ProductPrice
          className="text-lg"
          price={isChosen ? { current: shown.price, list: shown.listPrice } : price}
          brief
        />
        <AddToRegistry
          isSecond
          productId={shown.id}
          gpId={gpId}
          title={variants.length > 1 ? `${title}, ${shown.name}` : title}
          path={shown.path}
          kind={kind}
        />
      </div>
    </div>
  );
}
