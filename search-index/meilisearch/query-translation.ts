/** Translates our queries into the server's format. Pure: a test can read what is sent. */
import type { FacetKey, ProductFilters, ProductQuery, ProductSort } from '../engine.ts';
import { type QueryMeaning, type QueryUnit, sortMeant } from '../query-understanding.ts';
import { facetFlags, largestPage } from '../settings.ts';
import { namesThing, synonyms } from '../synonym-table.ts';
import { reorderedFields } from './hit-words.ts';

export interface ServerQuery {
  indexUid: string;
  q: string;
  filter?: string[];
  sort?: string[];
  facets?: string[];
  attributesToRetrieve: string[];
  matchingStrategy: 'all' | 'last' | 'frequency';
  /** With these fields the total is exact. */
  page?: number;
  hitsPerPage?: number;
  /** Replaces the page where no total is needed; facets are exact all the same. */
  limit?: number;
}

/** The purpose of each query of one multi-search, in the order in which they are sent. */
export type Purpose =
  | { kind: 'page' }
  /** Every value of the scope, including those with a count of zero. */
  | { kind: 'scope' }
  /** Counts of one filtered facet, without its own filter. */
  | { kind: 'without'; key: FacetKey }
  | { kind: 'lowest' }
  | { kind: 'highest' };

export interface Translated {
  purpose: Purpose;
  query: ServerQuery;
}

const sorts: Record<Exclude<ProductSort, 'popular'>, string> = {
  newest: 'createdAt:desc',
  price_asc: 'minPriceCents:asc',
  price_desc: 'maxPriceCents:desc',
  highest_rated: 'ratingScore:desc',
  most_reviewed: 'reviewCount:desc',
};

type Said = Pick<QueryMeaning, 'units' | 'without' | 'asTyped'>;

/** The words to search: stems, things by their usual names, filler only where nothing else was typed; then the excluded words. */
export function serverTerm({ units, without, asTyped }: Said): string {
  const words = spoken(units);
  // The server corrects nothing in quotes.
  return [...(asTyped ? words.map((one) => `"${one}"`) : words), ...leftOut(without)].join(' ');
}

/** The server's syntax to exclude documents with a word. */
const leftOut = (without: Said['without'] = []): string[] =>
  without.flatMap(({ words, equivalents }) =>
    [words, ...equivalents.map((other) => other.words)].map((stems) => `-"${stems.join(' ')}"`),
  );

/**
 * The same with the named thing first, for the strategy `last`, which drops words from the end: "wooden crib" may become "crib", and never
 * "wooden". Null where no thing is named.
 */
export function relaxedTerm({ units, without, asTyped }: Said): string | null {
  if (asTyped) return null;
  const isThing = ({ name }: QueryUnit): boolean => namesThing(name);
  const things = units.filter(isThing);
  if (things.length === 0) return null;
  return [...spoken([...things, ...units.filter((unit) => !isThing(unit))]), ...leftOut(without)].join(' ');
}

const spoken = (units: readonly QueryUnit[]): string[] =>
  units.filter((unit) => !unit.soft).map(({ name, words }) => synonyms().usualNames.get(name) ?? words.join(' '));

export const sortOf = (sort: ProductSort): string[] | undefined =>
  sort === 'popular' ? undefined : [sorts[sort], 'popularity:desc', 'id:asc'];

/** This many of the best hits are fetched and sorted in our order; further pages follow in the server's. */
export const orderedWindow = 60;

export const isReordered = (query: ProductQuery, meaning: QueryMeaning): boolean =>
  query.sort === 'popular' && meaning.units.length > 0 && (pageOf(query) - 1) * pageSizeOf(query) < orderedWindow;

const pageOf = ({ page }: ProductQuery): number => Math.max(1, Math.floor(page));
const pageSizeOf = ({ pageSize }: ProductQuery): number => Math.max(1, Math.min(largestPage, Math.floor(pageSize)));

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const anyOf = (attribute: string, values: readonly (string | number)[]): string =>
  `${attribute} IN [${values.map((value) => (typeof value === 'number' ? value : quoted(value))).join(', ')}]`;

/** Ranges overlap, as in the embedded engine. */
function priceFilter(min: number | undefined, max: number | undefined): string[] {
  const parts: string[] = [];
  if (min !== undefined) parts.push(`maxPriceCents >= ${min}`);
  if (max !== undefined) parts.push(`minPriceCents <= ${max}`);
  return parts;
}

/** Filters without a facet in the panel. */
export function scopeFilters(filters: ProductFilters, meaning: Partial<QueryMeaning>): string[] {
  const parts: string[] = [];
  if (filters.categories?.length) parts.push(anyOf('categories', filters.categories));
  if (filters.kinds?.length) parts.push(anyOf('kind', filters.kinds));
  if (filters.ids?.length) parts.push(anyOf('id', filters.ids));
  if (filters.isNew) parts.push('isNew = true');
  if (filters.comingSoon) parts.push('comingSoon = true');
  for (const flag of facetFlags) if (meaning[flag]) parts.push(`${flag} = true`);
  if (meaning.comingSoon) parts.push('comingSoon = true');
  if (meaning.ageMonths !== undefined) parts.push(`ageFrom <= ${meaning.ageMonths}`, `ageTo >= ${meaning.ageMonths}`);
  if (meaning.thingTypes?.length) parts.push(anyOf('productType', meaning.thingTypes));
  if (meaning.minRating !== undefined) parts.push(`rating >= ${meaning.minRating}`);
  parts.push(...priceFilter(meaning.minPriceCents, meaning.maxPriceCents));
  return parts;
}

/** Filters of the panel, by the facet that is counted without them. */
export function facetFilters(filters: ProductFilters): Map<FacetKey, string[]> {
  const groups = new Map<FacetKey, string[]>();
  if (filters.brands?.length) groups.set('brands', [anyOf('brandSlug', filters.brands)]);
  if (filters.productTypes?.length) groups.set('productTypes', [anyOf('productType', filters.productTypes)]);
  if (filters.minRating !== undefined && filters.minRating > 0)
    groups.set('rating', [`rating >= ${filters.minRating}`]);
  const price = priceFilter(filters.minPriceCents, filters.maxPriceCents);
  if (price.length > 0) groups.set('price', price);
  for (const flag of facetFlags) {
    if (filters[flag]) groups.set(flag, [`${flag} = true`]);
  }
  for (const [key, values] of Object.entries(filters.attributes ?? {})) {
    if (values.length > 0) groups.set(`attributes.${key}`, [anyOf(attributeField(key), values)]);
  }
  return groups;
}

/** False when the words alone decide which products are found. */
export const isFiltered = ({ filters }: ProductQuery, meaning: QueryMeaning): boolean =>
  scopeFilters(filters, meaning).length > 0 || facetFilters(filters).size > 0;

/** Keys come from addresses, so only characters that the documents' keys can have reach a filter. */
const attributeField = (key: string): string => `attributes.${key.replace(/[^a-z0-9_-]/gi, '')}`;

/** The field in which a facet is counted; null for the price, which is a range. */
export function facetField(key: FacetKey): string | null {
  if (key === 'price') return null;
  if (key === 'brands') return 'brandFacet';
  if (key === 'productTypes') return 'productType';
  if (key === 'rating') return 'stars';
  return key.startsWith('attributes.') ? attributeField(key.slice('attributes.'.length)) : key;
}

export function translateProductQuery(
  indexUid: string,
  query: ProductQuery,
  meaning: QueryMeaning,
  matchingStrategy: ServerQuery['matchingStrategy'],
): Translated[] {
  const relaxed = matchingStrategy === 'last' ? relaxedTerm(meaning) : null;
  const q = relaxed ?? serverTerm(meaning);
  const reorders = isReordered(query, meaning);
  const needed = pageOf(query) * pageSizeOf(query);
  const scope = scopeFilters(query.filters, meaning);
  const groups = facetFilters(query.filters);
  const facets = [...new Set(query.facets ?? [])];
  const filterWithout = (key?: FacetKey): string[] => [
    ...scope,
    ...[...groups].flatMap(([group, parts]) => (group === key ? [] : parts)),
  ];
  const ask = (purpose: Purpose, part: Partial<ServerQuery>): Translated => ({
    purpose,
    query: { indexUid, q, attributesToRetrieve: ['id'], matchingStrategy, limit: 0, ...part },
  });
  const fieldsOf = (keys: readonly FacetKey[]): string[] => keys.flatMap((key) => facetField(key) ?? []);

  const free = facets.filter((key) => !groups.has(key));
  const asked = [
    ask(
      { kind: 'page' },
      {
        filter: filterWithout(),
        sort: sortOf(sortMeant(query.sort, meaning)),
        facets: fieldsOf(free),
        limit: undefined,
        page: reorders ? 1 : pageOf(query),
        hitsPerPage: reorders ? Math.max(needed, orderedWindow) : pageSizeOf(query),
        ...(reorders ? { attributesToRetrieve: ['id', ...reorderedFields] } : {}),
      },
    ),
  ];
  const listed = facets.filter((key) => key === 'brands' || key === 'productTypes' || key.startsWith('attributes.'));
  if (groups.size > 0 && listed.length > 0)
    asked.push(ask({ kind: 'scope' }, { filter: scope, facets: fieldsOf(listed) }));
  for (const key of facets) {
    const fields = fieldsOf([key]);
    if (groups.has(key) && fields.length > 0) {
      asked.push(ask({ kind: 'without', key }, { filter: filterWithout(key), facets: fields }));
    }
  }
  if (facets.includes('price')) {
    const filter = filterWithout('price');
    const one = { filter, limit: 1 };
    asked.push(
      ask({ kind: 'lowest' }, { ...one, sort: ['minPriceCents:asc'], attributesToRetrieve: ['minPriceCents'] }),
    );
    asked.push(
      ask({ kind: 'highest' }, { ...one, sort: ['maxPriceCents:desc'], attributesToRetrieve: ['maxPriceCents'] }),
    );
  }
  return asked;
}

/** The best hits by words alone, which decide whether partial matches are wanted; filters must not affect that. */
export const wordsQuery = (indexUid: string, meaning: QueryMeaning): ServerQuery => ({
  indexUid,
  q: serverTerm(meaning),
  attributesToRetrieve: ['id', ...reorderedFields],
  matchingStrategy: 'all',
  limit: orderedWindow,
});
