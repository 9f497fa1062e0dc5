import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { describeItem } from './describe-item.ts';
import { countItems, findMinimalItems, insertItem, lastPosition, updateItem } from './items.queries.ts';
import { itemsMax, moreOf } from './items.service.ts';
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
      await updateItem(trx, item.id, { quantity: moreOf(item.quantity, quantity) }, now);
      ids.push(item.id);
      continue;
    }
    items += 1;
    position += 1;
    if (items > itemsMax)
      throw new Refusal('wrong-state', { detail: `A registry can hold up to ${itemsMax} items. Nothing was added.` });
    const id = app.newId();
    await insertItem(trx, {
      ...(await describeItem(trx, registry, { kind: 'product', productId, quantity })),
      id,
      registry_id: registryId,
      quantity,
      note: '',
      must_have: 0,
      second_hand_welcome: 0,
      position,
      created_at: now,
      updated_at: now,
      removed_at: null,
      group_gift_id: null,
    });
    ids.push(id);
  }
  await bumpVersion(trx, registryId, now);
  return ids;
}
