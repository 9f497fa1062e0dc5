import { categories } from '#content';

/** Leaf categories by urlSlug, hidden ones too, that a catalogue file may name. Products in a hidden category are not shown. */
export function importableCategories(): ReadonlySet<string> {
  const all = [...categories.all(), ...categories.hidden()];
  return new Set(all.filter(categories.isLeaf).map(({ urlSlug }) => urlSlug));
}
