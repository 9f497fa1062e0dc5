import { describe, expect, it } from 'vitest';
import { noFilters } from '#rules/catalogue-filters.ts';
import { chipsOf, filterLabel, isChipActive } from './chips.ts';
import { listHead } from './list-head.ts';
import { readList } from './read-list.ts';
import { shownFacets } from './shown-facets.ts';
import { facets } from './testing/screen.ts';

const words = { attributeKeys: [], usualSort: 'popular', term: null } as const;
const plain = { filters: noFilters(), sort: 'popular', page: 1 } as const;

describe('the sections of the panel', () => {
  it('2.15 leave out a choice of one, unless it is chosen', () => {
    expect(shownFacets(facets, {}).map(({ key }) => key)).toEqual([
      'brands',
      'product_type',
      'rating',
      'price',
      'inventory_available',
      'on_sale',
    ]);
    expect(shownFacets(facets, { 'stroller-type': ['Any'] }).map(({ key }) => key)).toContain('stroller-type');
  });

  it('2.15 always have the brands, be it a single one or none', () => {
    const brands = facets.find((facet) => facet.key === 'brands')!;
    if (brands.type !== 'multi-select') throw new Error('brands are several choices');
    for (const values of [brands.values.slice(0, 1), []]) {
      expect(shownFacets([{ ...brands, values }], {}).map(({ key }) => key)).toEqual(['brands']);
    }
  });

  it('hold sixty values and what is chosen', () => {
    const values = Array.from({ length: 3_000 }, (_, place) => ({ value: `b${place}`, label: `B${place}`, count: 1 }));
    const many = [{ key: 'brands', label: 'Brand', type: 'multi-select' as const, values }];
    expect(shownFacets(many, {})[0]!.values).toHaveLength(60);
    expect(shownFacets(many, { brands: ['b2999'] })[0]!.values.at(-1)).toMatchObject({ value: 'b2999' });
  });
});

describe('chips', () => {
  it('2.15 are Sort, Filter, In Stock and one for each facet that has a section', () => {
    expect(chipsOf(shownFacets(facets, {})).map(({ label }) => label)).toEqual([
      'Sort',
      'Filter',
      'In Stock',
      'Brand',
      'Rating',
      'Price Range',
      'On Sale',
      'Product Type',
    ]);
  });

  it('2.15 are filled when their filter is active, and Sort when a sort is set', () => {
    const chosen = { filters: { ...noFilters(), available: true, maxPriceCents: 100 }, sort: 'newest' } as const;
    const active = ['sort', 'filter', 'inventory_available', 'price', 'brands'].filter((section) =>
      isChipActive(section, chosen, 'popular'),
    );
    expect(active).toEqual(['sort', 'filter', 'inventory_available', 'price']);
    expect(['sort', 'filter'].filter((section) => isChipActive(section, plain, 'popular'))).toEqual([]);
    // Of one filter alone, and of a list with a usual sort of its own.
    expect(isChipActive('filter', { ...plain, filters: { ...noFilters(), onSale: true } }, 'popular')).toBe(true);
    expect(isChipActive('sort', { ...plain, sort: 'newest' }, 'newest')).toBe(false);
    expect(isChipActive('sort', plain, 'newest')).toBe(true);
    expect([filterLabel(chosen), filterLabel(plain)]).toEqual(['Filter (2)', 'Filter']);
  });
});

describe('the page of a list', () => {
  it('2.6 names itself as canonical when it is plain or later, and the plain one when something is chosen', () => {
    const at = (change: object) => listHead('Cribs', '/store/cribs', { ...plain, ...change }, words).canonicalPath;
    expect([at({}), at({ page: 2 }), at({ sort: 'newest' }), at({ sort: 'newest', page: 2 })]).toEqual([
      '/store/cribs',
      '/store/cribs?page=2',
      '/store/cribs',
      '/store/cribs',
    ]);
  });

  it('behind the last page is the last one, and an empty list asks once', async () => {
    const asked: unknown[] = [];
    const ask = (total: number) => async (query: { page?: unknown }) => {
      asked.push(query.page);
      const page = Number(query.page ?? 1);
      return { total, pageSize: 18, heroProducts: (page - 1) * 18 < total ? [{}] : [] } as never;
    };
    const { address } = await readList(ask(40), { ...plain, page: 99 }, words);
    expect([address.page, asked]).toEqual([3, ['99', '3']]);
    asked.length = 0;
    await readList(ask(0), plain, words);
    expect(asked).toHaveLength(1);
  });
});
