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
  const hasFlag = (flag: Flag) => (ordinal: number) => (columns.flags.values[ordinal]! & flagBits[flag]) !== 0;

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
    group('brands', (at) => wanted[columns.brand.values[at]!] === 1);
  }
  if (filters.productTypes?.length) {
    const wanted = chosen(
      filters.productTypes,
      (type) => columns.productTypes.find(type),
      columns.productTypes.texts.length,
    );
    group('productTypes', (at) => wanted[columns.productType.values[at]!] === 1);
  }
  const least = filters.minRating ?? 0;
  if (least > 0) group('rating', (at) => columns.rating.values[at]! >= least);
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
    group(`attributes.${key}`, (at) => hasAttribute(columns, at, wanted));
  }
  return { scope, groups };
}

/** Interval overlap: a product from 40 to 60 is within "at least 50" and within "at most 50". */
function overlaps(columns: ProductColumns, min?: number, max?: number): ((ordinal: number) => boolean) | null {
  if (min === undefined && max === undefined) return null;
  const [least, most] = [min ?? 0, max ?? Number.MAX_SAFE_INTEGER];
  return (at) => columns.maxPrice.values[at]! >= least && columns.minPrice.values[at]! <= most;
}

function chosen(texts: readonly string[], find: (text: string) => number, size: number): Uint8Array {
  const wanted = new Uint8Array(size);
  for (const text of texts) {
    const code = find(text);
    if (code >= 0) wanted[code] = 1;
  }
  return wanted;
}

function hasAttribute(columns: ProductColumns, at: number, wanted: Uint8Array): boolean {
  const end = columns.attributeStart.values[at + 1]!;
  for (let index = columns.attributeStart.values[at]!; index < end; index += 1) {
    if (wanted[columns.attributeCodes.values[index]!] === 1) return true;
  }
  return false;
}
