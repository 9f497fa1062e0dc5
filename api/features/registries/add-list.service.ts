import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { describeItem } from './describe-item.ts';
import { countItems, findItems, insertItem, lastPosition } from './items.queries.ts';
import { itemsMax } from './items.service.ts';
import { bumpVersion } from './registries.queries.ts';

export interface ListedWish {
  title: string;
  /** A variant of the shop; null for an idea. */
  productId: number | null;
  quantity: number;
  note: string;
  mustHave: boolean;
  secondHandWelcome: boolean;
}

/**
 * Adds a whole list at once. A wish that is on the registry already, as the same product or under the same title, stays as it is: a list
 * that is added twice changes nothing.
 * @returns the ids of what is new
 */
export async function addList(
  app: App,
  trx: Trx,
  registryId: string,
  wishes: readonly ListedWish[],
  now: number,
): Promise<string[]> {
  const before = await findItems(trx, registryId);
  const products = new Set(before.map((item) => item.product_id));
  const titles = new Set(before.map((item) => item.title.toLowerCase()));
  let [items, position] = [await countItems(trx, registryId), await lastPosition(trx, registryId)];
  const added: string[] = [];
  for (const { productId, title, quantity, note, mustHave, secondHandWelcome } of wishes) {
    if (productId === null ? titles.has(title.toLowerCase()) : products.has(productId)) continue;
    items += 1;
    position += 1;
    if (items > itemsMax)
      throw new Refusal('wrong-state', { detail: `A registry can hold up to ${itemsMax} items. Nothing was added.` });
    const wish = productId === null ? ({ kind: 'idea', title } as const) : ({ kind: 'product', productId } as const);
    const id = app.newId();
    await insertItem(trx, {
      ...(await describeItem(trx, { ...wish, quantity, note }, now)),
      id,
      registry_id: registryId,
      quantity,
      note,
      must_have: mustHave ? 1 : 0,
      second_hand_welcome: secondHandWelcome ? 1 : 0,
      position,
      created_at: now,
      updated_at: now,
      removed_at: null,
    });
    if (productId !== null) products.add(productId);
    titles.add(title.toLowerCase());
    added.push(id);
  }
  if (added.length > 0) await bumpVersion(trx, registryId, now);
  return added;
}
