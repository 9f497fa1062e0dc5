import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { Price } from '#site/ui/Price.tsx';

/** A row that is swiped on a phone and does not scroll on a wide screen. */
export const cardRowClass =
  'flex snap-x gap-4 overflow-x-auto overscroll-x-contain pb-2 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible [&>li]:w-40 [&>li]:shrink-0 [&>li]:snap-start lg:[&>li]:w-auto';

interface Props {
  product: Pick<ProductCard, 'title' | 'path' | 'imageUrl' | 'price' | 'priceDetails' | 'isFavor'>;
  /** Why the product is shown here. */
  note?: string | undefined;
}

/** A compact product card, for rows beside another product. */
export function SmallCard({ product, note }: Props) {
  return (
    <article className="group relative flex h-full flex-col gap-1 text-sm" data-card>
      <img
        src={product.imageUrl}
        alt=""
        width="600"
        height="600"
        loading="lazy"
        decoding="async"
        className="mb-1 aspect-square w-full rounded-card bg-picture object-cover night:opacity-90"
      />
      <h3 className="font-text tracking-normal">
        <a
          href={product.path}
          className="line-clamp-2 min-h-[2lh] lg:min-h-0 font-medium text-sm text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          data-event="product_clicked"
        >
          {product.title}
        </a>
      </h3>
      <Price {...product.price} list={product.priceDetails?.listPrice} isFavor={product.isFavor} />
      {note && <p className="mt-auto rounded-md bg-sage-soft px-2 py-1 text-xs">{note}</p>}
    </article>
  );
}
