import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import { formatMoney } from '#rules/money.ts';
import type { OwnRegistry } from '#site/data/own-registries.ts';
import { useCall } from '#site/data/query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { countText } from './add-text.ts';
import type { QuickAddProduct } from './QuickAdd.tsx';
import type { NewItem } from './use-add-to-registry.ts';
import type { RegistryProduct } from './use-own-registry.ts';

interface Props {
  product: QuickAddProduct;
  /** null until it is known. */
  registry: OwnRegistry | null;
  /** What is on the registry already. */
  products: readonly RegistryProduct[] | undefined;
  quantity: number;
  open: boolean;
  onClose: () => void;
  busy: boolean;
  onAdd: (item: NewItem) => void;
}

/** Which variant of a product is to be added. */
export function VariantDialog({ product, registry, products, quantity, open, onClose, busy, onAdd }: Props) {
  const { gpId, title } = product;
  const { data, isError, refetch } = useCall(
    readGenericProduct,
    { params: { id: gpId }, query: {} },
    { enabled: open },
  );
  const variants = data?.product.page?.variants;
  const isComing = product.promotionalBadges.includes('coming-soon');
  return (
    <Dialog title="Which one?" open={open} onClose={onClose}>
      {open && (
        <>
          <p className="mb-3 text-ink-soft">
            {title}
            {registry && `, for ${registry.title}`}
          </p>
          {isError && (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>We couldn’t load the choices.</p>
              <Button look="secondary" size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
          {variants === undefined && !isError && (
            <div aria-busy="true" className="grid gap-3">
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-16 w-full" />
            </div>
          )}
          <ul className="grid gap-2" aria-busy={busy || undefined}>
            {variants?.map((variant) => (
              <li key={variant.id}>
                <VariantButton
                  variant={variant}
                  isSoldOut={!variant.available && !isComing}
                  count={products?.find(({ productId }) => productId === variant.id)?.quantity ?? 0}
                  onPress={() => {
                    const name = `${title}, ${variant.name}`;
                    if (!busy) onAdd({ productId: variant.id, gpId, title: name, quantity });
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface VariantProps {
  variant: ProductPage['variants'][number];
  isSoldOut: boolean;
  /** How many are on the registry. */
  count: number;
  onPress: () => void;
}

function VariantButton({ variant, isSoldOut, count, onPress }: VariantProps) {
  return (
    <button
      type="button"
      className="flex min-h-16 w-full items-center gap-4 rounded-card border border-line-strong bg-raised p-2 pe-4 text-start hover:border-ink"
      onClick={onPress}
    >
      <img
        src={variant.image.thumbnail}
        alt=""
        width="64"
        height="64"
        className="size-16 rounded-md bg-picture object-cover night:opacity-90"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{variant.name}</span>
        {count > 0 && <span className="block text-sm text-success">{countText(count)}</span>}
        {isSoldOut && <span className="block text-sm text-ink-soft">Sold out</span>}
      </span>
      <span className="font-semibold tabular-nums">{formatMoney(variant.price)}</span>
    </button>
  );
}
