// A brand's products are all in the page, so its filters and sorts are a matter of the browser (shop 9, client-side).
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { type FilterableProduct, passesFilters, type ShopFilters } from '#rules/catalogue-filters.ts';
import { scoreOfMean } from '#rules/catalogue-ratings.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';

/** What filters and sorts look at, short enough to stand in the page. */
export interface CardFacts extends Omit<FilterableProduct, 'attributes'> {
  /** Where the server has it among the brand's products: the order of Popular. */
  place: number;
  currentCents: number;
  reviews: number;
  releasedOn: string;
}

export const factsOfCard = (card: ProductCard, place: number): CardFacts => ({
  place,
  brandSlug: card.brandSlug,
  categories: [card.category],
  productType: card.productType,
  minPriceCents: card.price.min.amount,
  maxPriceCents: card.price.max.amount,
  currentCents: card.price.current.amount,
  rating: card.rating,
  reviews: card.reviewCount,
  available: card.available,
  onSale: card.onSale,
  fsaHsaEligible: card.fsaHsaEligible,
  releasedOn: card.createdAt,
});

/** Those that pass, in the wanted order; popular is the order in which they came. */
export function chooseCards<Card extends { facts: CardFacts }>(
  cards: readonly Card[],
  filters: ShopFilters,
  sort: Sort,
): Card[] {
  const passing = cards.filter(({ facts }) => passesFilters(facts, filters));
  const order = orders[sort];
  return order === null ? passing : passing.sort((a, b) => order(a.facts, b.facts));
}

const orders: Record<Sort, ((a: CardFacts, b: CardFacts) => number) | null> = {
  popular: null,
  newest: (a, b) => (a.releasedOn < b.releasedOn ? 1 : a.releasedOn > b.releasedOn ? -1 : 0),
  price_desc: (a, b) => b.currentCents - a.currentCents,
  price_asc: (a, b) => a.currentCents - b.currentCents,
  highest_rated: (a, b) => scoreOfMean(b.rating, b.reviews) - scoreOfMean(a.rating, a.reviews),
  most_reviewed: (a, b) => b.reviews - a.reviews,
};
