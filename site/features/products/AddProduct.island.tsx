import { useState } from 'react';
import { AddToRegistry, type ProductKind } from '#site/features/add-to-registry/AddToRegistry.tsx';
import { AddToCart } from '#site/features/cart/AddToCart.tsx';
import type { ShownVariant } from './variant-choice.ts';
import { useShownVariant } from './variant-store.ts';

export interface AddProductProps {
  gpId: number;
  /** The product's title; the variant is added where there are several. */
  title: string;
  kind: ProductKind;
  variants: readonly Pick<ShownVariant, 'id' | 'name' | 'path' | 'available'>[];
  renderedId: number;
  /** Shipped by the shop, and already released. */
  isSold: boolean;
}

/** Adds the chosen variant to a registry, or to the cart, with one quantity for both. */
export function AddProduct({ gpId, title: productTitle, kind, variants, renderedId, isSold }: AddProductProps) {
  const { id, name, path, available } = useShownVariant(variants, renderedId);
  const title = variants.length > 1 ? `${productTitle}, ${name}` : productTitle;
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <div id="add" className="mt-4" data-no-print>
        <AddToRegistry
          productId={id}
          gpId={gpId}
          title={title}
          path={path}
          kind={kind}
          full
          quantity={quantity}
          onQuantityChange={setQuantity}
        />
      </div>
      {isSold && (
        <div className="mt-2" data-no-print>
          <AddToCart
            productId={id}
            title={title}
            available={available}
            page={path}
            quantity={quantity}
            asksQuantity
            size="large"
            wide
          />
        </div>
      )}
    </>
  );
}
