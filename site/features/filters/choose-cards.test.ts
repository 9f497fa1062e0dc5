import { describe, expect, it } from 'vitest';
import { noFilters, readFilters } from '#rules/catalogue-filters.ts';
import { type CardFacts, chooseCards } from './choose-cards.ts';

const card = (name: string, facts: Partial<CardFacts>) => ({
  name,
  facts: {
    place: 0,
    brandSlug: 'alder',
    categories: ['cribs'],
    productType: 'Cribs',
    minPriceCents: 1000,
    maxPriceCents: 1000,
    currentCents: 1000,
    rating: 4,
    reviews: 100,
    available: true,
    onSale: false,
    fsaHsaEligible: false,
    releasedOn: '2026-01-01',
    ...facts,
  },
});
const cards = [
  card('range', { minPriceCents: 2000, maxPriceCents: 9000, currentCents: 5000 }),
  card('cheap', { currentCents: 500, minPriceCents: 500, maxPriceCents: 500, onSale: true, releasedOn: '2026-03-01' }),
  card('lone star', { rating: 5, reviews: 1, available: false }),
  card('loved', { rating: 4.8, reviews: 900 }),
];
const names = (search: Record<string, string>) =>
  chooseCards(cards, readFilters(search), 'popular').map(({ name }) => name);

describe("a brand's products in the browser", () => {
  it('come in the order of the server when nothing is chosen', () => {
    expect(names({})).toEqual(['range', 'cheap', 'lone star', 'loved']);
  });

  it('compare the lowest price wanted with the dearest variant, and the highest with the cheapest', () => {
    expect(names({ minPrice: '80' })).toEqual(['range']);
    expect(names({ maxPrice: '5' })).toEqual(['cheap']);
  });

  it('can be narrowed to what is on sale and in stock', () => {
    expect(names({ onSale: 'true' })).toEqual(['cheap']);
    expect(names({ available: 'true' })).toEqual(['range', 'cheap', 'loved']);
  });

  it.each([
    ['price_asc', ['cheap', 'lone star', 'loved', 'range']],
    ['price_desc', ['range', 'lone star', 'loved', 'cheap']],
    ['newest', ['cheap', 'range', 'lone star', 'loved']],
    ['highest_rated', ['loved', 'lone star', 'range', 'cheap']],
    ['most_reviewed', ['loved', 'range', 'cheap', 'lone star']],
  ] as const)('are sorted by %s', (sort, expected) => {
    expect(chooseCards(cards, noFilters(), sort).map(({ name }) => name)).toEqual(expected);
  });
});
