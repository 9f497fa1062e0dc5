import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { categories as shopCategories } from '#content';
import { Refusal } from '#contracts/problems.ts';
import {
  categoryOfProduct,
  givenAsOf,
  mayStandIn,
  type RegistryCategory,
  starterCategories,
} from '#rules/registry-categories.ts';
import { findCategories } from './registry-categories.queries.ts';

type RegistryOfCategories = Pick<Tables['registry'], 'id' | 'type'>;

/** The categories of a registry in their order; the starter ones where it never changed them. */
export async function categoriesOf(db: Query, registry: RegistryOfCategories): Promise<RegistryCategory[]> {
  const stored = await findCategories(db, registry.id);
  return stored.length > 0 ? stored : starterCategories(registry.type);
}

/**
 * The category of a new item: the requested one, or else the one for its product in the shop.
 * @param item.kind of the product, if it is one of the shop's
 * @throws {Refusal} if the item can't be in the requested category
 */
export async function placeItem(
  db: Query,
  registry: RegistryOfCategories,
  item: { kind: string | null; shopCategory: string | null; asked: number | undefined; usual: number },
): Promise<number> {
  const categories = await categoriesOf(db, registry);
  if (item.asked !== undefined) {
    refuseCategory(categories, item.kind, item.asked);
    return item.asked;
  }
  if (givenAsOf(item.kind) === 'money') return item.usual;
  const leaf = item.shopCategory === null ? undefined : shopCategories.get(item.shopCategory);
  return categoryOfProduct(categories, registry.type, leaf?.slugSet[0] ?? null);
}

/** @throws {Refusal} if an item of this kind can't be in the category, or the registry has no such category. */
export function refuseCategory(categories: readonly RegistryCategory[], kind: string | null, categoryId: number): void {
  const message = !categories.some(({ id }) => id === categoryId)
    ? 'is not a section of this registry'
    : mayStandIn(givenAsOf(kind), categoryId)
      ? null
      : givenAsOf(kind) === 'money'
        ? 'must be Cash & Gifts for what is given as money'
        : 'can’t be Cash & Gifts, which is for money';
  if (message !== null) throw new Refusal('invalid-input', { fields: [{ field: 'body.categoryId', message }] });
}
