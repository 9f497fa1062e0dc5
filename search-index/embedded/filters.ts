/**
 * Filters as numbered groups over columns. A product that fails one group only is still counted by that group's own facet:
 * this is what makes counts disjunctive in a single pass.
 */
import type { FacetKey, ProductFilters } from '../engine.ts';
import type { QueryMeaning } from '../query-understanding.ts';
import { type Flag, flagBits, type ProductColumns } from './product-columns.ts';

/** A filter that a facet stands for, and can leave out. */
export interface FilterGroup {
  key: FacetKey;
  passes: (ordinal: number) => boolean;
}

export interface CompiledFilters {
  /** What the shopper can't loosen in the panel: category, kind, ids, what the words said. */
  scope: ((ordinal: number) => boolean)[];
  groups: FilterGroup[];
}

const facetFlags: Flag[] = ['available', 'onSale', 'fsaHsaEligible'];
const scopeFlags: Flag[] = ['isNew', 'comingSoon'];

type Limits = Pick<QueryMeaning, 'minPriceCents' | 'maxPriceCents' | Extract<keyof QueryMeaning, Flag>>;

export function compileFilters(columns: ProductColumns, filters: ProductFilters, meant: Limits): CompiledFilters {
  const scope: CompiledFilters['scope'] = [];
  const groups: FilterGroup[] = [];
  const group = (key: FacetKey, passes: FilterGroup['passes']): number => groups.push({ key, passes });
  const flags = columns.flags.values;
  const hasFlag = (flag: Flag) => {
    const bit = flagBits[flag];
    return (ordinal: number) => (flags[ordinal]! & bit) !== 0;
  };

  if (filters.categories?.length) {
    const members = filters.categories.flatMap((slug) => columns.categories.get(slug) ?? []);
    const [only] = members;
    scope.push(members.length === 1 ? (at) => only!.has(at) : (at) => members.some((set) => set.has(at)));
  }
  if (filters.kinds?.length) {
    const wanted = chosen(filters.kinds, (kind) => columns.kinds.find(kind), columns.kinds.texts.length);
    scope.push((at) => wanted[columns.kind.values[at]!] === 1);
  }
  if (filters.ids?.length) {
    const wanted = new Set(filters.ids);
    scope.push((at) => wanted.has(columns.ids.values[at]!));
  }
  for (const flag of scopeFlags) if (filters[flag]) scope.push(hasFlag(flag));
  for (const flag of facetFlags) if (meant[flag as keyof Limits]) scope.push(hasFlag(flag));
  const saidPrice = overlaps(columns, meant.minPriceCents, meant.maxPriceCents);
  if (saidPrice !== null) scope.push(saidPrice);

  if (filters.brands?.length) {
    const wanted = chosen(filters.brands, (slug) => columns.brands.find(slug), columns.brands.texts.length);
    const brand = columns.brand.values;
    group('brands', (at) => wanted[brand[at]!] === 1);
  }
  if (filters.productTypes?.length) {
    const wanted = chosen(
      filters.productTypes,
      (type) => columns.productTypes.find(type),
      columns.productTypes.texts.length,
    );
    const type = columns.productType.values;
    group('productTypes', (at) => wanted[type[at]!] === 1);
  }
  const least = filters.minRating ?? 0;
  const rating = columns.rating.values;
  if (least > 0) group('rating', (at) => rating[at]! >= least);
  const price = overlaps(columns, filters.minPriceCents, filters.maxPriceCents);
  if (price !== null) group('price', price);
  for (const flag of facetFlags) if (filters[flag]) group(flag as FacetKey, hasFlag(flag));
  for (const [key, values] of Object.entries(filters.attributes ?? {})) {
    if (values.length === 0) continue;
    const wanted = chosen(
      values,
      (value) => columns.attributes.find(`${key}\u0000${value}`),
      columns.attributes.texts.length,
    );
    group(`attributes.${key}`, hasAttribute(columns, wanted));
  }
  return { scope, groups };
}

/** Interval overlap: a product from 40 to 60 is within "at least 50" and within "at most 50". */
function overlaps(columns: ProductColumns, min?: number, max?: number): ((ordinal: number) => boolean) | null {
  if (min === undefined && max === undefined) return null;
  const [least, most] = [min ?? 0, max ?? Number.MAX_SAFE_INTEGER];
  const [lowest, highest] = [columns.minPrice.values, columns.maxPrice.values];
  return (at) => highest[at]! >= least && lowest[at]! <= most;
}

function chosen(texts: readonly string[], find: (text: string) => number, size: number): Uint8Array {
  const wanted = new Uint8Array(size);
  for (const text of texts) {
    const code = find(text);
    if (code >= 0) wanted[code] = 1;
  }
  return wanted;
}

function hasAttribute(columns: ProductColumns, wanted: Uint8Array): (ordinal: number) => boolean {
  const start = columns.attributeStart.values;
  const codes = columns.attributeCodes.values;
  return (ordinal) => {
    const end = start[ordinal + 1]!;
    for (let at = start[ordinal]!; at < end; at += 1) if (wanted[codes[at]!] === 1) return true;
    return false;
  };
}
