import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { listProducts } from '#contracts/catalogue.ts';
import { useCall } from '#site/data/query.ts';
import { Price } from '#site/ui/Price.tsx';
import { availabilityOf } from './availability.ts';
import type { ModuleProduct } from './module-products.ts';

interface Props {
  product: ModuleProduct;
  /** When the page was built (epoch ms). */
  at: number;
}

/** A product in the middle of a text. Price and stock come from the catalogue, and are requested again when the page is old. */
export function ProductModule({ product: built, at }: Props) {
  const list = { products: [built as ProductCard], total: 1, page: 1, pageSize: 1, searchId: '' };
  const { data = list } = useCall(listProducts, { query: { ids: [built.productId] } }, { initial: { data: list, at } });
  // A product that has left the catalogue since then has no page to link to.
  const [product] = data.products;
  if (product === undefined) return null;
  const { words, canBuy } = availabilityOf(product);
  return (
    <article
      aria-label="From the store"
      className="group relative flex items-center gap-4 rounded-card border border-line bg-raised p-4 transition-colors hover:border-line-strong"
      data-card
      data-no-print
    >
      <img
        src={product.imageUrl}
        alt={product.imageAlt}
        width="600"
        height="600"
        loading="lazy"
        decoding="async"
        className="aspect-square w-24 max-w-1/3 shrink-0 rounded-md bg-picture object-cover night:opacity-90"
      />
      <div className="grid min-w-0 grid-cols-1 gap-1 text-sm">
        <p className="truncate text-ink-soft text-xs">{product.brand}</p>
        <p className="text-base leading-tight">
          <a
            href={product.path}
            className="font-semibold no-underline underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {product.title}
          </a>
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Price
            {...product.price}
            list={product.priceDetails?.listPrice}
            isFavor={product.isFavor}
            className="text-base"
          />
          <p className={canBuy ? 'text-sage' : 'text-ink-soft'}>{words}</p>
        </div>
      </div>
    </article>
  );
}
