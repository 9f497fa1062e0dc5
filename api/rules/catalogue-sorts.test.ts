import { describe, expect, it } from 'vitest';
import {
  facetSorts,
  olderSorts,
  readSort,
  sortOfCategory,
  sortOptions,
  sorts,
  writeFacetSort,
  writeOlderSort,
} from './catalogue-sorts.ts';

describe('the sort in an address', () => {
  it.each(sorts)('%s is read back from both vocabularies', (sort) => {
    expect(readSort(writeFacetSort(sort))).toBe(sort);
    expect(readSort(writeOlderSort(sort))).toBe(sort);
  });

  it.each(sorts)('%s is read back where the category sorts otherwise', (sort) => {
    expect(readSort(writeFacetSort(sort), 'newest')).toBe(sort);
    expect(readSort(writeOlderSort(sort), 'newest')).toBe(sort);
  });

  it.each([
    [{}, 'popular'],
    [{ sort: '' }, 'popular'],
    [{ sort: 'cheapest' }, 'popular'],
    [{ sort: 'constructor' }, 'popular'],
    [{ order: 'asc' }, 'popular'],
    [{ sort: 'price' }, 'price_desc'],
    [{ sort: 'price', order: 'sideways' }, 'price_desc'],
    [{ sort: 'PRICE', order: 'ASC' }, 'price_asc'],
    [{ sort: 'Price_Asc' }, 'price_asc'],
    [{ sort: 'rating', order: 'asc' }, 'highest_rated'],
  ])('%j means %s: nothing is ever an error', (params, sort) => {
    expect(readSort(params)).toBe(sort);
  });

  it('unknown means the default of the list', () => {
    expect(readSort({ sort: 'cheapest' }, 'newest')).toBe('newest');
  });
});

describe('the sorts offered', () => {
  it('are the same six in both vocabularies', () => {
    expect(facetSorts.map(({ sort }) => sort)).toEqual([...sorts]);
    expect(olderSorts.map(({ sort }) => sort)).toEqual([...sorts]);
  });

  it('have the label, value, criterion and order of the specification', () => {
    expect(facetSorts.map(({ label, value, criterion, order }) => [label, value, `${criterion} ${order}`])).toEqual([
      ['Popular', '', 'Popular DESC'],
      ['Newest', 'newest', 'Newest DESC'],
      ['Price: High to Low', 'price_desc', 'Price DESC'],
      ['Price: Low to High', 'price_asc', 'Price ASC'],
      ['Highest Rated', 'highest_rated', 'Rating DESC'],
      ['Most Reviewed', 'most_reviewed', 'Review Count DESC'],
    ]);
  });

  it('are written with sort and order in the older list', () => {
    expect(olderSorts.map(({ params }) => params)).toEqual([
      { sort: 'popular' },
      { sort: 'newest', order: 'desc' },
      { sort: 'price', order: 'desc' },
      { sort: 'price', order: 'asc' },
      { sort: 'rating', order: 'desc' },
      { sort: 'reviews', order: 'desc' },
    ]);
  });

  it('call the first Relevance on the search page and leave newest out', () => {
    expect(sortOptions('search').map(({ label }) => label)).toEqual([
      'Relevance',
      'Price: High to Low',
      'Price: Low to High',
      'Highest Rated',
      'Most Reviewed',
    ]);
    expect(sortOptions('category')).toHaveLength(6);
  });

  it.each([
    ['price', 'asc', 'price_asc'],
    ['price', 'desc', 'price_desc'],
    ['rating', 'desc', 'highest_rated'],
    ['popular', 'desc', 'popular'],
  ])('of a category with %s %s begin with %s', (sortType, sortOrder, sort) => {
    expect(sortOfCategory({ sortType, sortOrder })).toBe(sort);
  });
});
