import { describe, expect, it } from 'vitest';
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { noFilters, type ShopFilters } from '#rules/catalogue-filters.ts';
import { appliedFilters } from './ProductList.island.tsx';

const facets: Facet[] = [
  { key: 'brands', label: 'Brand', type: 'multi-select', values: [{ value: 'oatwell', label: 'Oatwell', count: 2 }] },
  {
    key: 'material',
    label: 'Material',
    type: 'multi-select',
    values: [{ value: 'Cotton', label: 'Cotton', count: 1 }],
  },
];
const all: ShopFilters = {
  ...noFilters(),
  categories: ['cribs'],
  brands: ['oatwell', 'gone'],
  minPriceCents: 2_000,
  maxPriceCents: 5_050,
  minRating: 4,
  available: true,
  onSale: true,
  fsaHsaEligible: true,
  attributes: { material: ['Cotton'] },
};
const labels = (filters: Partial<ShopFilters>) =>
  appliedFilters({ ...noFilters(), ...filters }, facets).map(({ label }) => label);

describe('what a list is filtered by', () => {
  it('is named in the order of the panel, a value that is gone by itself', () => {
    expect(labels(all)).toEqual([
      'Oatwell',
      'gone',
      'Cotton',
      '4 stars & up',
      '$20 – $50.50',
      'In Stock',
      'On Sale',
      'FSA/HSA Eligible',
    ]);
    expect(labels({})).toEqual([]);
  });

  it('is a range with one end, and five stars', () => {
    expect(labels({ minPriceCents: 2_000 })).toEqual(['From $20']);
    expect(labels({ maxPriceCents: 2_000 })).toEqual(['Up to $20']);
    expect([5, 1].flatMap((minRating) => labels({ minRating }))).toEqual(['5 stars', '1 star & up']);
  });

  it('is taken away one by one, and nothing else with it', () => {
    const without = Object.fromEntries(appliedFilters(all, facets).map((one) => [one.label, one.without]));
    expect(without).toEqual({
      Oatwell: { ...all, brands: ['gone'] },
      gone: { ...all, brands: ['oatwell'] },
      Cotton: { ...all, attributes: {} },
      '4 stars & up': { ...all, minRating: null },
      '$20 – $50.50': { ...all, minPriceCents: null, maxPriceCents: null },
      'In Stock': { ...all, available: false },
      'On Sale': { ...all, onSale: false },
      'FSA/HSA Eligible': { ...all, fsaHsaEligible: false },
    });
    expect(appliedFilters({ ...noFilters(), brands: ['oatwell'] }, facets)[0]!.without).toEqual(noFilters());
  });
});
