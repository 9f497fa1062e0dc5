/** The order of facet values, the same for both engines. */
import type { Facet } from './engine.ts';

export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** Most frequent first, then by label, then by value; in place. */
export const orderValues = (values: FacetValue[]): FacetValue[] =>
  values.sort(
    (a, b) => b.count - a.count || (a.label < b.label ? -1 : a.label > b.label ? 1 : a.value < b.value ? -1 : 1),
  );

const ratingLabels = ['Show All Ratings', '1 & up', '2 & up', '3 & up', '4 & up', '5 stars'];

/** Turns the number of products with 0, 1, ... 5 full stars into the number with at least that many, 5 first, all last. */
export function ratingFacet(byStars: readonly number[]): Facet {
  const values: FacetValue[] = [];
  let atLeast = 0;
  for (let stars = 5; stars >= 0; stars -= 1) {
    atLeast += byStars[stars] ?? 0;
    values.push({ value: String(stars), label: ratingLabels[stars]!, count: atLeast });
  }
  return { kind: 'values', key: 'rating', values };
}
