import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { listProducts } from '#contracts/catalogue.ts';
import { comparePath } from '#rules/catalogue-paths.ts';
import { useCall } from '#site/data/query.ts';
import { Price } from '#site/ui/Price.tsx';
import { availabilityOf } from './availability.ts';
import type { ComparedProducts } from './module-products.ts';

interface Props extends ComparedProducts {
  /** When the page was built (epoch ms). */
  at: number;
}

const headClass = 'sticky start-0 z-10 bg-raised p-3 text-start align-top';

/** Products side by side in the middle of a text. Price and stock come from the catalogue, and are requested again when the page is old. */
export function Comparison({ products: built, rows, at }: Props) {
  const ids = built.map(({ productId }) => productId);
  const list = { products: built as ProductCard[], total: built.length, page: 1, pageSize: built.length, searchId: '' };
  const { data = list } = useCall(listProducts, { query: { ids } }, { initial: { data: list, at } });
  const today = built.map(({ productId }) => data.products.find((product) => product.productId === productId));
  // Four fit into the text column, and extend beyond it where there is room.
  const areMany = built.length > 3;
  const columnClass = `${areMany ? 'min-w-28' : 'min-w-36'} p-3 text-start align-top`;
  return (
    <section
      aria-label="Comparison"
      className={`relative overflow-x-auto overscroll-x-contain rounded-card border border-line bg-raised ${areMany ? 'xl:-me-60' : ''}`}
      data-card
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{built.map(({ title }) => title).join(', ')}, side by side</caption>
        <thead>
          <tr>
            <th scope="col" className={headClass}>
              <span className="sr-only">Fact</span>
            </th>
            {built.map(({ productId, title, path, brand, imageUrl }) => (
              <th key={productId} scope="col" className={columnClass}>
                <img
                  src={imageUrl}
                  alt=""
                  width="600"
                  height="600"
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full max-w-40 rounded-md bg-picture object-cover night:opacity-90"
                />
                <span className="mt-2 block font-normal text-ink-soft text-xs">{brand}</span>
                <a href={path} className="font-semibold text-ink leading-tight underline underline-offset-4">
                  {title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-line border-t">
            <th scope="row" className={headClass}>
              Price
            </th>
            {today.map((product, index) => (
              <td key={ids[index]} className={columnClass}>
                {product ? (
                  <Price {...product.price} list={product.priceDetails?.listPrice} isFavor={product.isFavor} />
                ) : (
                  'No longer sold here'
                )}
              </td>
            ))}
          </tr>
          <tr className="border-line border-t">
            <th scope="row" className={headClass}>
              In the store
            </th>
            {today.map((product, index) => (
              <td key={ids[index]} className={columnClass}>
                {product ? availabilityOf(product).words : ''}
              </td>
            ))}
          </tr>
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className={headClass}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={ids[index]} className={columnClass}>
                  {value ?? <span className="text-ink-faint">Not stated</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-line border-t p-3 text-sm" data-no-print>
        <a
          href={comparePath(built.map(({ gpId }) => gpId))}
          rel="nofollow"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          Compare everything about them
        </a>
      </p>
    </section>
  );
}
