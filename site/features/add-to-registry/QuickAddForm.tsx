import { useState } from 'react';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { countText } from './add-text.ts';
import type { QuickAddProduct } from './QuickAdd.tsx';
import { useAddToRegistry } from './use-add-to-registry.ts';
import { countOf, useOwnRegistry } from './use-own-registry.ts';
import { VariantDialog } from './VariantDialog.tsx';

interface Props {
  product: QuickAddProduct;
  registryId: string;
  /** How many were on the registry when the page was rendered. */
  count: number;
  /** The page that the form returns to without script. */
  page: string;
}

/** Inside a `ProductCard` of `/catalog`: a form that adds the chosen quantity, and a mark of how many are there. */
export function QuickAddForm({ product, registryId, count, page }: Props) {
  const { productId, gpId, title, path, isCrowdfund, optionsCta } = product;
  const { registry, products } = useOwnRegistry();
  const [isOpen, setIsOpen] = useState(false);
  const [quantity, setQuantity] = useState(1);
  /** After adding, a new stepper starts at one again. */
  const [added, setAdded] = useState(0);
  const { add, isPending } = useAddToRegistry({
    returnPath: page,
    onAdded: () => {
      setIsOpen(false);
      setQuantity(1);
      setAdded((before) => before + 1);
    },
  });
  const onRegistry = products === undefined ? count : countOf(products, gpId);
  const addText = (
    <>
      Add<span className="sr-only"> {title} to the registry</span>
    </>
  );
  return (
    <div className="relative z-10 mt-auto grid gap-2 pt-2">
      <div role="status" className="min-h-6">
        {onRegistry > 0 && (
          <p className="flex items-center gap-1.5 font-medium text-sm text-success">
            <Icon name="done" className="size-4.5" />
            <a href={`/list/${registryId}`} className="underline underline-offset-4">
              {countText(onRegistry)}
            </a>
          </p>
        )}
      </div>
      <form
        method="post"
        action={`/api/v3/registries/${registryId}/reg_items`}
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void add({ productId, gpId, title, quantity });
        }}
      >
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="back" value={page} />
        {!isCrowdfund && (
          <QuantityStepper
            key={added}
            name="quantity"
            label={`Quantity of ${title}`}
            defaultValue={quantity}
            onChange={setQuantity}
          />
        )}
        {optionsCta === null ? (
          <Button type="submit" look="secondary" size="small" className="flex-1" busy={isPending}>
            {addText}
          </Button>
        ) : (
          // Without script, the product's page asks which variant.
          <LinkButton
            href={path}
            look="secondary"
            size="small"
            className="flex-1"
            aria-haspopup="dialog"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            {addText}
          </LinkButton>
        )}
      </form>
      {optionsCta !== null && (
        <VariantDialog
          product={product}
          registry={registry}
          products={products}
          quantity={quantity}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          busy={isPending}
          onAdd={add}
        />
      )}
    </div>
  );
}
