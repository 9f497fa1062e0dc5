/** Translates the server's answers: the results of one multi-search become one page with exact facets. Pure. */
import type { Facet, FacetKey, ProductQuery, ProductSearchResult } from '../engine.ts';
import { orderValues, ratingFacet } from '../facet-order.ts';
import { isFacetFlag } from '../settings.ts';
import type { ServerHit } from './hit-words.ts';
import { splitBrandFacet } from './meilisearch-documents.ts';
import { facetField, type Translated } from './query-translation.ts';

export interface ServerResult {
  hits: (Partial<ServerHit> & { maxPriceCents?: number })[];
  totalHits: number;
  facetDistribution?: Record<string, Record<string, number>>;
}

const largestId = 2 ** 31 - 1;

/**
 * Checks the ids: an index of another program, or from an older version, may have ids that no product has and that a database query would
 * reject. @throws
 */
export function sound(results: ServerResult[]): ServerResult[] {
  for (const { hits } of results)
    for (const { id } of hits)
      if (id !== undefined && !(Number.isInteger(id) && id >= 0 && id <= largestId))
        throw new Error('The search server has something else than products.');
  return results;
}

/** The requested page: the window in our order, then the rest in the server's. */
export function orderedPage(query: ProductQuery, hits: ServerResult['hits'], ordered: readonly number[]): number[] {
  const ids = [...ordered, ...hits.slice(ordered.length).map(({ id }) => id!)];
  return ids.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
}

export function readAnswer(
  query: ProductQuery,
  asked: readonly Translated[],
  results: readonly ServerResult[],
): ProductSearchResult {
  const resultOf = (matches: (purpose: Translated['purpose']) => boolean): ServerResult | undefined =>
    results[asked.findIndex(({ purpose }) => matches(purpose))];
  const page = resultOf(({ kind }) => kind === 'page');
  const scope = resultOf(({ kind }) => kind === 'scope');
  const facetOf = (key: FacetKey): Facet => {
    if (key === 'price') {
      const lowest = resultOf(({ kind }) => kind === 'lowest')?.hits[0]?.minPriceCents ?? 0;
      const highest = resultOf(({ kind }) => kind === 'highest')?.hits[0]?.maxPriceCents ?? 0;
      return { kind: 'range', key, minCents: lowest, maxCents: highest };
    }
    const field = facetField(key)!;
    const own = resultOf((purpose) => purpose.kind === 'without' && purpose.key === key) ?? page;
    const counts = own?.facetDistribution?.[field] ?? {};
    if (key === 'rating') return ratingFacet([0, 1, 2, 3, 4, 5].map((stars) => counts[String(stars)] ?? 0));
    if (isFacetFlag(key)) return { kind: 'boolean', key, trueCount: counts.true ?? 0 };
    return valuesFacet(key, counts, scope?.facetDistribution?.[field] ?? {}, chosenValues(query, key));
  };
  return {
    ids: page?.hits.map(({ id }) => id!) ?? [],
    total: page?.totalHits ?? 0,
    facets: [...new Set(query.facets ?? [])].map(facetOf),
    engine: 'meilisearch',
  };
}

function chosenValues({ filters }: ProductQuery, key: FacetKey): readonly string[] {
  if (key === 'brands') return filters.brands ?? [];
  if (key === 'productTypes') return filters.productTypes ?? [];
  return filters.attributes?.[key.slice('attributes.'.length)] ?? [];
}

function valuesFacet(
  key: FacetKey,
  counts: Record<string, number>,
  scope: Record<string, number>,
  chosen: readonly string[],
): Facet {
  const values = [...new Set([...Object.keys(counts), ...Object.keys(scope)])].map((stored) => {
    const { slug, name } = key === 'brands' ? splitBrandFacet(stored) : { slug: stored, name: stored };
    return { value: slug, label: name, count: counts[stored] ?? 0 };
  });
  for (const value of chosen) {
    // The address has a value that is not in this scope: it is listed with zero, so that it can be unchecked.
    if (!values.some((known) => known.value === value)) values.push({ value, label: value, count: 0 });
  }
  return { kind: 'values', key, values: orderValues(values) };
}
