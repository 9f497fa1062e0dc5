import type { Query } from '#api/db/database.ts';
import { isAvailable } from '#rules/catalogue-badges.ts';
import { productPath } from '#rules/catalogue-paths.ts';
import { leadingVariant } from '#rules/catalogue-prices.ts';
import type { RatingCounts } from '#rules/catalogue-ratings.ts';
import type { Day } from '#rules/days.ts';
import { readProducts } from './catalogue.queries.ts';

/** What reviews, questions, alerts and reports need to know about their product. */
export interface MentionedProduct {
  id: number;
  title: string;
  slug: string;
  path: string;
  comingSoonUntil: Day | null;
  variants: { id: number; shortName: string; stock: number }[];
  /** All ratings, and the part of them that was written here. */
  ratings: RatingCounts;
  ownRatings: RatingCounts;
}

/** In no particular order, without products that have left the shop. */
export async function findMentionedProduct(db: Query, ids: readonly number[]): Promise<MentionedProduct[]> {
  const products = await readProducts(db, [...new Set(ids)]);
  return products.map((product) => ({
    id: product.id,
    title: product.title,
    slug: product.slug,
    path: productPath(product.slug, product.id),
    comingSoonUntil: product.comingSoonUntil,
    variants: product.variants.map(({ id, shortName, stock }) => ({ id, shortName, stock })),
    ratings: product.ratingCounts,
    ownRatings: product.ownRatings,
  }));
}

/** The variants that can be added to a list now, by generic product: those that the products' cards show. */
export async function findWishableVariants(
  db: Query,
  ids: readonly number[],
  today: Day,
): Promise<Map<number, number>> {
  const products = await readProducts(db, [...new Set(ids)]);
  return new Map(
    products
      .filter((product) => (product.type === 'product' || product.type === 'favor') && isAvailable(product, today))
      .map((product) => [product.id, leadingVariant(product.variants).id]),
  );
}
