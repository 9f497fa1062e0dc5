import type { Trx } from '#api/db/database.ts';
import { Refusal } from '#contracts/problems.ts';
import { countItemsEver, countText } from './items.queries.ts';

/**
 * Characters of a list's item texts together. A page of a list is one response, three times as long as its text: a thousand items with all
 * the text that each may have were 25 MB, and their page took 350 MB and more than a second.
 */
export const listTextMax = 2_000_000;

/** Includes items removed from the list, which are kept for their givers: adding and removing in turn would otherwise fill the disk. */
export const itemsEverMax = 5000;

/** Refuses a change after which a list has more text, or has ever had more items, than allowed, unless it exceeded the limit before. */
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
