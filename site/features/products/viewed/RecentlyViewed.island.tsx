import { type RefObject, useEffect, useRef, useState } from 'react';
import { listProducts } from '#contracts/catalogue.ts';
import { useCall } from '#site/data/query.ts';
import { Button } from '#site/ui/Button.tsx';
import { cardRowClass, SmallCard } from '../SmallCard.tsx';
import { $viewed, othersViewed, useViewed } from './viewed-store.ts';

/** Whether an element is, or once was, within 400 px of the viewport. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), {
      rootMargin: '400px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return isNear;
}

const shownMax = 4;

/**
 * Recently viewed products, from this browser's own storage; nothing of it is in the page's HTML. The row takes its space at once, and
 * requests today's prices when it comes near the viewport.
 */
export function RecentlyViewed({ gpId }: { gpId: number }) {
  const others = othersViewed(useViewed(), gpId).slice(0, shownMax);
  const ids = others.map(({ productId }) => productId);
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const { data, isError } = useCall(listProducts, { query: { ids } }, { enabled: isNear && ids.length > 0 });
  // Products that have left the shop are left out.
  if (ids.length === 0 || isError || data?.products.length === 0) return null;
  return (
    <section ref={section} aria-label="Recently viewed" className="mt-14" data-no-print>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl">Recently viewed</h2>
        <Button look="quiet" size="small" onClick={() => $viewed.set([])}>
          Clear
        </Button>
      </div>
      <ul className={`${cardRowClass} min-h-62 lg:min-h-78 xl:min-h-90`} aria-busy={data === undefined || undefined}>
        {data?.products.map((product) => (
          <li key={product.productId}>
            <SmallCard product={product} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-xs">Saved in this browser only.</p>
    </section>
  );
}
