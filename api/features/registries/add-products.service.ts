import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { countItems, findMinimalItems, lastPosition, updateItem } from './items.queries.ts';
import { insertWish, itemsMax, moreOf } from './items.service.ts';
import { withinListText } from './list-text.ts';
import { bumpVersion, findRegistry } from './registries.queries.ts';

/**
 * Adds products of the shop: if a product is on the list already, its wished quantity is increased.
 * @returns the items, in the order of the products
 */
export const addProducts = (
  app: App,
  trx: Trx,
  registryId: string,
  wanted: readonly { productId: number; quantity: number }[],
  now: number,
): Promise<string[]> => withinListText(trx, registryId, () => addOrRaise(app, trx, registryId, wanted, now));

const plain = { note: '', size: '', color: '', offers: [], mustHave: false, secondHandWelcome: false };

async function addOrRaise(
  app: App,
  trx: Trx,
  registryId: string,
  wanted: readonly { productId: number; quantity: number }[],
  now: number,
): Promise<string[]> {
  const ids: string[] = [];
  const registry = await findRegistry(trx, registryId);
  const known = new Map((await findMinimalItems(trx, registryId)).map((item) => [item.product_id, item]));
  let [items, position] = [await countItems(trx, registryId), await lastPosition(trx, registryId)];
  for (const { productId, quantity } of wanted) {
    const item = known.get(productId);
    if (item !== undefined) {
      await updateItem(trx, item.id, { quantity: moreOf(item, quantity) }, now);
      ids.push(item.id);
      continue;
    }
    items += 1;
    position += 1;
    if (items > itemsMax)
      throw new Refusal('wrong-state', { detail: `A registry can hold up to ${itemsMax} items. Nothing was added.` });
    const wish = { ...plain, kind: 'product', productId, quantity, position } as const;
    const id = await insertWish(app, trx, registry, wish, now);
    ids.push(id);
  }
  await bumpVersion(trx, registryId, now);
  return ids;
}
