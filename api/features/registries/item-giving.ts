/** What features that collect money know of items: everything else of an item is its own feature's. */
import type { Query, Trx } from '#api/db/database.ts';
import { findItemToGive, updateItem } from './items.queries.ts';

export { bumpVersion } from './registries.queries.ts';

export type ItemToGive = NonNullable<Awaited<ReturnType<typeof readItemToGive>>>;

/** An item with its registry, and what `userId` is there; undefined for what is not on the list. */
export const readItemToGive = (db: Query, itemId: string, userId: string | null) =>
  findItemToGive(db, itemId, userId ?? '');

/** From now on people give to it together, or no longer. */
export const setGroupGift = (trx: Trx, itemId: string, groupGiftId: string | null, now: number) =>
  updateItem(trx, itemId, { group_gift_id: groupGiftId }, now);
