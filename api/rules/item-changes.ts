// A gift that somebody has taken is changed materially when it would be another gift for its giver: another title, link, size or color. That,
// wishing for fewer than are taken, and taking it off the list is confirmed first by those who may know of it, and told to its givers.

export interface GiftTraits {
  title: string;
  url: string | null;
  size: string | null;
  color: string | null;
}

const traits = ['title', 'url', 'size', 'color'] as const;

/** @param after what is set; a trait that is left out stays */
export const isMaterial = (before: GiftTraits, after: Partial<GiftTraits>): boolean =>
  traits.some((trait) => after[trait] !== undefined && (after[trait] || null) !== (before[trait] || null));

/** Two members change the same item: what the second one began with is not what is there now. Null where it is. */
export function changedMeanwhile<T extends object>(was: Partial<T> | undefined, now: T): (keyof T & string) | null {
  for (const [field, value] of Object.entries(was ?? {}))
    if (value !== undefined && value !== now[field as keyof T]) return field as keyof T & string;
  return null;
}
