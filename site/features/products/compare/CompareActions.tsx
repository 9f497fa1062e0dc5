import { useState } from 'react';
import { AddToRegistry } from '#site/features/add-to-registry/AddToRegistry.tsx';
import { AddToCart } from '#site/features/cart/AddToCart.tsx';
import { Select } from '#site/ui/Select.tsx';
import type { CompareColumn } from './load-compare-page.ts';

/** Adds one product of the comparison. Where it has variants, one is chosen first; without script, on its own page. */
export function CompareActions({ column }: { column: CompareColumn }) {
  const { kind, isSold, variants, renderedId } = column;
  const { gpId, title } = column.compared;
  const [chosenId, setChosenId] = useState(renderedId);
  const variant = variants.find(({ id }) => id === chosenId) ?? variants[0]!;
  const name = variants.length > 1 ? `${title}, ${variant.name}` : title;
  return (
    <div className="grid gap-2">
      {variants.length > 1 && (
        <div className="hidden scripted:block">
          <Select
            name="variant"
            id={`variant-${gpId}`}
            label={`Variant of ${title}`}
            hideLabel
            value={String(variant.id)}
            options={variants.map(({ id, name: label, available }) => ({
              value: String(id),
              label: isSold && !available ? `${label} (sold out)` : label,
            }))}
            onChange={({ target }) => setChosenId(Number(target.value))}
          />
        </div>
      )}
      <AddToRegistry productId={variant.id} gpId={gpId} title={name} path={variant.path} kind={kind} small />
      {isSold && (
        <AddToCart
          productId={variant.id}
          title={name}
          available={variant.available}
          page={variant.path}
          size="small"
          wide
        />
      )}
    </div>
  );
}
