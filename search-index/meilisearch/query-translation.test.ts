import { describe, expect, it } from 'vitest';
import type { ProductQuery } from '../engine.ts';
import { understandQuery } from '../query-understanding.ts';
import { reorderedFields } from './hit-words.ts';
import {
  facetFilters,
  orderedWindow,
  relaxedTerm,
  scopeFilters,
  serverTerm,
  translateProductQuery,
  wordsQuery,
} from './query-translation.ts';

const query = (part: Partial<ProductQuery>): ProductQuery => ({
  term: '',
  filters: {},
  sort: 'popular',
  page: 1,
  pageSize: 18,
  ...part,
});
const translate = (part: Partial<ProductQuery>) => {
  const asked = query(part);
  return translateProductQuery('products', asked, understandQuery(asked.term), 'all');
};
const purposes = (part: Partial<ProductQuery>) =>
  translate(part).map(({ purpose }) => ('key' in purpose ? `${purpose.kind} ${purpose.key}` : purpose.kind));

describe('Translation for the search server', () => {
  it('asks for stems without filler and price words', () => {
    expect(serverTerm(understandQuery('The best strollers under $50'))).toBe('stroller');
    expect(serverTerm(understandQuery('pack of 2 bottles 8 oz'))).toBe('2pack bottle 8oz');
  });

  it('asks once where no filter is set', () => {
    expect(purposes({ facets: ['brands', 'rating'] })).toEqual(['page']);
    expect(translate({ facets: ['brands', 'rating'] })[0]!.query).toMatchObject({
      facets: ['brandFacet', 'stars'],
      hitsPerPage: 18,
      page: 1,
    });
  });

  it('asks once more for every filtered facet, without its own filter', () => {
    const filters = { brands: ['fernwick'], onSale: true, categories: ['strollers'] };
    expect(purposes({ filters, facets: ['brands', 'onSale', 'rating'] })).toEqual([
      'page',
      'scope',
      'without brands',
      'without onSale',
    ]);
    const [page, scope, brands] = translate({ filters, facets: ['brands', 'onSale', 'rating'] });
    expect(page!.query.filter).toEqual(['categories IN ["strollers"]', 'brandSlug IN ["fernwick"]', 'onSale = true']);
    expect(scope!.query.filter).toEqual(['categories IN ["strollers"]']);
    expect(brands!.query).toMatchObject({
      filter: ['categories IN ["strollers"]', 'onSale = true'],
      limit: 0,
      facets: ['brandFacet'],
    });
  });

  it('finds the ends of the price range by sorting, without the price filter', () => {
    const asked = translate({ filters: { minPriceCents: 100, maxPriceCents: 900 }, facets: ['price'] });
    expect(asked.map(({ purpose }) => purpose.kind)).toEqual(['page', 'lowest', 'highest']);
    expect(asked[1]!.query).toMatchObject({ filter: [], sort: ['minPriceCents:asc'], limit: 1 });
  });

  it('counts what matches the words alone without filters', () => {
    expect(wordsQuery('products', understandQuery('blue crib'))).toEqual({
      indexUid: 'products',
      q: 'blue crib',
      attributesToRetrieve: ['id', ...reorderedFields],
      matchingStrategy: 'all',
      limit: orderedWindow,
    });
  });

  it('fetches the window that is put into our order, and further pages as they are', () => {
    const first = translate({ term: 'crib' })[0]!.query;
    expect([first.page, first.hitsPerPage, first.attributesToRetrieve.length > 1]).toEqual([1, orderedWindow, true]);
    const last = translate({ term: 'crib', page: 4, pageSize: 18 })[0]!.query;
    expect([last.page, last.hitsPerPage, last.attributesToRetrieve.length > 1]).toEqual([1, 72, true]);
    const later = translate({ term: 'crib', page: 5, pageSize: 18 })[0]!.query;
    expect([later.page, later.hitsPerPage, later.attributesToRetrieve]).toEqual([5, 18, ['id']]);
    expect(translate({ term: 'crib', sort: 'price_asc' })[0]!.query.attributesToRetrieve).toEqual(['id']);
  });

  it('puts the named thing first where words are given up from the end', () => {
    expect(relaxedTerm(understandQuery('wooden crib'))).toBe('crib wooden');
    expect(relaxedTerm(understandQuery('zorgle plugh'))).toBeNull();
  });

  it('calls a thing by its usual name where it was called in another language or in one word', () => {
    expect(serverTerm(understandQuery('cochecito'))).toBe('stroller');
    expect(serverTerm(understandQuery('carseat'))).toBe('car seat');
    expect(serverTerm(understandQuery('pram'))).toBe('pram');
  });

  it('overlaps price intervals', () => {
    expect(facetFilters({ minPriceCents: 100, maxPriceCents: 900 }).get('price')).toEqual([
      'maxPriceCents >= 100',
      'minPriceCents <= 900',
    ]);
  });

  it('treats empty lists, false and 0 stars as no filter', () => {
    expect([...facetFilters({ brands: [], onSale: false, minRating: 0, attributes: { color: [] } })]).toEqual([]);
    expect(scopeFilters({ categories: [], ids: [], isNew: false }, {})).toEqual([]);
  });

  it('lets no value out of its quotes and no key out of its path', () => {
    expect(facetFilters({ brands: ['a"] OR id > 0 OR brandSlug IN ["\\'] }).get('brands')).toEqual([
      'brandSlug IN ["a\\"] OR id > 0 OR brandSlug IN [\\"\\\\"]',
    ]);
    expect([...facetFilters({ attributes: { 'color = 1 OR x': ['Sage'] } }).values()]).toEqual([
      ['attributes.color1ORx IN ["Sage"]'],
    ]);
  });

  it('ends every sort at popularity and id', () => {
    expect(translate({ sort: 'price_asc' })[0]!.query.sort).toEqual(['minPriceCents:asc', 'popularity:desc', 'id:asc']);
    expect(translate({ sort: 'popular' })[0]!.query.sort).toBeUndefined();
  });

  it('keeps pages within bounds', () => {
    expect(translate({ page: -3, pageSize: 1e9 })[0]!.query).toMatchObject({ page: 1, hitsPerPage: 1000 });
  });
});
