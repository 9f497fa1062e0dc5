// The facets of a brand's products, which are all in its page: counted in the browser and on the server by the same lines, each
// without its own filter (shop 2.15), as search counts those of other lists.
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { commonFacets, ratingLabel } from '#rules/catalogue-facets.ts';
import { passesFilters, type ShopFilters } from '#rules/catalogue-filters.ts';
import { priceSliderOf } from '#rules/catalogue-price-slider.ts';
import type { CardFacts } from './choose-cards.ts';

export function countCards(cards: readonly CardFacts[], filters: ShopFilters): { facets: Facet[]; total: number } {
  const passing = (without: Partial<ShopFilters> = {}) =>
    cards.filter((card) => passesFilters(card, { ...filters, ...without }));
  const total = passing().length;
  const flag = (
    key: 'inventory_available' | 'on_sale',
    without: Partial<ShopFilters>,
    has: (card: CardFacts) => boolean,
  ): Facet => ({
    key,
    label: commonFacets[key].label,
    type: 'boolean',
    values: [{ value: 'true', label: commonFacets[key].label, count: passing(without).filter(has).length }],
  });
  return {
    facets: [
      countTypes(cards, passing({ productTypes: [] })),
      countStars(passing({ minRating: null })),
      rangeOf(passing({ minPriceCents: null, maxPriceCents: null })),
      flag('inventory_available', { available: false }, ({ available }) => available),
      flag('on_sale', { onSale: false }, ({ onSale }) => onSale),
    ],
    total,
  };
}

/** Every type of the brand, those that the other filters leave at 0 too. */
function countTypes(all: readonly CardFacts[], passing: readonly CardFacts[]): Facet {
  const counts = new Map(all.map(({ productType }) => [productType ?? '', 0]));
  for (const { productType = '' } of passing) counts.set(productType, (counts.get(productType) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, label: value, count }));
  values.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return { key: 'product_type', label: commonFacets.product_type.label, type: 'multi-select', values };
}

const countStars = (passing: readonly CardFacts[]): Facet => ({
  key: 'rating',
  label: commonFacets.rating.label,
  type: 'rating',
  values: [5, 4, 3, 2, 1, 0].map((stars) => ({
    value: String(stars),
    label: ratingLabel(stars),
    count: passing.filter(({ rating }) => rating >= stars).length,
  })),
});

function rangeOf(passing: readonly CardFacts[]): Facet {
  const lowest = Math.min(...passing.map(({ minPriceCents }) => minPriceCents));
  const highest = Math.max(...passing.map(({ maxPriceCents }) => maxPriceCents));
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
