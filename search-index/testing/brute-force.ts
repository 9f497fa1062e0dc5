/** The slow, obvious way to filter and count, as a reference for the engines. */
import type { Facet, FacetKey, ProductDocument, ProductFilters } from '../engine.ts';
import { facetFlags, isFacetFlag, scopeFlags } from '../settings.ts';

const flags = [...facetFlags, ...scopeFlags];

const isIn = (value: string, wanted: string[] | undefined): boolean => !wanted?.length || wanted.includes(value);

export function matchesFilters(product: ProductDocument, filters: ProductFilters): boolean {
  return (
    (!filters.categories?.length || filters.categories.some((slug) => product.categories.includes(slug))) &&
    isIn(product.brandSlug, filters.brands) &&
    isIn(product.productType, filters.productTypes) &&
    isIn(product.kind, filters.kinds) &&
    product.maxPriceCents >= (filters.minPriceCents ?? 0) &&
    product.minPriceCents <= (filters.maxPriceCents ?? Number.POSITIVE_INFINITY) &&
    product.rating >= (filters.minRating ?? 0) &&
    flags.every((flag) => !filters[flag] || product[flag]) &&
    Object.entries(filters.attributes ?? {}).every(
      ([key, values]) => values.length === 0 || values.some((value) => product.attributes[key]?.includes(value)),
    )
  );
}

/** The filters without the one a facet stands for. */
function without(filters: ProductFilters, key: FacetKey): ProductFilters {
  const rest = { ...filters };
  if (key === 'price') {
    rest.minPriceCents = undefined;
    rest.maxPriceCents = undefined;
  } else if (key === 'rating') rest.minRating = undefined;
  else if (key.startsWith('attributes.'))
    rest.attributes = { ...rest.attributes, [key.slice('attributes.'.length)]: [] };
  else delete rest[key as 'brands'];
  return rest;
}

export function countFacets(products: ProductDocument[], keys: FacetKey[], filters: ProductFilters): Facet[] {
  const scope = products.filter((product) =>
    matchesFilters(product, { categories: filters.categories, kinds: filters.kinds }),
  );
  return keys.map((key): Facet => {
    const counted = scope.filter((product) => matchesFilters(product, without(filters, key)));
    if (key === 'price') {
      return {
        kind: 'range',
        key,
        minCents: counted.length === 0 ? 0 : Math.min(...counted.map(({ minPriceCents }) => minPriceCents)),
        maxCents: Math.max(0, ...counted.map(({ maxPriceCents }) => maxPriceCents)),
      };
    }
    if (isFacetFlag(key)) {
      return { kind: 'boolean', key, trueCount: counted.filter((product) => product[key]).length };
    }
    if (key === 'rating') {
      const labels = ['Show All Ratings', '1 & up', '2 & up', '3 & up', '4 & up', '5 stars'];
      const values = [5, 4, 3, 2, 1, 0].map((stars) => ({
        value: String(stars),
        label: labels[stars]!,
        count: counted.filter(({ rating }) => rating >= stars).length,
      }));
      return { kind: 'values', key, values };
    }
    const valuesOf = (product: ProductDocument): [value: string, label: string][] => {
      if (key === 'brands') return [[product.brandSlug, product.brand]];
      if (key === 'productTypes') return [[product.productType, product.productType]];
      return (product.attributes[key.slice('attributes.'.length)] ?? []).map((value) => [value, value]);
    };
    const chosen =
      key === 'brands'
        ? filters.brands
        : key === 'productTypes'
          ? filters.productTypes
          : filters.attributes?.[key.slice('attributes.'.length)];
    const labels = new Map(products.flatMap(valuesOf));
    const listed = new Set([...scope.flatMap(valuesOf).map(([value]) => value), ...(chosen ?? [])]);
    const values = [...listed].map((value) => ({
      value,
      label: labels.get(value) ?? value,
      count: counted.filter((product) => valuesOf(product).some(([own]) => own === value)).length,
    }));
    values.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
    return { kind: 'values', key, values };
  });
}
