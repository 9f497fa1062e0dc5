import type { ProductCard } from '#contracts/catalogue.schemas.ts';

const reviewsMin = 5;
const shownMax = 4;

/** The parts of a category in which a best one can be looked for: what only goes with another thing is left out. */
export const mainParts = (slugs: readonly string[]): string[] =>
  slugs.filter((slug) => !/-(accessories|adapters|bases)$/.test(slug));

/** The first of a list that is sorted by rating: with enough reviews, and one of each brand, so that a row is a choice. */
export function bestRated<Product extends Pick<ProductCard, 'brand' | 'reviewCount' | 'rating'>>(
  sorted: readonly Product[],
): Product[] {
  const enough = sorted.filter(({ reviewCount }) => reviewCount >= reviewsMin);
  return enough
    .filter(({ brand }, place) => enough.findIndex((one) => one.brand === brand) === place)
    .slice(0, shownMax);
}
