// A panel's draft (shop 2.15): controls edit only this; an empty selection removes its key; View All stays unchecked until it is
// pressed again, even when the last value is taken away.
import type { SelectedFacets } from '#rules/catalogue-facets.ts';
import type { Sort } from '#rules/catalogue-sorts.ts';

export interface FacetDraft {
  selected: SelectedFacets;
  sort: Sort;
  /** Facets whose View All is unchecked. */
  narrowed: readonly string[];
}

export const draftOf = (selected: SelectedFacets, sort: Sort): FacetDraft => ({
  selected,
  sort,
  narrowed: Object.keys(selected),
});

export function toggleValue(draft: FacetDraft, key: string, value: string): FacetDraft {
  const before = valuesOf(draft, key);
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...select(draft, key, after.length > 0 ? after : undefined), narrowed: add(draft.narrowed, key) };
}

/** Checks View All: every value of the facet is let go. */
export const viewAll = (draft: FacetDraft, key: string): FacetDraft => ({
  ...select(draft, key, undefined),
  narrowed: draft.narrowed.filter((one) => one !== key),
});

export const toggleFlag = (draft: FacetDraft, key: string): FacetDraft =>
  select(draft, key, draft.selected[key] === true ? undefined : true);

/** From that many stars to 5; 0 shows all ratings. */
export const chooseStars = (draft: FacetDraft, key: string, stars: number): FacetDraft =>
  select(draft, key, stars === 0 ? undefined : { from: stars, to: 5 });

/** A range as wide as the slider is no filter; a bound at the slider's end is open. */
export function chooseRange(
  draft: FacetDraft,
  key: string,
  range: { from: number; to: number },
  slider: { min: number; max: number },
): FacetDraft {
  const from = range.from <= slider.min ? null : range.from;
  const to = range.to >= slider.max ? null : range.to;
  return select(draft, key, from === null && to === null ? undefined : { from, to });
}

export function valuesOf({ selected }: FacetDraft, key: string): readonly string[] {
  const value = selected[key];
  return Array.isArray(value) ? value : [];
}

export function rangeOf({ selected }: FacetDraft, key: string): { from: number | null; to: number | null } {
  const value = selected[key];
  return typeof value === 'object' && !Array.isArray(value) ? value : { from: null, to: null };
}

export const isViewAll = ({ narrowed }: FacetDraft, key: string): boolean => !narrowed.includes(key);

function select(draft: FacetDraft, key: string, value: SelectedFacets[string] | undefined): FacetDraft {
  const { [key]: _before, ...others } = draft.selected;
  return { ...draft, selected: value === undefined ? others : { ...others, [key]: value } };
}

const add = (keys: readonly string[], key: string): string[] => [...keys.filter((one) => one !== key), key];
