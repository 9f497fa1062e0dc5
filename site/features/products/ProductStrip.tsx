import type { Product } from '#contracts/catalogue.schemas.ts';
import { Icon } from '#site/ui/Icon.tsx';

/** On a product's subpages: which product they are about, and the link back to it. */
export function ProductStrip({ product, path }: { product: Product; path: string }) {
  return (
    <a
      href={path}
      className="mb-6 inline-flex min-h-11 items-center gap-3 pe-2 font-medium text-ink-soft text-sm hover:text-ink"
    >
      <Icon name="back" className="size-4.5" />
      <img
        src={product.image.thumbnailUrl}
        alt=""
        width="44"
        height="44"
        className="size-11 rounded-md bg-picture object-cover"
      />
      <span className="underline underline-offset-4">{product.name}</span>
    </a>
  );
}
