// Changing a gift that somebody has taken is material when it becomes a different gift for its giver: another title, link, size or color.
// Such a change, wishing for fewer units than are taken, and removing the gift must be confirmed by members who may know of it, and its
// givers are told.

export interface GiftTraits {
  title: string;
  url: string | null;
  size: string | null;
  color: string | null;
}

const traits = ['title', 'url', 'size', 'color'] as const;

/** @param after the new values; a trait that is left out stays unchanged */
export const isMaterial = (before: GiftTraits, after: Partial<GiftTraits>): boolean =>
  traits.some((trait) => after[trait] !== undefined && (after[trait] || null) !== (before[trait] || null));
