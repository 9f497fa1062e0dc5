import type { Facet as WireFacet } from '#contracts/catalogue.schemas.ts';
import { commonFacets, ratingLabel } from '#rules/catalogue-filters.ts';
import { priceSliderOf } from '#rules/catalogue-price-slider.ts';
import { flagNames, snakeCase } from '#rules/product-fields.ts';
import type { Facet, FacetKey } from '#search-index/engine.ts';

/** Attribute key to label, in the order of the panel. */
export type AttributeLabels = ReadonlyMap<string, string>;

/** "onSale" is "on_sale" on the wire; two keys have names of their own. */
const wireKeyOf = (key: FacetKey): string =>
  ({ productTypes: 'product_type', available: 'inventory_available' })[key as string] ?? snakeCase(key);

/** A search engine's facets as the panel shows them: its keys, labels and order. */
export function presentFacets(facets: readonly Facet[], attributes: AttributeLabels): WireFacet[] {
  const byKey = new Map(facets.map((facet) => [facet.key, facet]));
  const order: FacetKey[] = [
    'brands',
    'productTypes',
    ...[...attributes.keys()].map((key): FacetKey => `attributes.${key}`),
    'rating',
    'price',
    'available',
    'onSale',
    ...flagNames,
  ];
  return order.flatMap((key) => {
    const facet = byKey.get(key);
    // If no product here has an attribute, there is nothing to choose.
    if (facet?.kind === 'values' && key.startsWith('attributes.') && facet.values.length === 0) return [];
    return facet === undefined ? [] : [present(facet, attributes)];
  });
}

function present(facet: Facet, attributes: AttributeLabels): WireFacet {
  const attribute = facet.key.startsWith('attributes.') ? facet.key.slice('attributes.'.length) : null;
  const key = attribute ?? wireKeyOf(facet.key);
  const label = attribute === null ? commonFacets[key]!.label : (attributes.get(attribute) ?? attribute);
  switch (facet.kind) {
    case 'boolean':
      return { key, label, type: 'boolean', values: [{ value: 'true', label, count: facet.trueCount }] };
    case 'range': {
      const { minDollars, maxDollars, stepDollars, disabled } = priceSliderOf(facet.minCents, facet.maxCents);
      const values = [
        { label: 'Min' as const, value: String(minDollars) },
        { label: 'Max' as const, value: String(maxDollars) },
      ];
      return { key, label, type: 'numeric-range', values, step: stepDollars, disabled };
    }
    case 'values': {
      if (facet.key !== 'rating') return { key, label, type: 'multi-select', values: facet.values };
      return {
        key,
        label,
        type: 'rating',
        values: facet.values.map(({ value, count }) => ({ value, label: ratingLabel(Number(value)), count })),
      };
    }
  }
}
