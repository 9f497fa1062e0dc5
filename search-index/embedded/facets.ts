/** Facet counts, exact and disjunctive: each counts the products that pass all filters except its own. */
import type { Facet, FacetKey, ProductFilters } from '../engine.ts';
import { orderValues, ratingFacet } from '../facet-order.ts';
import { isFacetFlag } from '../settings.ts';
import type { Filtered } from './filters.ts';
import type { ProductFields } from './product-fields.ts';

export function countFacets(
  fields: ProductFields,
  filtered: Filtered,
  keys: readonly FacetKey[],
  filters: ProductFilters,
): Facet[] {
  return [...new Set(keys)].map((key): Facet => {
    if (key === 'price') return priceRange(fields, filtered);
    const counts = countValues(fields, filtered, key);
    const countOf = (value: string): number => counts.get(value) ?? 0;
    if (key === 'rating') return ratingFacet([0, 1, 2, 3, 4, 5].map((stars) => countOf(String(stars))));
    if (isFacetFlag(key)) return { kind: 'boolean', key, trueCount: countOf('true') };
    const chosen =
      key === 'brands' || key === 'productTypes' ? filters[key] : filters.attributes?.[key.slice('attributes.'.length)];
    const labelOf = (value: string): string => (key === 'brands' && fields.brandNames.get(value)) || value;
    const listed = new Set([...counts.keys(), ...(chosen ?? [])]);
    const values = Array.from(listed, (value) => ({ value, label: labelOf(value), count: countOf(value) }));
    return { kind: 'values', key, values: orderValues(values) };
  });
}

/** How many products would remain with each value; 0 for values that other filters exclude. */
function countValues(
  fields: ProductFields,
  { documents, failed, bitOf }: Filtered,
  key: FacetKey,
): Map<string, number> {
  const field = fields.values.get(key);
  const counts = new Map<string, number>();
  if (field === undefined) return counts;
  const numbers = field.numbersOf(fields.size);
  const others = ~bitOf(key);
  const countsOfLists = new Uint32Array(field.lists.length);
  const isListed = new Uint8Array(field.lists.length);
  for (let at = 0; at < documents.length; at += 1) {
    const list = numbers[documents[at]!]!;
    if ((failed[at]! & others) === 0) countsOfLists[list]! += 1;
    else isListed[list] = 1;
  }
  field.lists.forEach((values, list) => {
    if (isListed[list] === 0 && countsOfLists[list] === 0) return;
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + countsOfLists[list]!);
  });
  return counts;
}

function priceRange(fields: ProductFields, { documents, failed, bitOf }: Filtered): Facet {
  const [lowest, highest] = [fields.numbersOf('minPriceCents'), fields.numbersOf('maxPriceCents')];
  const others = ~bitOf('price');
  let [minCents, maxCents] = [Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at < documents.length; at += 1) {
    if ((failed[at]! & others) !== 0) continue;
    minCents = Math.min(minCents, lowest[documents[at]!]!);
    maxCents = Math.max(maxCents, highest[documents[at]!]!);
  }
  return { kind: 'range', key: 'price', minCents: Number.isFinite(minCents) ? minCents : 0, maxCents };
}
