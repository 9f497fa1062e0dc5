import { ProductCard, type ShownProduct } from '#site/ui/ProductCard.tsx';

interface Props {
  title: string;
  href: string;
  products: readonly ShownProduct[];
  guide: { title: string; href: string } | undefined;
}

/** The highest-rated products in one part of the shop, and the guide that says what to look for. */
export function BestRatedRow({ title, href, products, guide }: Props) {
  const id = `best-${href.split('/').at(-1)}`;
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl">
        <a href={href} className="no-underline underline-offset-4 hover:underline">
          {title}
        </a>
      </h2>
      {guide && (
        <p className="mt-1">
          <a
            href={guide.href}
            className="inline-flex min-h-11 items-center py-2 leading-tight underline underline-offset-4"
          >
            {guide.title}
          </a>
        </p>
      )}
      <ol className="mt-3 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.path}>
            <ProductCard product={product} />
          </li>
        ))}
      </ol>
    </section>
  );
}
