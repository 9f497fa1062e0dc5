import type { ProductCard as Product } from '#contracts/catalogue.schemas.ts';
import { buttonClass } from '#site/ui/Button.tsx';
import { cardGridClass, ProductCard } from '#site/ui/ProductCard.tsx';
import { AddToRegistry } from './AddToRegistry.tsx';

interface Props {
  products: readonly Product[];
  /** The page that shows the grid. */
  path: string;
  /** Text on a product with several variants, which are chosen on its page. */
  chooseText: string;
}

const eagerCards = 4;

/** Cards of products that are not shipped, each with a button that adds it to a registry. */
export function VirtualProductGrid({ products, path, chooseText }: Props) {
  return (
    <ul className={`${cardGridClass} lg:grid-cols-4`}>
      {products.map((product, place) => (
        <li key={product.gpId} className="flex *:grow">
          <ProductCard product={product} eager={place < eagerCards}>
            <div className="relative mt-auto pt-3">
              {product.optionsCta === null ? (
                <AddToRegistry
                  productId={product.productId}
                  gpId={product.gpId}
                  title={product.title}
                  path={path}
                  kind={product}
                  small
                />
              ) : (
                <a
                  href={product.path}
                  aria-label={`${chooseText}: ${product.title}`}
                  className={buttonClass({ look: 'secondary', size: 'small', wide: true })}
                >
                  {chooseText}
                </a>
              )}
            </div>
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}
