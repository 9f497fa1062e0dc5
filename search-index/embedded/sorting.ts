/** The order in which products are shown, and one page of it. No two products are equal: ties break by popularity, then by id. */
import type { ProductSort } from '../engine.ts';
import type { Lean, QueryMeaning } from '../query-understanding.ts';
import { leanSteps } from '../relevance.ts';
import type { NumberField, ProductFields } from './product-fields.ts';
import type { Matches } from './scoring.ts';

export type Compare = (one: number, other: number) => number;

/** The number to sort by; 1 for the lowest first. */
const sorts: Record<Exclude<ProductSort, 'popular'>, [NumberField, 1 | -1]> = {
  newest: ['createdAt', -1],
  price_asc: ['minPriceCents', 1],
  price_desc: ['maxPriceCents', -1],
  highest_rated: ['ratingScore', -1],
  most_reviewed: ['reviewCount', -1],
};

const leans: Record<Lean, [NumberField, 1 | -1]> = {
  'low-price': ['minPriceCents', 1],
  'high-price': ['minPriceCents', -1],
  rated: ['ratingScore', -1],
  new: ['isNew', -1],
};

/** @param matches the documents that the words found; null for a query without words */
export function orderOf(
  fields: ProductFields,
  sort: ProductSort,
  { lean }: QueryMeaning,
  matches: Matches | null,
): Compare {
  const by = ([field, direction]: [NumberField, 1 | -1]): Compare => {
    const [values, popularity, ids] = [fields.numbersOf(field), fields.numbersOf('popularity'), fields.numbersOf('id')];
    return (a, b) => (values[a]! - values[b]!) * direction || popularity[b]! - popularity[a]! || ids[a]! - ids[b]!;
  };
  if (sort !== 'popular') return by(sorts[sort]);
  const rest = by(lean === undefined ? ['popularity', -1] : leans[lean]);
  if (matches === null) return rest;
  const best = matches.relevance.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const steps = lean === undefined ? 1 : leanSteps;
  const behind = new Int32Array(fields.size);
  matches.documents.forEach((document, at) => {
    behind[document] = Math.floor((best - matches.relevance[at]!) / steps);
  });
  return (a, b) => behind[a]! - behind[b]! || rest(a, b);
}

/** Pages beyond this are cut from a full sort. */
const mostKept = 600;

/** The documents from `from` to `to`, without sorting those after them. */
export function selectPage(documents: Uint32Array, from: number, to: number, compare: Compare): number[] {
  if (to > mostKept) return Array.from(documents).sort(compare).slice(from, to);
  const best: number[] = [];
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at]!;
    if (best.length === to && compare(document, best[to - 1]!) > 0) continue;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(best[middle]!, document) < 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, document);
    if (best.length > to) best.pop();
  }
  return best.slice(from);
}
