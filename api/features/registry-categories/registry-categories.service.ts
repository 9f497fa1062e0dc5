import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { categoriesOfGroups } from '#api/features/audiences/audiences.service.ts';
import { listItems } from '#api/features/registries/items.service.ts';
import { bumpVersion, findRegistryOf, versionFor } from '#api/features/registries/registry-version.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type {
  ChangeCategory,
  CreateCategory,
  ReadFilterSortOptions,
  RegistryCategory as ShownCategory,
} from '#contracts/registry-categories.schemas.ts';
import { countGifts, everyGift, giftFilterTitles, giftPriceTitles, giftSortTitles } from '#rules/gift-choice.ts';
import {
  categoriesMax,
  mayComeBack,
  mayEdit,
  mayMove,
  nextCategoryId,
  type RegistryCategory,
  usualCategoryId,
  withMoved,
} from '#rules/registry-categories.ts';
import { categoriesOf } from './categories-of.ts';
import {
  countItemsByCategory,
  findCategories,
  highestCategoryOfItems,
  moveItemsOfCategory,
  replaceCategories,
} from './registry-categories.queries.ts';

type CategoryPath = { params: { cat: number } };
type View = { query: { view?: 'guest' | undefined } };

export async function listCategories({ app, resource, now }: Reading<unknown, RegistryAccess>) {
  const registry = await findRegistryOf(app.db.read, resource.registryId);
  const counts = await countItemsByCategory(app.db.read, registry.id);
  return {
    categories: present(await categoriesOf(app.db.read, registry), counts),
    version: await versionFor(app, app.db.read, resource, now, registry),
  };
}

export async function createCategory(
  call: Changing<{ body: NonNullable<CreateCategory['parsed']>['body'] }, RegistryAccess>,
) {
  const { trx, input, resource } = call;
  const { registry, categories } = await load(trx, resource.registryId);
  if (categories.length >= categoriesMax)
    throw new Refusal('wrong-state', { detail: `A registry can have up to ${categoriesMax} sections.` });
  const { title, restores } = input.body;
  refuseTaken(categories, title);
  const nextId = nextCategoryId([
    ...categories.map((one) => one.id),
    await highestCategoryOfItems(trx, registry.id),
    ...(await categoriesOfGroups(trx, registry.id)),
  ]);
  const id = restores !== undefined && mayComeBack(restores, categories, nextId) ? restores : nextId;
  // Before the categories that every registry has.
  const place = categories.findIndex((one) => !mayEdit(one.id));
  const saved = await save(call, registry, categories.toSpliced(place, 0, { id, title }));
  return { ...saved, category: saved.categories.find((one) => one.id === id)! };
}

export async function changeCategory(
  call: Changing<CategoryPath & { body: NonNullable<ChangeCategory['parsed']>['body'] }, RegistryAccess>,
) {
  const { trx, input, resource } = call;
  const { cat } = input.params;
  const { title, position } = input.body;
  const { registry, categories } = await load(trx, resource.registryId);
  const before = categories.find(({ id }) => id === cat);
  if (before === undefined) throw new Refusal('not-found');
  if ((title !== undefined && title !== before.title && !mayEdit(cat)) || (position !== undefined && !mayMove(cat)))
    throw new Refusal('wrong-state', { detail: `“${before.title}” can’t be changed.` });
  const others = categories.filter(({ id }) => id !== cat);
  if (title !== undefined) refuseTaken(others, title);
  const renamed = categories.map((one) => (one.id === cat && title !== undefined ? { ...one, title } : one));
  return save(call, registry, position === undefined ? renamed : withMoved(renamed, cat, position));
}

/** Its items move to category 1. Groups of guests still name it: it may come back. */
export async function deleteCategory(call: Changing<CategoryPath, RegistryAccess>) {
  const { trx, input, resource, now } = call;
  const { cat } = input.params;
  const { registry, categories } = await load(trx, resource.registryId);
  const before = categories.find(({ id }) => id === cat);
  if (before === undefined) throw new Refusal('not-found');
  if (!mayEdit(cat)) throw new Refusal('wrong-state', { detail: `“${before.title}” can’t be removed.` });
  await moveItemsOfCategory(trx, registry.id, { from: cat, to: usualCategoryId }, now);
  return save(
    call,
    registry,
    categories.filter(({ id }) => id !== cat),
  );
}

export async function readCategory(call: Reading<CategoryPath & View, RegistryAccess>) {
  const { app, input, resource } = call;
  const registry = await findRegistryOf(app.db.read, resource.registryId);
  const category = (await categoriesOf(app.db.read, registry)).find(({ id }) => id === input.params.cat);
  if (category === undefined) throw new Refusal('not-found');
  const { regItems, version } = await listItems(call);
  const ofCategory = regItems.filter(({ categoryId }) => categoryId === category.id);
  // An audience must not learn of a category in which nothing is meant for it.
  if (resource.audience !== undefined && ofCategory.length === 0) throw new Refusal('not-found');
  return { category, regItems: ofCategory, version };
}

/** The filters and sorts of the list, with counts as far as the caller may know. */
export async function readFilterSortOptions(
  call: Reading<View, RegistryAccess>,
): Promise<ReadFilterSortOptions['response']> {
  const { app, resource } = call;
  const registry = await findRegistryOf(app.db.read, resource.registryId);
  const [categories, { regItems }] = [await categoriesOf(app.db.read, registry), await listItems(call)];
  const counts = countGifts(regItems, everyGift);
  const byCategory = {
    key: 'category',
    title: 'Category',
    options: categories.map(({ id, title }) => ({
      value: String(id),
      title,
      count: regItems.filter(({ categoryId }) => categoryId === id).length,
    })),
  };
  const filters = [
    byCategory,
    { key: 'show', title: 'Show', options: optionsOf(giftFilterTitles, counts.filters) },
    { key: 'price', title: 'Price', options: optionsOf(giftPriceTitles, counts.prices) },
  ];
  return {
    filters: filters
      .map((filter) => ({ ...filter, options: filter.options.filter((option) => option.count > 0) }))
      .filter((filter) => filter.options.length > 0),
    sorts: Object.entries(giftSortTitles).map(([value, title]) => ({ value, title })),
  };
}

const optionsOf = (titles: Readonly<Record<string, string>>, counts: Readonly<Record<string, number>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title, count: counts[value] ?? 0 }));

type RegistryRow = Tables['registry'];

async function load(trx: Trx, registryId: string): Promise<{ registry: RegistryRow; categories: RegistryCategory[] }> {
  const registry = await findRegistryOf(trx, registryId);
  return { registry, categories: await categoriesOf(trx, registry) };
}

/** From its first change on, a registry has categories of its own. */
async function save(
  { app, trx, resource, now }: Changing<unknown, RegistryAccess>,
  registry: RegistryRow,
  categories: readonly RegistryCategory[],
) {
  await replaceCategories(trx, registry.id, categories);
  await bumpVersion(trx, registry.id, now);
  return {
    categories: present(categories, await countItemsByCategory(trx, registry.id)),
    version: await versionFor(app, trx, resource, now),
  };
}

const present = (categories: readonly RegistryCategory[], counts: ReadonlyMap<number, number>): ShownCategory[] =>
  categories.map(({ id, title }, position) => ({
    id,
    title,
    position,
    itemCount: counts.get(id) ?? 0,
    canRename: mayEdit(id),
    canMove: mayMove(id),
    canDelete: mayEdit(id),
  }));

function refuseTaken(categories: readonly RegistryCategory[], title: string): void {
  const folded = title.toLowerCase();
  if (categories.some((one) => one.title.toLowerCase() === folded))
    throw new Refusal('invalid-input', { fields: [{ field: 'body.title', message: 'is already a section' }] });
}

/** For exports and imports. */
export const savedCategoriesOf = findCategories;
export const saveCategories = replaceCategories;
