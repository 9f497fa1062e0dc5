/** The item data that features collecting money need. */
import type { Query, Trx } from '#api/db/database.ts';
import { findItemToGive, updateItem } from './items.queries.ts';

export { bumpVersion } from './registries.queries.ts';

export type ItemToGive = NonNullable<Awaited<ReturnType<typeof readItemToGive>>>;

/** An item with its registry, and the role of `userId` there; undefined if it is not on the list. */
export const readItemToGive = (db: Query, itemId: string, userId: string | null) =>
  findItemToGive(db, itemId, userId ?? '');

/** Sets or clears the group gift of an item. */
export const setGroupGift = (trx: Trx, itemId: string, groupGiftId: string | null, now: number) =>
  updateItem(trx, itemId, { group_gift_id: groupGiftId }, now);
