import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { ProductCard as Product } from '#contracts/catalogue.schemas.ts';
import { ShopCard } from '#site/features/add-to-registry/ShopCard.tsx';
import { GuideCard, type GuideOfList } from '#site/features/categories/GuideCard.tsx';
import { Button } from '#site/ui/Button.tsx';
import { cardGridClass, ProductCard, ProductCardSkeleton } from '#site/ui/ProductCard.tsx';

const placeholders = 6;
/** The guide comes after six cards; it is extra and replaces no product. */
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

/** After this time, a waiting person needs an explanation. */
const slowAfterMs = 4_000;

export function LoadingGrid() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className="text-ink-soft not-empty:mb-6">
        {isSlow && 'This is taking longer than usual. We kept your filters.'}
      </p>
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
      <p className="mb-4 text-lg">We couldn’t load the products. Your filters are still set.</p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

export function NoMatch({ href }: { href: string }) {
  return (
    <div className="mx-auto max-w-form py-12 text-center text-lg">
      <p>
        Whoops! We couldn't find any matches that fit your current filters. Adjust your selections or{' '}
        <a href={href} className="font-semibold text-accent underline underline-offset-4">
          clear all filters
        </a>{' '}
        to see all available products.
      </p>
    </div>
  );
}
