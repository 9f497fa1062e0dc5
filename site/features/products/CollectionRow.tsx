import type { ProductCard as Product } from '#contracts/catalogue.schemas.ts';
import { ShopCard } from '#site/features/add-to-registry/ShopCard.tsx';
import { chipClass } from '#site/ui/Chip.tsx';
import { cardGridClass, ProductCard } from '#site/ui/ProductCard.tsx';
import { splitAtMax } from './collection-rows.ts';

interface Props {
  id: string;
  title: string;
  teaser: string;
  products: readonly Product[];
  /** null shows all. */
  maxVisibleProducts?: number | null | undefined;
  /** If true, the row must be an island. */
  showQuickAddRegItem?: boolean | undefined;
  /** A page that has more of the same. */
  allAt?: string | null | undefined;
}

/** A curated row. Products beyond its maximum open below it, without script. */
export function CollectionRow(props: Props) {
  const { id, title, teaser, products, maxVisibleProducts = 4, showQuickAddRegItem = false, allAt = null } = props;
  const { first, more } = splitAtMax(products, maxVisibleProducts);
  if (products.length === 0) return null;
  return (
    <section
      className="mt-16"
      aria-labelledby={`row-${id}`}
      data-event-view="product_collection_viewed"
      data-event-context={JSON.stringify({ collectionId: id, collectionTitle: title })}
    >
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={`row-${id}`} className="text-2xl">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{teaser}</p>
        </div>
        {allAt && (
          <a
            href={allAt}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            See all<span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      <Cards products={first} hasQuickAdd={showQuickAddRegItem} />
      {more.length > 0 && (
        <details className="group mt-8 flex flex-col-reverse">
          <summary className={`${chipClass} mx-auto mt-6 w-fit hover:border-ink`}>
            <span className="group-open:hidden">{`+ ${more.length} More`}</span>
            <span className="not-group-open:hidden">View Less</span>
          </summary>
          <Cards products={more} hasQuickAdd={showQuickAddRegItem} />
        </details>
      )}
    </section>
  );
}

function Cards({ products, hasQuickAdd }: { products: readonly Product[]; hasQuickAdd: boolean }) {
  const Card = hasQuickAdd ? ShopCard : ProductCard;
  return (
    <ul className={`${cardGridClass} lg:grid-cols-4`}>
      {products.map((product) => (
        <li key={product.gpId}>
          <Card product={product} />
        </li>
      ))}
    </ul>
  );
}
