import type { Trx } from '#api/db/database.ts';
import { Refusal } from '#contracts/problems.ts';
import { countItemsEver, countText } from './items.queries.ts';

/**
 * Characters of what is said of a list's items together. A page of a list is in one answer, three times as long as its text: a thousand items
 * with everything that each may have were 25 MB of it, and a page of them took 350 MB and more than a second.
 */
export const listTextMax = 2_000_000;

/** With those that were taken off it, which stay for whoever gives them: who adds and removes by turns would fill the disk. */
export const itemsEverMax = 5000;

/** Refuses a change after which a list has more text, or has had more items, than it may, unless it had as much before. */
export async function withinListText<T>(trx: Trx, registryId: string, change: () => Promise<T>): Promise<T> {
  const [before, everBefore] = [await countText(trx, registryId), await countItemsEver(trx, registryId)];
  const result = await change();
  const after = await countText(trx, registryId);
  if (after > listTextMax && after > before)
    throw new Refusal('wrong-state', {
      detail: 'That’s more text than a list can hold. Shorten notes and links, or take items off, first.',
    });
  const ever = await countItemsEver(trx, registryId);
  if (ever > itemsEverMax && ever > everBefore)
    throw new Refusal('wrong-state', {
      detail: `So many gifts have come and gone on this list that it can’t take another. Bring one back, or start a new list.`,
    });
  return result;
}
