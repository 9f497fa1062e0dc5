import type { OwnRegistry } from '#site/data/own-registries.ts';
import { Button } from '#site/ui/Button.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';

interface Props {
  productId: number;
  /** Whether a registry may have several of it. */
  countable: boolean;
  /** The current one first. */
  registries: readonly OwnRegistry[];
  /** The requested values, or those typed before they were refused. */
  typed: { quantity: number; note: string };
  /** This page. */
  page: string;
  /** Idempotency key. */
  callKey: string;
}

const itemsPath = (registryId: string) => `/api/v3/registries/${registryId}/reg_items`;

/** The quantity of a product, a note, and the registry to add it to. It posts, with and without script. */
export function AddProductForm({ productId, countable, registries, typed, page, callKey }: Props) {
  return (
    <form method="post" action={itemsPath(registries[0]!.id)} className="grid gap-5">
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="key" value={callKey} />
      {countable && (
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold text-sm">Quantity</span>
          <QuantityStepper name="quantity" label="Quantity" defaultValue={typed.quantity} />
        </div>
      )}
      <Textarea
        name="note"
        label="Note for your guests"
        hint="A color, a size, why this one."
        maxLength={500}
        rows={3}
        defaultValue={typed.note}
        optional
      />
      {registries.map(({ id, title }, place) => (
        <Button key={id} type="submit" formAction={itemsPath(id)} wide look={place === 0 ? 'primary' : 'secondary'}>
          Add to {title}
        </Button>
      ))}
    </form>
  );
}
