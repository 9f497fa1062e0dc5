/** Facet counts, exact and disjunctive: each is counted over what passes all filters but its own. */
import type { Facet, FacetKey, ProductFilters } from '../engine.ts';
import { orderValues, ratingFacet } from '../facet-order.ts';
import type { Filtered } from './filters.ts';
import type { ProductFields } from './product-fields.ts';

export function countFacets(
  fields: ProductFields,
  filtered: Filtered,
  keys: readonly FacetKey[],
  filters: ProductFilters,
): Facet[] {
  if (keys.length === 0) return [];
  const { counts, isListed } = countValues(fields, filtered);
  const countOf = (key: string, value: string): number => counts[fields.codeOf(key, value) ?? -1] ?? 0;
  return [...new Set(keys)].map((key): Facet => {
    if (key === 'price') return priceRange(fields, filtered);
    if (key === 'rating') return ratingFacet([0, 1, 2, 3, 4, 5].map((stars) => countOf(key, String(stars))));
    if (key === 'available' || key === 'onSale' || key === 'fsaHsaEligible')
      return { kind: 'boolean', key, trueCount: countOf(key, 'true') };
    const chosen =
      key === 'brands' || key === 'productTypes' ? filters[key] : filters.attributes?.[key.slice('attributes.'.length)];
    const values = fields.values.flatMap(({ key: other, value, label }, code) =>
      other === key && (isListed[code] === 1 || chosen?.includes(value))
        ? [{ value, label, count: counts[code]! }]
        : [],
    );
    return { kind: 'values', key, values: orderValues(values) };
  });
}

/** For each value how many products would be left with it, and whether it is listed although none would. */
function countValues(fields: ProductFields, { documents, failed, bitOf }: Filtered) {
  const ownBit = Uint32Array.from(fields.values, ({ key }) => bitOf(key as FacetKey));
  const counts = new Uint32Array(ownBit.length);
  const isListed = new Uint8Array(ownBit.length);
  const [starts, codes] = [fields.starts.values, fields.codes.values];
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at]!;
    const missing = failed[at]!;
    const end = starts[document + 1]!;
    for (let next = starts[document]!; next < end; next += 1) {
      const code = codes[next]!;
      isListed[code] = 1;
      if ((missing & ~ownBit[code]!) === 0) counts[code]! += 1;
    }
  }
  return { counts, isListed };
}

function priceRange(fields: ProductFields, { documents, failed, bitOf }: Filtered): Facet {
  const [lowest, highest] = [fields.numbersOf('minPriceCents'), fields.numbersOf('maxPriceCents')];
  const others = ~bitOf('price');
  let [minCents, maxCents] = [Number.POSITIVE_INFINITY, 0];
  documents.forEach((document, at) => {
    if ((failed[at]! & others) !== 0) return;
    minCents = Math.min(minCents, lowest[document]!);
    maxCents = Math.max(maxCents, highest[document]!);
  });
  return { kind: 'range', key: 'price', minCents: Number.isFinite(minCents) ? minCents : 0, maxCents };
}
