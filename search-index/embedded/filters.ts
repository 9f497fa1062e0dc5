/**
 * The products that pass the filters of a query; for the others, which filters they fail, so that each facet can be counted without its
 * own.
 */
import type { FacetKey, ProductFilters } from '../engine.ts';
import type { QueryMeaning } from '../query-understanding.ts';
import { facetFlags, scopeFlags } from '../settings.ts';
import type { NumberField, ProductFields } from './product-fields.ts';

interface Filter {
  /**
   * The facet that the filter belongs to. Null for filters that a shopper can't change in the panel: a category, and limits in the typed
   * words.
   */
  facet: FacetKey | null;
  passes: (document: number) => boolean;
}

export interface Filtered {
  /** Documents that pass all filters. */
  passing: Uint32Array;
  /** Documents that pass all filters without a facet. */
  documents: Uint32Array;
  /** For each of those, one bit per filter that it fails. */
  failed: Uint32Array;
  /** The bit of a facet's own filter; 0 where it has none. */
  bitOf: (facet: FacetKey) => number;
}

export function compileFilters(fields: ProductFields, filters: ProductFilters, meaning: QueryMeaning): Filter[] {
  const compiled: Filter[] = [];
  const anyOf = (facet: FacetKey | null, key: string, wanted: readonly string[] = []): void => {
    if (wanted.length === 0) return;
    const field = fields.values.get(key);
    const isWanted = Uint8Array.from(field?.lists ?? [], (list) => Number(list.some((one) => wanted.includes(one))));
    const numbers = field?.numbersOf(fields.size);
    compiled.push({ facet, passes: (document) => numbers !== undefined && isWanted[numbers[document]!] === 1 });
  };
  const flagged = (facet: FacetKey | null, key: string, isSet?: boolean) => anyOf(facet, key, isSet ? ['true'] : []);
  /** Ranges overlap: a product from 40 to 60 matches "at least 50" and also "at most 50". */
  const range = (facet: FacetKey | null, [low, high]: [NumberField, NumberField], from?: number, to?: number): void => {
    if (from === undefined && to === undefined) return;
    const [lowest, highest] = [fields.numbersOf(low), fields.numbersOf(high)];
    const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
    compiled.push({ facet, passes: (document) => highest[document]! >= least && lowest[document]! <= most });
  };

  anyOf(null, 'categories', filters.categories);
  anyOf(null, 'kinds', filters.kinds);
  if (filters.ids?.length) {
    const [ids, wanted] = [fields.numbersOf('id'), new Set(filters.ids)];
    compiled.push({ facet: null, passes: (document) => wanted.has(ids[document]!) });
  }
  for (const key of scopeFlags) flagged(null, key, filters[key]);
  flagged(null, 'comingSoon', meaning.comingSoon);
  range(null, ['minPriceCents', 'maxPriceCents'], meaning.minPriceCents, meaning.maxPriceCents);
  range(null, ['ageFrom', 'ageTo'], meaning.ageMonths, meaning.ageMonths);
  range(null, ['rating', 'rating'], meaning.minRating);
  for (const key of facetFlags) {
    flagged(null, key, meaning[key]);
    flagged(key, key, filters[key]);
  }
  anyOf('brands', 'brands', filters.brands);
  anyOf('productTypes', 'productTypes', filters.productTypes);
  range('rating', ['rating', 'rating'], filters.minRating);
  range('price', ['minPriceCents', 'maxPriceCents'], filters.minPriceCents, filters.maxPriceCents);
  for (const [key, values] of Object.entries(filters.attributes ?? {}))
    anyOf(`attributes.${key}`, `attributes.${key}`, values);
  return compiled;
}

/** Each is a bit of one number. */
const mostFacets = 31;

export function filterDocuments(candidates: Uint32Array, filters: readonly Filter[]): Filtered {
  const ofFacets = filters.filter(({ facet }) => facet !== null).slice(0, mostFacets);
  let documents = candidates;
  for (const filter of filters) if (!ofFacets.includes(filter)) documents = keep(documents, filter.passes);
  const failed = new Uint32Array(documents.length);
  ofFacets.forEach(({ passes }, at) => {
    for (let index = 0; index < documents.length; index += 1) if (!passes(documents[index]!)) failed[index]! |= 1 << at;
  });
  const passing = ofFacets.length === 0 ? documents : keep(documents, (_, at) => failed[at] === 0);
  const facets = ofFacets.map(({ facet }) => facet);
  return { passing, documents, failed, bitOf: (facet) => (facets.includes(facet) ? 1 << facets.indexOf(facet) : 0) };
}

/** The same as the array's `filter`, in a third of the time. */
export function keep(documents: Uint32Array, passes: (document: number, at: number) => boolean): Uint32Array {
  const kept = new Uint32Array(documents.length);
  let count = 0;
  for (let at = 0; at < documents.length; at += 1) if (passes(documents[at]!, at)) kept[count++] = documents[at]!;
  return kept.subarray(0, count);
}
