/** Counts facets while filtering, exactly and disjunctively, in one pass over the candidates. */
import type { Facet, FacetKey, ProductFilters } from '../engine.ts';
import { orderValues, ratingFacet } from '../facet-order.ts';
import type { CompiledFilters } from './filters.ts';
import { type Flag, flagBits, type ProductColumns } from './product-columns.ts';

const unseen = -1;

/**
 * Counts one facet over lists of ordinals: `count` what the other filters leave, `see` what only has to be listed. Whole lists,
 * because a call per product and facet costs more than the counting.
 */
interface Counter {
  key: FacetKey;
  see(ordinals: Int32Array): void;
  count(ordinals: Int32Array): void;
  facet(): Facet;
}

/** Keeps in `candidates` (in place) what passes every filter, and returns that part; counters are told on the way. */
export function filterAndCount(
  candidates: Int32Array,
  { scope, groups }: CompiledFilters,
  counters: readonly Counter[],
): Int32Array {
  let inScope = candidates;
  for (const passes of scope) inScope = keep(inScope, passes);
  const { passing, failing, failingOnly } = splitByFailures(inScope, groups);
  for (const counter of counters) {
    counter.count(passing);
    counter.see(failing);
    groups.forEach(({ key }, group) => {
      if (key === counter.key) counter.count(failingOnly[group]!);
    });
  }
  return passing;
}

function keep(ordinals: Int32Array, passes: (ordinal: number) => boolean): Int32Array {
  let kept = 0;
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at]!;
    if (passes(ordinal)) ordinals[kept++] = ordinal;
  }
  return ordinals.subarray(0, kept);
}

function splitByFailures(inScope: Int32Array, groups: CompiledFilters['groups']) {
  const none = new Int32Array(0);
  if (groups.length === 0) return { passing: inScope, failing: none, failingOnly: [] };
  const failures = new Uint8Array(inScope.length);
  const failedGroup = new Uint8Array(inScope.length);
  groups.forEach(({ passes }, group) => {
    for (let at = 0; at < inScope.length; at += 1) {
      if (passes(inScope[at]!)) continue;
      failures[at] = failures[at]! + 1;
      failedGroup[at] = group;
    }
  });
  const sizes = new Int32Array(groups.length);
  let failed = 0;
  for (let at = 0; at < inScope.length; at += 1) {
    if (failures[at] !== 0) failed += 1;
    if (failures[at] === 1) sizes[failedGroup[at]!] = sizes[failedGroup[at]!]! + 1;
  }
  const failing = new Int32Array(failed);
  const failingOnly = Array.from(sizes, (size) => new Int32Array(size));
  sizes.fill(0);
  let passed = 0;
  failed = 0;
  for (let at = 0; at < inScope.length; at += 1) {
    const ordinal = inScope[at]!;
    if (failures[at] === 0) {
      inScope[passed++] = ordinal;
      continue;
    }
    failing[failed++] = ordinal;
    if (failures[at] !== 1) continue;
    const group = failedGroup[at]!;
    failingOnly[group]![sizes[group]!] = ordinal;
    sizes[group] = sizes[group]! + 1;
  }
  return { passing: inScope.subarray(0, passed), failing, failingOnly };
}

export function countersFor(columns: ProductColumns, keys: readonly FacetKey[], filters: ProductFilters): Counter[] {
  return [...new Set(keys)].map((key) => counterFor(columns, key, filters));
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
  if (key.startsWith('attributes.')) return attributeCounter(columns, key, filters);
  return flagCounter(columns, key as Flag & FacetKey);
}

function valuesFacet(
  key: FacetKey,
  counts: Int32Array,
  texts: readonly string[],
  labelOf: (code: number) => string,
  chosen: readonly string[] | undefined,
  belongs: (code: number) => boolean = () => true,
): Facet {
  const values: { value: string; label: string; count: number }[] = [];
  counts.forEach((count, code) => {
    if (!belongs(code)) return;
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
    count: (ordinals) => {
      for (let at = 0; at < ordinals.length; at += 1) {
        const code = codes[ordinals[at]!]!;
        counts[code] = counts[code] === unseen ? 1 : counts[code]! + 1;
      }
    },
    facet: () => valuesFacet(key, counts, texts, labelOf, chosen),
  };
}

function attributeCounter(columns: ProductColumns, key: FacetKey, filters: ProductFilters): Counter {
  const prefix = `${key.slice('attributes.'.length)}\u0000`;
  const { texts } = columns.attributes;
  const counts = new Int32Array(texts.length).fill(unseen);
  const belongs = Uint8Array.from(texts, (text) => Number(text.startsWith(prefix)));
  const values = texts.map((text) => text.slice(prefix.length));
  const start = columns.attributeStart.values;
  const codes = columns.attributeCodes.values;
  const each = (ordinals: Int32Array, by: 0 | 1): void => {
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index]!;
      for (let at = start[ordinal]!; at < start[ordinal + 1]!; at += 1) {
        const code = codes[at]!;
        const before = counts[code]!;
        counts[code] = (before === unseen ? 0 : before) + by;
      }
    }
  };
  return {
    key,
    see: (ordinals) => each(ordinals, 0),
    count: (ordinals) => each(ordinals, 1),
    facet: () => {
      const chosen = filters.attributes?.[key.slice('attributes.'.length)];
      return valuesFacet(
        key,
        counts,
        values,
        (code) => values[code]!,
        chosen,
        (code) => belongs[code] === 1,
      );
    },
  };
}

function ratingCounter(columns: ProductColumns): Counter {
  const byStars = [0, 0, 0, 0, 0, 0];
  const ratings = columns.rating.values;
  return {
    key: 'rating',
    see: () => {},
    count: (ordinals) => {
      for (let at = 0; at < ordinals.length; at += 1) {
        const stars = Math.max(0, Math.min(5, Math.floor(ratings[ordinals[at]!]!)));
        byStars[stars] = byStars[stars]! + 1;
      }
    },
    facet: () => ratingFacet(byStars),
  };
}

function priceCounter(columns: ProductColumns): Counter {
  const [lowest, highest] = [columns.minPrice.values, columns.maxPrice.values];
  let minCents = Number.POSITIVE_INFINITY;
  let maxCents = 0;
  return {
    key: 'price',
    see: () => {},
    count: (ordinals) => {
      for (let at = 0; at < ordinals.length; at += 1) {
        const ordinal = ordinals[at]!;
        if (lowest[ordinal]! < minCents) minCents = lowest[ordinal]!;
        if (highest[ordinal]! > maxCents) maxCents = highest[ordinal]!;
      }
    },
    facet: () => ({ kind: 'range', key: 'price', minCents: Number.isFinite(minCents) ? minCents : 0, maxCents }),
  };
}

function flagCounter(columns: ProductColumns, key: Flag & FacetKey): Counter {
  const flags = columns.flags.values;
  const bit = flagBits[key];
  let trueCount = 0;
  return {
    key,
    see: () => {},
    count: (ordinals) => {
      for (let at = 0; at < ordinals.length; at += 1) if ((flags[ordinals[at]!]! & bit) !== 0) trueCount += 1;
    },
    facet: () => ({ kind: 'boolean', key, trueCount }),
  };
}
