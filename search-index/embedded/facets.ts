/** Counts facets while filtering, exactly and disjunctively, in one pass over the candidates. */
import type { Facet, FacetKey, ProductFilters } from '../engine.ts';
import { orderValues, ratingFacet } from '../facet-order.ts';
import { AttributeTally } from './attribute-facets.ts';
import { type CompiledFilters, type Filter, failsNone, failsSeveral } from './filters.ts';
import { type Flag, flagBits, type ProductColumns } from './product-columns.ts';
import { Room } from './room.ts';

const unseen = -1;
/** Used anew by each search, which is over before the next begins. */
const rooms = {
  failed: new Room((length) => new Uint8Array(length)),
  failing: new Room((length) => new Int32Array(length)),
  failingOnly: new Room((length) => new Int32Array(length)),
};

/**
 * Counts one facet over lists of ordinals: `count` what the other filters leave, `see` what only has to be listed. Whole lists,
 * because a call per product and facet costs more than the counting.
 */
export interface Counter {
  key: FacetKey;
  see(ordinals: Int32Array): void;
  count(ordinals: Int32Array): void;
  /** Further ones for this facet alone: what only its own filter leaves out. */
  countMore(ordinals: Int32Array): void;
  facet(): Facet;
}

/** Keeps in `candidates` (in place) what passes every filter, and returns that part; counters are told on the way. */
export function filterAndCount(
  candidates: Int32Array,
  { scope, groups }: CompiledFilters,
  counters: readonly Counter[],
): Int32Array {
  const inScope = scope.length === 0 ? candidates : keepPassing(candidates, scope);
  const { passing, failing, failingOnly } = splitByFailures(inScope, groups);
  for (const counter of counters) {
    counter.count(passing);
    counter.see(failing);
    groups.forEach(({ key }, group) => {
      if (key === counter.key) counter.countMore(failingOnly[group]!);
    });
  }
  return passing;
}

function keepPassing(ordinals: Int32Array, filters: readonly Filter[]): Int32Array {
  const failed = rooms.failed.take(ordinals.length).fill(failsNone);
  for (const mark of filters) mark(ordinals, failed, failsSeveral);
  let kept = 0;
  for (let at = 0; at < ordinals.length; at += 1) if (failed[at] === failsNone) ordinals[kept++] = ordinals[at]!;
  return ordinals.subarray(0, kept);
}

function splitByFailures(inScope: Int32Array, groups: CompiledFilters['groups']) {
  const none = new Int32Array(0);
  if (groups.length === 0) return { passing: inScope, failing: none, failingOnly: [] };
  const failed = rooms.failed.take(inScope.length).fill(failsNone);
  groups.forEach(({ mark }, group) => {
    mark(inScope, failed, group + 1);
  });
  const sizes = new Int32Array(256);
  for (let at = 0; at < failed.length; at += 1) sizes[failed[at]!] = sizes[failed[at]!]! + 1;
  const failing = rooms.failing.take(inScope.length - sizes[failsNone]!);
  const room = rooms.failingOnly.take(failing.length - sizes[failsSeveral]!);
  let begun = 0;
  const failingOnly = groups.map((_, group) => {
    const start = begun;
    begun += sizes[group + 1]!;
    return room.subarray(start, begun);
  });
  const taken = new Int32Array(groups.length);
  let passed = 0;
  let count = 0;
  for (let at = 0; at < failed.length; at += 1) {
    const ordinal = inScope[at]!;
    const group = failed[at]!;
    if (group === failsNone) {
      inScope[passed++] = ordinal;
      continue;
    }
    failing[count++] = ordinal;
    if (group === failsSeveral) continue;
    failingOnly[group - 1]![taken[group - 1]!] = ordinal;
    taken[group - 1] = taken[group - 1]! + 1;
  }
  return { passing: inScope.subarray(0, passed), failing, failingOnly };
}

export function countersFor(columns: ProductColumns, keys: readonly FacetKey[], filters: ProductFilters): Counter[] {
  let attributes: AttributeTally | undefined;
  return [...new Set(keys)].map((key) => {
    if (!key.startsWith('attributes.')) return counterFor(columns, key, filters);
    attributes ??= new AttributeTally(columns);
    return attributes.counterOf(key, filters);
  });
}

function counterFor(columns: ProductColumns, key: FacetKey, filters: ProductFilters): Counter {
  if (key === 'brands') {
    const { texts } = columns.brands;
    return codeCounter(key, columns.brand, texts, filters.brands, (code) => columns.brandNames[code]!);
  }
  if (key === 'productTypes') {
    const { texts } = columns.productTypes;
    return codeCounter(key, columns.productType, texts, filters.productTypes, (code) => texts[code]!);
  }
  if (key === 'rating') return ratingCounter(columns);
  if (key === 'price') return priceCounter(columns);
  return flagCounter(columns, key as Flag & FacetKey);
}

function valuesFacet(
  key: FacetKey,
  counts: Int32Array,
  texts: readonly string[],
  labelOf: (code: number) => string,
  chosen: readonly string[] | undefined,
): Facet {
  const values: { value: string; label: string; count: number }[] = [];
  counts.forEach((count, code) => {
    const value = texts[code]!;
    if (count !== unseen || chosen?.includes(value))
      values.push({ value, label: labelOf(code), count: Math.max(0, count) });
  });
  return { kind: 'values', key, values: orderValues(values) };
}

function codeCounter(
  key: FacetKey,
  column: { values: Uint32Array },
  texts: readonly string[],
  chosen: readonly string[] | undefined,
  labelOf: (code: number) => string,
): Counter {
  const counts = new Int32Array(texts.length).fill(unseen);
  const codes = column.values;
  const count = (ordinals: Int32Array): void => {
    for (let at = 0; at < ordinals.length; at += 1) {
      const code = codes[ordinals[at]!]!;
      counts[code] = counts[code] === unseen ? 1 : counts[code]! + 1;
    }
  };
  return {
    key,
    see: (ordinals) => {
      // After a few hundred products all values have been met, and the rest need not be looked at.
      let missing = counts.reduce((sum, count) => sum + (count === unseen ? 1 : 0), 0);
      for (let at = 0; at < ordinals.length && missing > 0; at += 1) {
        const code = codes[ordinals[at]!]!;
        if (counts[code] !== unseen) continue;
        counts[code] = 0;
        missing -= 1;
      }
    },
    count,
    countMore: count,
    facet: () => valuesFacet(key, counts, texts, labelOf, chosen),
  };
}

function ratingCounter(columns: ProductColumns): Counter {
  const byStars = [0, 0, 0, 0, 0, 0];
  const ratings = columns.rating.values;
  const count = (ordinals: Int32Array): void => {
    for (let at = 0; at < ordinals.length; at += 1) {
      const stars = Math.max(0, Math.min(5, Math.floor(ratings[ordinals[at]!]!)));
      byStars[stars] = byStars[stars]! + 1;
    }
  };
  return {
    key: 'rating',
    see: () => {},
    count,
    countMore: count,
    facet: () => ratingFacet(byStars),
  };
}

function priceCounter(columns: ProductColumns): Counter {
  const [lowest, highest] = [columns.minPrice.values, columns.maxPrice.values];
  let minCents = Number.POSITIVE_INFINITY;
  let maxCents = 0;
  const count = (ordinals: Int32Array): void => {
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at]!;
      if (lowest[ordinal]! < minCents) minCents = lowest[ordinal]!;
      if (highest[ordinal]! > maxCents) maxCents = highest[ordinal]!;
    }
  };
  return {
    key: 'price',
    see: () => {},
    count,
    countMore: count,
    facet: () => ({ kind: 'range', key: 'price', minCents: Number.isFinite(minCents) ? minCents : 0, maxCents }),
  };
}

function flagCounter(columns: ProductColumns, key: Flag & FacetKey): Counter {
  const flags = columns.flags.values;
  const bit = flagBits[key];
  let trueCount = 0;
  const count = (ordinals: Int32Array): void => {
    for (let at = 0; at < ordinals.length; at += 1) if ((flags[ordinals[at]!]! & bit) !== 0) trueCount += 1;
  };
  return {
    key,
    see: () => {},
    count,
    countMore: count,
    facet: () => ({ kind: 'boolean', key, trueCount }),
  };
}
