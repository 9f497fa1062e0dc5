import type { Facet } from '#contracts/catalogue.schemas.ts';
import type { SelectedFacets } from '#rules/catalogue-facets.ts';

/** Most values of one facet that a page holds; they come by how often they occur, and what is chosen always stands. */
const valuesInPageMax = 60;

/** The sections of the panel. With a single value there is nothing to choose, unless it was chosen; brands always show. */
export function shownFacets(facets: readonly Facet[], selected: SelectedFacets): Facet[] {
  return facets
    .filter(
      ({ type, key, values }) => type !== 'multi-select' || key === 'brands' || values.length > 1 || key in selected,
    )
    .map((facet) => {
      if (facet.type !== 'multi-select' || facet.values.length <= valuesInPageMax) return facet;
      const chosen = selected[facet.key];
      const values = facet.values.filter(
        ({ value }, place) => place < valuesInPageMax || (Array.isArray(chosen) && chosen.includes(value)),
      );
      return { ...facet, values };
    });
}
