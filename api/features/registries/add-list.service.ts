import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type { AddItem } from '#contracts/registries.schemas.ts';
import { canonicaliseLink } from '#rules/canonical-links.ts';
import { countItems, findItems, lastPosition } from './items.queries.ts';
import { insertWish, itemsMax } from './items.service.ts';
import { withinListText } from './list-text.ts';
import { bumpVersion, findRegistry } from './registries.queries.ts';

export type Wish = NonNullable<AddItem['parsed']>['body'];

interface Named {
  productId?: number | null | undefined;
  title?: string | undefined;
  url?: string | null | undefined;
}

const productName = ({ productId }: Named): string[] => (productId ? [`product ${productId}`] : []);

function otherNames({ title, url }: Named): string[] {
  const link = url ? canonicaliseLink(url) : null;
  return [
    ...(title === undefined ? [] : [`title ${title.trim().toLowerCase()}`]),
    ...(link === null ? [] : [`link ${link}`]),
  ];
}

/**
 * Returns a function that says of each wish in turn whether the registry, or an earlier wish of the list, has it already: the same product,
 * or else the same title or link.
 */
export async function findKnownWishes(db: Query, registryId: string): Promise<(wish: Named) => boolean> {
  const known = new Set<string>();
  const remember = (wish: Named) => {
    for (const name of [...productName(wish), ...otherNames(wish)]) known.add(name);
  };
  for (const { product_id, url, title } of await findItems(db, registryId))
    remember({ productId: product_id, url, title });
  return (wish) => {
    const isKnown = (wish.productId ? productName(wish) : otherNames(wish)).some((name) => known.has(name));
    remember(wish);
    return isKnown;
  };
}

/**
 * Adds a whole list at once. A wish that is on the registry already stays unchanged: adding a list twice changes nothing.
 * @returns the ids of the new items
 */
export const addList = (
  app: App,
  trx: Trx,
  registryId: string,
  wishes: readonly Wish[],
  now: number,
): Promise<string[]> => withinListText(trx, registryId, () => addNewWishes(app, trx, registryId, wishes, now));

async function addNewWishes(
  app: App,
  trx: Trx,
  registryId: string,
  wishes: readonly Wish[],
  now: number,
): Promise<string[]> {
  const isKnown = await findKnownWishes(trx, registryId);
  const registry = await findRegistry(trx, registryId);
  const before = await countItems(trx, registryId);
  const last = await lastPosition(trx, registryId);
  const added: string[] = [];
  for (const wish of wishes) {
    if (isKnown(wish)) continue;
    if (before + added.length >= itemsMax)
      throw new Refusal('wrong-state', { detail: `A registry can hold up to ${itemsMax} items. Nothing was added.` });
    added.push(await insertWish(app, trx, registry, { ...wish, position: last + 1 + added.length }, now));
  }
  if (added.length > 0) await bumpVersion(trx, registryId, now);
  return added;
}
