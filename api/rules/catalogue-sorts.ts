// One internal sort, two vocabularies in addresses: the facet-driven `sort=price_desc` and the older
// `sort=price&order=desc`. Both are read everywhere; an unknown value means the default and is never an error.

export const sorts = ['popular', 'newest', 'price_desc', 'price_asc', 'highest_rated', 'most_reviewed'] as const;
export type Sort = (typeof sorts)[number];

/** Sorts of the facet-driven pages: their label in the panel and their value in the address. */
export const facetSorts: readonly {
  sort: Sort;
  label: string;
  value: string;
  criterion: string;
  order: 'ASC' | 'DESC';
}[] = [
  { sort: 'popular', label: 'Popular', value: '', criterion: 'Popular', order: 'DESC' },
  { sort: 'newest', label: 'Newest', value: 'newest', criterion: 'Newest', order: 'DESC' },
  { sort: 'price_desc', label: 'Price: High to Low', value: 'price_desc', criterion: 'Price', order: 'DESC' },
  { sort: 'price_asc', label: 'Price: Low to High', value: 'price_asc', criterion: 'Price', order: 'ASC' },
  { sort: 'highest_rated', label: 'Highest Rated', value: 'highest_rated', criterion: 'Rating', order: 'DESC' },
  { sort: 'most_reviewed', label: 'Most Reviewed', value: 'most_reviewed', criterion: 'Review Count', order: 'DESC' },
];

type OlderSort = { sort: Sort; params: { sort: string; order?: 'asc' | 'desc' } };

/** Sorts of the older lists, in their order. */
export const olderSorts: readonly OlderSort[] = [
  { sort: 'popular', params: { sort: 'popular' } },
  { sort: 'newest', params: { sort: 'newest', order: 'desc' } },
  { sort: 'price_desc', params: { sort: 'price', order: 'desc' } },
  { sort: 'price_asc', params: { sort: 'price', order: 'asc' } },
  { sort: 'highest_rated', params: { sort: 'rating', order: 'desc' } },
  { sort: 'most_reviewed', params: { sort: 'reviews', order: 'desc' } },
];

/** The sort options of a list: search calls the first one Relevance and has no "newest". */
export function sortOptions(place: 'category' | 'search'): { sort: Sort; label: string }[] {
  if (place === 'category') return facetSorts.map(({ sort, label }) => ({ sort, label }));
  return facetSorts
    .filter(({ sort }) => sort !== 'newest')
    .map(({ sort, label }) => ({ sort, label: sort === 'popular' ? 'Relevance' : label }));
}

export interface SortParams {
  sort?: string;
  order?: string;
}

/** `sort=price_desc`. */
export const writeFacetSort = (sort: Sort): SortParams => ({ sort });

/** `sort=price&order=desc`. */
export function writeOlderSort(sort: Sort): SortParams {
  return { ...olderSorts.find((option) => option.sort === sort)!.params };
}

/** Reads either vocabulary. `usual` is the list's own default: its category's sort. */
export function readSort({ sort, order }: SortParams, usual: Sort = 'popular'): Sort {
  if (sort === undefined || sort === '') return usual;
  const wanted = sort.toLowerCase();
  const direct = sorts.find((known) => known === wanted);
  if (direct !== undefined) return direct;
  if (wanted === 'price') return order?.toLowerCase() === 'asc' ? 'price_asc' : 'price_desc';
  return olderSorts.find((option) => option.params.sort === wanted)?.sort ?? usual;
}

/** A category's own `sortType` and `sortOrder` as a sort. */
export const sortOfCategory = (category: { sortType: string; sortOrder: string }): Sort =>
  readSort({ sort: category.sortType, order: category.sortOrder });
