import { categories } from '#content';

/** Leaf categories by urlSlug, hidden ones too: what a catalogue file may name. A hidden category has products, nobody sees them. */
export function importableCategories(): ReadonlySet<string> {
  const all = [...categories.all(), ...categories.hidden()];
  return new Set(all.filter(categories.isLeaf).map(({ urlSlug }) => urlSlug));
}
