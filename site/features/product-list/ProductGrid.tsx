import { Fragment, type ReactNode } from 'react';
import type { GuideCard as Guide, ProductCard as Product } from '#contracts/catalogue.schemas.ts';
import { ShopCard } from '#site/features/add-to-registry/ShopCard.tsx';
import { Button } from '#site/ui/Button.tsx';
import { badgeClass } from '#site/ui/Chip.tsx';
import { cardGridClass, ProductCard, ProductCardSkeleton } from '#site/ui/ProductCard.tsx';

/** What a list shows of the guide among its products. */
export type GuideOfList = Pick<Guide, 'title' | 'teaser' | 'url'> & {
  featuredImage: Pick<Guide['featuredImage'], 'url' | 'description'>;
};

const placeholders = 6;
/** From the 7th card onward; the guide is extra and replaces no product. */
const guideAfter = 6;
const eagerCards = 3;

interface Props {
  products: readonly Product[];
  guide?: GuideOfList | undefined;
  /** Controls under each card, in place of quick add. */
  below?: ((product: Product) => ReactNode) | undefined;
}

export function ProductGrid({ products, guide, below }: Props) {
  return (
    <ul className={cardGridClass}>
      {products.map((product, place) => (
        <Fragment key={product.gpId}>
          {place === guideAfter && guide && (
            <li>
              <GuideCard guide={guide} />
            </li>
          )}
          <li className={below ? 'flex *:grow' : undefined}>
            {below ? (
              <ProductCard product={product} eager={place < eagerCards}>
                {below(product)}
              </ProductCard>
            ) : (
              <ShopCard product={product} eager={place < eagerCards} />
            )}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

/** A guide among the products, as a portrait at every width: the words stand at its foot, or below the picture where they would hide it. */
function GuideCard({ guide }: { guide: GuideOfList }) {
  return (
    <article
      className="group relative flex h-full min-h-72 min-w-0 flex-col overflow-hidden rounded-card bg-sage-soft sm:justify-end sm:p-3"
      data-card
    >
      <img
        src={guide.featuredImage.url}
        alt={guide.featuredImage.description}
        width="600"
        height="750"
        loading="lazy"
        decoding="async"
        className="aspect-4/5 w-full bg-picture object-cover sm:absolute sm:inset-0 sm:aspect-auto sm:size-full night:opacity-90"
      />
      <div className="relative flex flex-col items-start gap-1.5 p-4 sm:rounded-md sm:bg-raised">
        <p className={badgeClass('benefit')}>Guide</p>
        <h3 className="line-clamp-3 text-lg">
          <a href={guide.url} className="no-underline after:absolute after:inset-0">
            {guide.title}
          </a>
        </h3>
        <p className="line-clamp-3 text-ink-soft text-sm max-sm:line-clamp-2">{guide.teaser}</p>
        <a href={guide.url} tabIndex={-1} className="font-semibold text-accent text-sm underline underline-offset-4">
          Read More<span className="sr-only">: {guide.title}</span>
        </a>
      </div>
    </article>
  );
}

export function LoadingGrid({ isSlow }: { isSlow: boolean }) {
  return (
    <>
      {isSlow && <p className="mb-6 text-ink-soft">This is taking longer than usual. Your choices are kept.</p>}
      <ul className={cardGridClass}>
        {Array.from({ length: placeholders }, (_, place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}

export function FailedGrid({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-form py-12 text-center" role="alert">
      <p className="mb-4 text-lg">The products could not be loaded. Your filters are kept.</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function NoMatch({ href, onClear }: { href: string; onClear: () => void }) {
  return (
    <div className="mx-auto max-w-form py-12 text-center text-lg">
      <p>
        Whoops! We couldn't find any matches that fit your current filters. Adjust your selections or{' '}
        <a
          href={href}
          className="font-semibold text-accent underline underline-offset-4"
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          clear all filters
        </a>{' '}
        to see all available products.
      </p>
    </div>
  );
}
