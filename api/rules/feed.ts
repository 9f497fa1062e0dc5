// The feed at home: entries in an order that stays the same from page to page, without dismissed ones, one page at a time.

export const feedPageSize = 20;

export interface Ranked {
  /** Stable for the same entry. */
  id: string;
  /** Sortable as a string. */
  rank: string;
}

const kinds = ['gift', 'price', 'road', 'checklist', 'guide'] as const;
export type FeedKind = (typeof kinds)[number];

const latest = 9_999_999_999_999;

/** News first, then things to do, then things to read. Within one kind the newest first, or in the order given. */
export const rankOf = (kind: FeedKind, place: { at: number } | { order: number }): string =>
  `${kinds.indexOf(kind)}-${String('at' in place ? latest - place.at : place.order).padStart(13, '0')}`;

/** @param cursor of the previous page; it may name an entry that is gone by now */
export function feedPage<E extends Ranked>(
  entries: readonly E[],
  dismissed: ReadonlySet<string>,
  cursor: string | null,
): { page: E[]; nextCursor: string | null } {
  const keyOf = ({ rank, id }: E) => `${rank}-${id}`;
  const rest = entries
    .filter(({ id }) => !dismissed.has(id))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    .filter((entry) => cursor === null || keyOf(entry) > cursor);
  const page = rest.slice(0, feedPageSize);
  return { page, nextCursor: rest.length > feedPageSize ? keyOf(page.at(-1)!) : null };
}
