import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFilters, passesFilters } from '#rules/catalogue-filters.ts';
import type { CardFacts } from './choose-cards.ts';
import { countCards } from './count-cards.ts';

const card = fc.record<CardFacts>({
  place: fc.constant(0),
  brandSlug: fc.constant('alder'),
  categories: fc.constant(['cribs']),
  productType: fc.constantFrom('Cribs', 'Mattresses', 'Sheets'),
  minPriceCents: fc.integer({ min: 100, max: 20_000 }),
  maxPriceCents: fc.integer({ min: 20_000, max: 60_000 }),
  currentCents: fc.constant(20_000),
  rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
  reviews: fc.constant(3),
  available: fc.boolean(),
  onSale: fc.boolean(),
  fsaHsaEligible: fc.boolean(),
  releasedOn: fc.constant('2026-01-01'),
});
const chosen = fc.record({
  productTypes: fc.subarray(['Cribs', 'Mattresses', 'Sheets']),
  minRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  available: fc.boolean(),
  onSale: fc.boolean(),
});

describe("the counts of a brand's products", () => {
  it('2.15 are what the grid would show after choosing just that, whatever else is chosen', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 30 }), chosen, (cards, choice) => {
        const filters = { ...noFilters(), ...choice };
        const { facets, total } = countCards(cards, filters);
        const passing = (change: object) => cards.filter((one) => passesFilters(one, { ...filters, ...change })).length;
        expect(total).toBe(passing({}));
        for (const { key, values } of facets) {
          for (const value of values) {
            if (!('count' in value)) continue;
            const change =
              key === 'product_type'
                ? { productTypes: [value.value] }
                : key === 'rating'
                  ? { minRating: value.value === '0' ? null : Number(value.value) }
                  : key === 'inventory_available'
                    ? { available: true }
                    : { onSale: true };
            expect(value.count).toBe(passing(change));
          }
        }
      }),
    );
  });

  it('2.15 the price goes from the cheapest to the dearest of what passes the other filters, whatever price is chosen', () => {
    const facts = { ...fc.sample(card, { numRuns: 1, seed: 1 })[0]!, available: true };
    const cards = [
      { ...facts, minPriceCents: 1_250, maxPriceCents: 1_999 },
      { ...facts, minPriceCents: 5_000, maxPriceCents: 9_001 },
      { ...facts, minPriceCents: 100, maxPriceCents: 99_900, available: false },
    ];
    const filters = { ...noFilters(), available: true, minPriceCents: 4_000, maxPriceCents: 6_000 };
    expect(countCards(cards, filters).facets.find(({ key }) => key === 'price')).toMatchObject({
      values: [
        { label: 'Min', value: '12' },
        { label: 'Max', value: '91' },
      ],
      step: 10,
      disabled: false,
    });
  });

  it('5 the price section is disabled where there is nothing to slide', () => {
    const price = countCards([], noFilters()).facets.find(({ key }) => key === 'price');
    expect(price).toMatchObject({ disabled: true });
  });
});
