/** Which products pass the filters of a query; of the others, which filters they fail, so that each facet can be counted without its own. */
import type { FacetKey, ProductFilters } from '../engine.ts';
import type { QueryMeaning } from '../query-understanding.ts';
import type { NumberField, ProductFields } from './product-fields.ts';

interface Filter {
  /** The facet that stands for it. Null is what a shopper can't loosen in the panel: a category, and what the words said. */
  facet: FacetKey | null;
  /** Any of these values, by code. */
  values?: number[];
  passes?: (document: number) => boolean;
}

export interface Filtered {
  documents: Uint32Array;
  /** For each of them one bit per filter that it fails; 0 passes. */
  failed: Uint32Array;
  /** The bit of a facet's own filter; 0 where it has none. */
  bitOf: (facet: FacetKey) => number;
}

/** As bits of one number. */
const mostAtOnce = 31;

export function compileFilters(fields: ProductFields, filters: ProductFilters, meaning: QueryMeaning): Filter[] {
  const compiled: Filter[] = [];
  const chosen = (facet: FacetKey | null, key: string, values: readonly string[] = []): void => {
    if (values.length === 0) return;
    compiled.push({ facet, values: values.flatMap((value) => fields.codeOf(key, value) ?? []) });
  };
  /** Overlap: a product from 40 to 60 is within "at least 50" and within "at most 50". */
  const range = (facet: FacetKey | null, [low, high]: [NumberField, NumberField], from?: number, to?: number): void => {
    if (from === undefined && to === undefined) return;
    const [lowest, highest] = [fields.numbersOf(low), fields.numbersOf(high)];
    const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
    compiled.push({ facet, passes: (document) => highest[document]! >= least && lowest[document]! <= most });
  };
  const flagged = (facet: FacetKey | null, key: string, isSet?: boolean) => chosen(facet, key, isSet ? ['true'] : []);

  chosen(null, 'categories', filters.categories);
  chosen(null, 'kinds', filters.kinds);
  if (filters.ids?.length) {
    const [ids, wanted] = [fields.numbersOf('id'), new Set(filters.ids)];
    compiled.push({ facet: null, passes: (document) => wanted.has(ids[document]!) });
  }
  flagged(null, 'isNew', filters.isNew);
  flagged(null, 'comingSoon', filters.comingSoon || meaning.comingSoon);
  for (const key of ['available', 'onSale', 'fsaHsaEligible'] as const) {
    flagged(null, key, meaning[key]);
    flagged(key, key, filters[key]);
  }
  range(null, ['minPriceCents', 'maxPriceCents'], meaning.minPriceCents, meaning.maxPriceCents);
  range(null, ['ageFrom', 'ageTo'], meaning.ageMonths, meaning.ageMonths);
  range(null, ['rating', 'rating'], meaning.minRating);
  chosen('brands', 'brands', filters.brands);
  chosen('productTypes', 'productTypes', filters.productTypes);
  range('rating', ['rating', 'rating'], filters.minRating);
  range('price', ['minPriceCents', 'maxPriceCents'], filters.minPriceCents, filters.maxPriceCents);
  for (const [key, values] of Object.entries(filters.attributes ?? {}))
    chosen(`attributes.${key}`, `attributes.${key}`, values);
  return compiled;
}

/** Leaves out what fails a filter that no facet stands for. */
export function filterDocuments(fields: ProductFields, candidates: Uint32Array, filters: readonly Filter[]): Filtered {
  if (filters.length > mostAtOnce) {
    const { documents, failed } = filterDocuments(fields, candidates, filters.slice(mostAtOnce));
    return filterDocuments(
      fields,
      documents.filter((_, at) => failed[at] === 0),
      filters.slice(0, mostAtOnce),
    );
  }
  const facets = filters.map(({ facet }) => facet);
  const bitOf = (facet: FacetKey): number => (facets.includes(facet) ? 1 << facets.indexOf(facet) : 0);
  if (filters.length === 0) return { documents: candidates, failed: new Uint32Array(candidates.length), bitOf };
  const all = 2 ** filters.length - 1;
  const bitOfValue = new Uint32Array(fields.values.length);
  filters.forEach(({ values = [] }, at) => {
    for (const code of values) bitOfValue[code]! |= 1 << at;
  });
  const byValue = filters.reduce((bits, { values }, at) => (values === undefined ? bits : bits | (1 << at)), 0);
  const scope = facets.reduce((bits, facet, at) => (facet === null ? bits | (1 << at) : bits), 0);
  const predicates = filters.flatMap(({ passes }, at) => (passes === undefined ? [] : [{ passes, bit: 1 << at }]));
  const [starts, codes] = [fields.starts.values, fields.codes.values];
  const documents = new Uint32Array(candidates.length);
  const failed = new Uint32Array(candidates.length);
  let count = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const document = candidates[at]!;
    let missing = all;
    for (const { passes, bit } of predicates) if (passes(document)) missing &= ~bit;
    const end = starts[document + 1]!;
    if (byValue !== 0) for (let code = starts[document]!; code < end; code += 1) missing &= ~bitOfValue[codes[code]!]!;
    if ((missing & scope) !== 0) continue;
    documents[count] = document;
    failed[count++] = missing;
  }
  return { documents: documents.subarray(0, count), failed: failed.subarray(0, count), bitOf };
}
