// Filters, sorts and counts of a brand's products, which all stand in its page: the server and the browser run the same lines.
import type { Facet, ProductCard } from '#contracts/catalogue.schemas.ts';
import { commonFacets, ratingLabel } from '#rules/catalogue-facets.ts';
import { passesFilters, type ShopFilters } from '#rules/catalogue-filters.ts';
import type { ListAddress } from '#rules/catalogue-list-address.ts';
import { priceSliderOf } from '#rules/catalogue-price-slider.ts';
import { scoreOfMean } from '#rules/catalogue-ratings.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';
import type { Counts, ShownList } from './list-source.ts';

const passes = (card: ProductCard, filters: ShopFilters): boolean =>
  passesFilters(
    {
      brandSlug: card.brandSlug,
      categories: [card.category],
      productType: card.productType,
      minPriceCents: card.price.min.amount,
      maxPriceCents: card.price.max.amount,
      rating: card.rating,
      available: card.available,
      onSale: card.onSale,
      fsaHsaEligible: card.fsaHsaEligible,
    },
    filters,
  );

/** Popular is the order in which the server sends them. */
const orders: Record<Sort, ((a: ProductCard, b: ProductCard) => number) | null> = {
  popular: null,
  newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
  price_desc: (a, b) => b.price.current.amount - a.price.current.amount,
  price_asc: (a, b) => a.price.current.amount - b.price.current.amount,
  highest_rated: (a, b) => scoreOfMean(b.rating, b.reviewCount) - scoreOfMean(a.rating, a.reviewCount),
  most_reviewed: (a, b) => b.reviewCount - a.reviewCount,
};

export function chooseProducts(all: readonly ProductCard[], { filters, sort }: ListAddress): ShownList {
  const passing = all.filter((card) => passes(card, filters));
  const order = orders[sort];
  const heroProducts = order === null ? passing : passing.toSorted(order);
  return { heroProducts, facets: countProducts(all, filters).facets as Facet[], total: passing.length, page: 1 };
}

/** Each facet is counted without its own filter, as search counts those of other lists. */
export function countProducts(all: readonly ProductCard[], filters: ShopFilters): Counts {
  const passing = (without: Partial<ShopFilters> = {}) =>
    all.filter((card) => passes(card, { ...filters, ...without }));
  const flag = (
    key: 'inventory_available' | 'on_sale',
    without: Partial<ShopFilters>,
    has: (card: ProductCard) => boolean,
  ): Facet => ({
    key,
    label: commonFacets[key].label,
    type: 'boolean',
    values: [{ value: 'true', label: commonFacets[key].label, count: passing(without).filter(has).length }],
  });
  return {
    facets: [
      countTypes(all, passing({ productTypes: [] })),
      countStars(passing({ minRating: null })),
      priceRange(passing({ minPriceCents: null, maxPriceCents: null })),
      flag('inventory_available', { available: false }, ({ available }) => available),
      flag('on_sale', { onSale: false }, ({ onSale }) => onSale),
    ],
    total: passing().length,
  };
}

/** Every type of the brand, those that the other filters leave at 0 too. */
function countTypes(all: readonly ProductCard[], passing: readonly ProductCard[]): Facet {
  const counts = new Map(all.map(({ productType }) => [productType, 0]));
  for (const { productType } of passing) counts.set(productType, (counts.get(productType) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, label: value, count }));
  values.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return { key: 'product_type', label: commonFacets.product_type.label, type: 'multi-select', values };
}

const countStars = (passing: readonly ProductCard[]): Facet => ({
  key: 'rating',
  label: commonFacets.rating.label,
  type: 'rating',
  values: [5, 4, 3, 2, 1, 0].map((stars) => ({
    value: String(stars),
    label: ratingLabel(stars),
    count: passing.filter(({ rating }) => rating >= stars).length,
  })),
});

function priceRange(passing: readonly ProductCard[]): Facet {
  const lowest = Math.min(...passing.map(({ price }) => price.min.amount));
  const highest = Math.max(...passing.map(({ price }) => price.max.amount));
  const slider = passing.length === 0 ? priceSliderOf(0, 0) : priceSliderOf(lowest, highest);
  return {
    key: 'price',
    label: commonFacets.price.label,
    type: 'numeric-range',
    values: [
      { label: 'Min', value: String(slider.minDollars) },
      { label: 'Max', value: String(slider.maxDollars) },
    ],
    step: slider.stepDollars,
    disabled: slider.disabled,
  };
}
