import { useImperativeHandle, useState } from 'react';
import { readFlag, registryDrawerFlag } from '#contracts/flags.ts';
import { opensAddItemDialog } from '#rules/crowdfund-items.ts';
import { useCall } from '#site/data/query.ts';
import { trackMetric } from '#site/data/track.ts';
import { countText } from './add-text.ts';
import { CrowdfundDialog } from './CrowdfundDialog.tsx';
import type { QuickAddProps } from './QuickAdd.tsx';
import { useAddToRegistry } from './use-add-to-registry.ts';
import { countOf, useOwnRegistry } from './use-own-registry.ts';
import { VariantDialog } from './VariantDialog.tsx';

/** Quick add for people who are signed in; renders nothing for those without a registry. */
export default function OwnersQuickAdd({ product, ref }: QuickAddProps) {
  const { productId, gpId, title, path, isCrowdfund, optionsCta } = product;
  const { registry, products } = useOwnRegistry();
  const [isOpen, setIsOpen] = useState(false);
  const flag = useCall(
    readFlag,
    { query: { flag: registryDrawerFlag } },
    { enabled: isCrowdfund && registry !== null },
  );
  useImperativeHandle(ref, () => ({
    openInsteadOfPage: () => {
      const visitor = { isFlagOn: flag.data?.isOn ?? false, registryId: registry?.id ?? null };
      const opens = opensAddItemDialog(product, visitor);
      if (opens) setIsOpen(true);
      return opens;
    },
  }));
  const { add, isPending } = useAddToRegistry({
    returnPath: path,
    onAdded: () => {
      setIsOpen(false);
      if (isCrowdfund) trackMetric(registryDrawerFlag, 'crowdfund_added');
    },
  });
  if (registry === null) return null;

  const quantity = countOf(products, gpId);
  const asks = isCrowdfund || optionsCta !== null;
  const dialog = { product, registry, open: isOpen, onClose: () => setIsOpen(false), busy: isPending, onAdd: add };
  return (
    <>
      <div className="pointer-events-none absolute inset-x-0 top-0 z-10 aspect-square">
        <button
          type="button"
          className="tap pointer-events-auto absolute end-2 bottom-2 inline-grid place-items-center rounded-full border border-line-strong bg-raised px-3 font-semibold text-ink text-sm shadow-lifted hover:border-ink aria-busy:animate-breathe"
          aria-label={
            quantity > 0 ? `${countText(quantity)}. Add one more: ${title}` : `Add to your registry: ${title}`
          }
          aria-haspopup={asks ? 'dialog' : undefined}
          aria-busy={isPending || undefined}
          onClick={() => (asks ? setIsOpen(true) : void add({ productId, gpId, title, quantity: 1 }))}
        >
          {quantity > 0 ? `✓ ${quantity}` : '+'}
        </button>
      </div>
      {isCrowdfund && <CrowdfundDialog {...dialog} />}
      {!isCrowdfund && optionsCta !== null && <VariantDialog {...dialog} products={products} quantity={1} />}
    </>
  );
}
