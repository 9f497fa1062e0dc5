import { useRef } from 'react';
import type { ProductCard as Product } from '#contracts/catalogue.schemas.ts';
import { ProductCard } from '#site/ui/ProductCard.tsx';
import { QuickAdd, type QuickAddHandle } from './QuickAdd.tsx';

interface Props {
  product: Product;
  eager?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
}

/** A card of the shop with quick add. A press on a crowdfund opens its dialog where there is one, and otherwise its page. */
export function ShopCard({ product, eager, level }: Props) {
  const quickAdd = useRef<QuickAddHandle>(null);
  return (
    <ProductCard
      product={product}
      eager={eager}
      level={level}
      onOpen={(event) => {
        const { metaKey, ctrlKey, shiftKey } = event;
        if (metaKey || ctrlKey || shiftKey) return;
        if (quickAdd.current?.openInsteadOfPage()) event.preventDefault();
      }}
    >
      <QuickAdd ref={quickAdd} product={product} />
    </ProductCard>
  );
}
