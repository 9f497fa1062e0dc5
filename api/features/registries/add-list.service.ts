import type { Query, Trx } from '#api/db/database.ts';
import { storeNameOf } from '#api/features/links/store-name.ts';
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

const linkOf = ({ url }: Named): string | null => (url ? canonicaliseLink(url) : null);

/** Undefined where it is only the name of the link's store, as it is for links without words. */
function titleOf({ title, url }: Named): string | undefined {
  const compared = title?.trim().toLowerCase();
  return url && compared === storeNameOf(url)?.toLowerCase() ? undefined : compared;
}

/**
 * Returns a function that says of each wish in turn whether the registry, or an earlier wish of the list, has it already: the same product,
 * the same link or, unless both have a link, the same title.
 */
export async function findKnownWishes(db: Query, registryId: string): Promise<(wish: Named) => boolean> {
  const known = {
    products: new Set<number>(),
    links: new Set<string>(),
    titlesWithLink: new Set<string>(),
    titlesWithoutLink: new Set<string>(),
  };
  const remember = (wish: Named) => {
    const link = linkOf(wish);
    if (wish.productId) known.products.add(wish.productId);
    if (link !== null) known.links.add(link);
    const title = titleOf(wish);
    if (title !== undefined) known[link === null ? 'titlesWithoutLink' : 'titlesWithLink'].add(title);
  };
  const isThere = (wish: Named): boolean => {
    if (wish.productId) return known.products.has(wish.productId);
    const link = linkOf(wish);
    if (link !== null && known.links.has(link)) return true;
    const title = titleOf(wish) ?? '';
    return known.titlesWithoutLink.has(title) || (link === null && known.titlesWithLink.has(title));
  };
  for (const { product_id, url, title } of await findItems(db, registryId))
    remember({ productId: product_id, url, title });
  return (wish) => {
    const isKnown = isThere(wish);
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
