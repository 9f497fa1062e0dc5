import type { Query, Trx } from '#api/db/database.ts';
import { storeNameOf } from '#api/features/links/store-name.ts';
import { bumpVersion } from '#api/features/registries/registry-version.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { categories, checklist } from '#content';
import { Refusal } from '#contracts/problems.ts';
import type { LinkExternalRegistry, ListExternalRegistries, RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { canonicaliseLink } from '#rules/canonical-links.ts';
import { checklistGaps } from '#rules/checklist-gaps.ts';
import {
  deleteExternal,
  findEditable,
  findExternal,
  findRegistryHead,
  findWishedProducts,
  putExternal,
} from './registry-shop.queries.ts';

const externalMax = 10;
const urlLengthMax = 2000;

/** The shop from this registry's point of view: what is on the list, where else the caller may add, what is missing from the checklist. */
export async function readRegistryShop({
  app,
  caller,
  resource,
}: Reading<unknown, RegistryAccess>): Promise<RegistryShop> {
  const db = app.db.read;
  const { id, title, slug, type, state } = await findRegistryHead(db, resource.registryId);
  const wished = await findWishedProducts(db, resource.registryId);
  // A birthday or holiday list has no checklist.
  const gaps = type === 'baby' ? suggestions(wished.map((wish) => wish.category)) : [];
  return {
    registry: { id, title, slug, registryType: type, isPaused: state === 'paused' },
    registries: await findEditable(db, caller.user!.id),
    products: wished.map((wish) => ({
      regItemId: wish.id,
      productId: wish.product_id!,
      genericProductId: wish.generic_product_id!,
      quantity: wish.quantity,
    })),
    suggestions: gaps,
  };
}

const rootOf = (slug: string | undefined | null): string | null => (slug && categories.get(slug)?.slugSet[0]) || null;

function suggestions(categoriesOnList: readonly (string | null)[]): RegistryShop['suggestions'] {
  const wishes = checklist
    .all()
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ items }) => items)
    .map(({ title, priority, category }) => ({ title, priority, rootSlug: rootOf(category) }));
  const have = new Set(categoriesOnList.flatMap((slug) => rootOf(slug) ?? []));
  return checklistGaps(wishes, have).map(({ rootSlug, missing }) => {
    const { title, urlSlug } = categories.get(rootSlug)!;
    return { title, urlSlug, path: `/catalog/${urlSlug}`, missing };
  });
}

export async function listExternalRegistries({
  app,
  resource,
}: Reading<unknown, RegistryAccess>): Promise<ListExternalRegistries['response']> {
  // The linked registries contain wishes that are not meant for this audience.
  if (resource.audience?.seesAll === false) return present([]);
  return present(await findExternal(app.db.read, resource.registryId));
}

/** Stores a link and its name; the server never opens it. */
export async function linkExternalRegistry({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<LinkExternalRegistry['parsed']>['body'] }, RegistryAccess>): Promise<
  LinkExternalRegistry['response']
> {
  const { registryId } = resource;
  const url = canonicaliseLink(input.body.url);
  if (url === null || url.length > urlLengthMax || storeNameOf(url) === null)
    throw new Refusal('invalid-input', {
      fields: [
        { field: 'body.url', message: 'must be the address of a registry, such as https://shop.example/list/7' },
      ],
    });
  if (!input.body.isLinked) await deleteExternal(trx, registryId, url);
  else {
    const known = await findExternal(trx, registryId);
    if (known.length >= externalMax && !known.some((one) => one.url === url))
      throw new Refusal('wrong-state', { detail: `A registry can link to up to ${externalMax} others.` });
    const storeName = input.body.storeName ?? storeNameOf(url)!;
    await putExternal(trx, {
      id: app.newId(),
      registry_id: registryId,
      url,
      store_name: storeName.slice(0, 80),
      created_at: now,
    });
  }
  await bumpVersion(trx, registryId, now);
  return present(await findExternal(trx, registryId));
}

/** Imports links, as far as a registry has room for them; the same address counts once. */
export async function saveExternalRegistries(
  app: App,
  trx: Trx,
  registryId: string,
  linked: readonly { url: string; storeName: string }[],
  now: number,
): Promise<void> {
  const links = linked.filter(({ url }) => canonicaliseLink(url) !== null && storeNameOf(url) !== null);
  for (const { url, storeName } of links.slice(0, externalMax))
    await putExternal(trx, { id: app.newId(), registry_id: registryId, url, store_name: storeName, created_at: now });
}

export const externalRegistriesOf = async (db: Query, registryId: string) =>
  (await findExternal(db, registryId)).map(({ url, store_name }) => ({ url, storeName: store_name }));

const present = (rows: Awaited<ReturnType<typeof findExternal>>) => ({
  externalRegistries: rows.map(({ id, url, store_name }) => ({ id, url, storeName: store_name })),
});
