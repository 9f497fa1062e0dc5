import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import type { Likeness } from '#rules/similar-products.ts';
import { cardRowClass, SmallCard } from './SmallCard.tsx';

/** Why a product is in the row of similar ones. */
export const similarTitle = 'Similar products';

const likenessText: Readonly<Record<Likeness, string>> = {
  'in-stock': 'In stock now',
  'costs-less': 'Costs less',
  'rated-higher': 'Rated higher',
  'same-brand': 'From the same brand',
  'same-kind': 'Something similar',
};

interface Props {
  fits: ProductPage['fits'];
  similar: ProductPage['similar'];
  /** Leads to a comparison of this product and the similar ones. */
  compareHref: string;
}

/** Products that belong together, such as the seat and its base or the stroller and its adapter; and others of the same kind. */
export function Fits({ fits, similar, compareHref }: Props) {
  const related = (relation: ProductPage['fits'][number]['relation']) =>
    fits.filter((one) => one.relation === relation);
  const rows = [
    { title: 'What it needs', of: related('needs') },
    { title: 'What it fits', of: related('fits') },
    { title: 'Goes well with', of: related('goes-with') },
    { title: similarTitle, of: similar.map(({ because, product }) => ({ note: likenessText[because], product })) },
  ].filter(({ of }) => of.length > 0);
  return rows.map(({ title, of }) => (
    <section key={title} className="mt-14" aria-label={title} data-no-print={title === similarTitle || undefined}>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className={cardRowClass}>
        {of.map(({ note, product }) => (
          <li key={product.productId}>
            <SmallCard product={product} note={note} />
          </li>
        ))}
      </ul>
      {title === similarTitle && (
        <a
          href={compareHref}
          rel="nofollow"
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          Compare them side by side
        </a>
      )}
    </section>
  ));
}
