import { AlertForm } from '#site/features/availability/AlertForm.island.tsx';
import { useShownVariant } from './variant-store.ts';

export interface StockAlertProps {
  genericProductId: number;
  /** The product's path, without a variant. */
  path: string;
  renderedId: number;
  isComing: boolean;
  variants: readonly { id: number; available: boolean }[];
}

/** Subscribes to an email for when the chosen variant can be bought again. Only pages of products with such a variant load it. */
export function StockAlert({ genericProductId, path, renderedId, isComing, variants }: StockAlertProps) {
  const { id, available } = useShownVariant(variants, renderedId);
  if (available) return null;
  return (
    <div id="alert" className="mt-4" data-no-print>
      <AlertForm
        genericProductId={genericProductId}
        productId={variants.length > 1 ? id : undefined}
        path={path}
        isComing={isComing}
        withKey={false}
      />
    </div>
  );
}
