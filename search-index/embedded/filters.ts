/**
 * Filters as numbered groups over columns. A product that fails one group only is still counted by that group's own facet:
 * this is what makes counts disjunctive in a single pass.
 */
import type { FacetKey, ProductFilters } from '../engine.ts';
import type { QueryMeaning } from '../query-understanding.ts';
import { facetFlags, scopeFlags } from '../settings.ts';
import type { BitSet } from './columns.ts';
import { type Flag, flagBits, type ProductColumns } from './product-columns.ts';

/** Failed by nobody, by more than one, and from 1 on by which one alone. */
export const failsNone = 0;
export const failsSeveral = 255;
/** Further ones filter, and their own facets are not counted without them. */
const mostGroups = 250;

/** Marks in `failed` which of these products do not pass. Whole lists: a call for each product costs more than looking at it. */
export type Filter = (ordinals: Int32Array, failed: Uint8Array, group: number) => void;

/** A filter that a facet stands for, and can leave out. */
export interface FilterGroup {
  key: FacetKey;
  mark: Filter;
}

export interface CompiledFilters {
  /** What the shopper can't loosen in the panel: category, kind, ids, what the words said. */
  scope: Filter[];
  groups: FilterGroup[];
}

type Limits = Pick<
  QueryMeaning,
  'minPriceCents' | 'maxPriceCents' | 'minRating' | 'ageMonths' | Extract<keyof QueryMeaning, Flag>
>;

/** `isOfCategories`: that only products of the wanted categories are asked about. */
export function compileFilters(
  columns: ProductColumns,
  filters: ProductFilters,
  meant: Limits,
  isOfCategories = false,
): CompiledFilters {
  const scope: Filter[] = [];
  const groups: FilterGroup[] = [];
  const group = (key: FacetKey, mark: Filter): number => groups.push({ key, mark });

  if (filters.categories?.length && !isOfCategories) scope.push(inAny(columns.membersOf(filters.categories)));
  if (filters.kinds?.length) {
    const wanted = chosen(filters.kinds, (kind) => columns.kinds.find(kind), columns.kinds.texts.length);
    scope.push(oneOf(columns.kind.values, wanted));
  }
  if (filters.ids?.length) scope.push(withIds(columns.ids.values, new Set(filters.ids)));
  for (const flag of scopeFlags) if (filters[flag]) scope.push(flagged(columns.flags.values, flagBits[flag]));
  for (const flag of [...facetFlags, ...scopeFlags])
    if (meant[flag as keyof Limits]) scope.push(flagged(columns.flags.values, flagBits[flag]));
  const saidPrice = overlapping(columns, meant.minPriceCents, meant.maxPriceCents);
  if (saidPrice !== null) scope.push(saidPrice);
  if (meant.ageMonths !== undefined)
    scope.push(within(columns.ageFrom.values, columns.ageTo.values, meant.ageMonths, meant.ageMonths));
  if (meant.minRating !== undefined) scope.push(atLeast(columns.rating.values, meant.minRating));

  if (filters.brands?.length) {
    const wanted = chosen(filters.brands, (slug) => columns.brands.find(slug), columns.brands.texts.length);
    group('brands', oneOf(columns.brand.values, wanted));
  }
  if (filters.productTypes?.length) {
    const { texts } = columns.productTypes;
    const wanted = chosen(filters.productTypes, (type) => columns.productTypes.find(type), texts.length);
    group('productTypes', oneOf(columns.productType.values, wanted));
  }
  const least = filters.minRating ?? 0;
  if (least > 0) group('rating', atLeast(columns.rating.values, least));
  const price = overlapping(columns, filters.minPriceCents, filters.maxPriceCents);
  if (price !== null) group('price', price);
  for (const flag of facetFlags) if (filters[flag]) group(flag, flagged(columns.flags.values, flagBits[flag]));
  for (const [key, values] of Object.entries(filters.attributes ?? {})) {
    if (values.length === 0) continue;
    const wanted = chosen(
      values,
      (value) => columns.attributes.find(`${key}\u0000${value}`),
      columns.attributes.texts.length,
    );
    const mark = withAttribute(columns, wanted);
    if (groups.length < mostGroups) group(`attributes.${key}`, mark);
    else scope.push(mark);
  }
  return { scope, groups };
}

function chosen(texts: readonly string[], find: (text: string) => number, size: number): Uint8Array {
  const wanted = new Uint8Array(size);
  for (const text of texts) {
    const code = find(text);
    if (code >= 0) wanted[code] = 1;
  }
  return wanted;
}

// Each with a loop of its own, which the compiler can make short: these are where filters spend their time.

const inAny = (members: readonly BitSet[]): Filter => {
  const [only] = members;
  return (ordinals, failed, group) => {
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at]!;
      const isIn = members.length === 1 ? only!.has(ordinal) : members.some((set) => set.has(ordinal));
      if (!isIn) failed[at] = failed[at] === failsNone ? group : failsSeveral;
    }
  };
};

const oneOf =
  (codes: Uint32Array | Uint8Array, wanted: Uint8Array): Filter =>
  (ordinals, failed, group) => {
    for (let at = 0; at < ordinals.length; at += 1)
      if (wanted[codes[ordinals[at]!]!] !== 1) failed[at] = failed[at] === failsNone ? group : failsSeveral;
  };

const withIds =
  (ids: Float64Array, wanted: ReadonlySet<number>): Filter =>
  (ordinals, failed, group) => {
    for (let at = 0; at < ordinals.length; at += 1)
      if (!wanted.has(ids[ordinals[at]!]!)) failed[at] = failed[at] === failsNone ? group : failsSeveral;
  };

const flagged =
  (flags: Uint32Array, bit: number): Filter =>
  (ordinals, failed, group) => {
    for (let at = 0; at < ordinals.length; at += 1)
      if ((flags[ordinals[at]!]! & bit) === 0) failed[at] = failed[at] === failsNone ? group : failsSeveral;
  };

const atLeast =
  (ratings: Float32Array, least: number): Filter =>
  (ordinals, failed, group) => {
    for (let at = 0; at < ordinals.length; at += 1)
      if (ratings[ordinals[at]!]! < least) failed[at] = failed[at] === failsNone ? group : failsSeveral;
  };

/** Interval overlap: a product from 40 to 60 is within "at least 50" and within "at most 50". */
function overlapping(columns: ProductColumns, min?: number, max?: number): Filter | null {
  if (min === undefined && max === undefined) return null;
  return within(columns.minPrice.values, columns.maxPrice.values, min ?? 0, max ?? Number.MAX_SAFE_INTEGER);
}

function within(lowest: Int32Array, highest: Int32Array, least: number, most: number): Filter {
  return (ordinals, failed, group) => {
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at]!;
      if (highest[ordinal]! < least || lowest[ordinal]! > most)
        failed[at] = failed[at] === failsNone ? group : failsSeveral;
    }
  };
}

function withAttribute(columns: ProductColumns, wanted: Uint8Array): Filter {
  const start = columns.attributeStart.values;
  const codes = columns.attributeCodes.values;
  return (ordinals, failed, group) => {
    for (let index = 0; index < ordinals.length; index += 1) {
      const end = start[ordinals[index]! + 1]!;
      let at = start[ordinals[index]!]!;
      while (at < end && wanted[codes[at]!] !== 1) at += 1;
      if (at === end) failed[index] = failed[index] === failsNone ? group : failsSeveral;
    }
  };
}
