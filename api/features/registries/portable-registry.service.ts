import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { eachRow } from '#api/db/bad-rows.ts';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { App } from '#api/http/app-context.ts';
import type { PortableRegistry } from '#contracts/account-exports.schemas.ts';
import type { ExpectingChildren } from '#rules/family-facts.ts';
import { firstSlug, foldSlug, refuseSlug } from '#rules/registry-addresses.ts';
import { broughtPlace, type RegistryCategory } from '#rules/registry-categories.ts';
import { addressesMax } from './addresses.service.ts';
import { keepFindKeys } from './finding.service.ts';
import { askForPicture } from './item-pictures.service.ts';
import { findItems, findShopProduct, insertItem } from './items.queries.ts';
import { withinListText } from './list-text.ts';
import { pictureHere } from './portable-pictures.ts';
import { claimAddress, findHoldersOf, findSlugsOf, insertRegistry } from './registries.queries.ts';
import { retiredFor } from './retired-addresses.ts';

/** The part of an export that this feature knows; other features add theirs. */
export type RegistryPart = Omit<
  PortableRegistry,
  | 'shippingAddress'
  | 'birthdayPreferences'
  | 'paymentWays'
  | 'externalRegistries'
  | 'categories'
  | 'isArchived'
  | 'groups'
  | 'groupGifts'
  | 'checklistMarks'
  | 'goalsDone'
>;
type Item = RegistryPart['items'][number];

/** For other features. */
export { findOwnRegistries as ownRegistriesOf } from './registries.queries.ts';

/** `itemIds`: the ids of its items, in their order. */
export async function exportRegistryPart(
  app: App,
  db: Query,
  row: Tables['registry'],
): Promise<{ part: RegistryPart; itemIds: string[] }> {
  const open = (sealed: string | null) => (sealed === null ? null : app.sealing.open(db, row.owner_id, sealed));
  const slugs = await findSlugsOf(db, row.id);
  const items = eachRow('reg_item', await findItems(db, row.id), (item) => ({ id: item.id, ...exportItem(item) }));
  const part: RegistryPart = {
    registryType: row.type,
    title: row.title,
    names: row.names,
    story: row.story,
    slug: row.slug,
    formerSlugs: slugs.filter((slug) => slug !== foldSlug(row.slug)),
    searchLevel: row.search_level,
    surprise: row.surprise,
    isPaused: row.state === 'paused',
    arrivalDate: await open(row.arrival_sealed),
    planningStage: (await open(row.stage_sealed)) as RegistryPart['planningStage'],
    expectingChildren: (await open(row.expecting_sealed)) as ExpectingChildren | null,
    showerDay: await open(row.shower_day_sealed),
    showerGuests: row.shower_guests,
    showerGuestType: row.shower_guest_type,
    revealDay: await open(row.reveal_day_sealed),
    revealedAt: row.revealed_at,
    city: await open(row.city_sealed),
    items: items.map(({ id: _, ...item }) => item),
  };
  return { part, itemIds: items.map(({ id }) => id) };
}

const exportItem = (row: Awaited<ReturnType<typeof findItems>>[number]): Item => ({
  kind: row.kind,
  productId: row.product_id,
  title: row.title,
  note: row.note,
  url: row.url,
  storeName: row.store_name,
  price: row.price_cents === null ? null : { amount: row.price_cents, currency: row.currency },
  pricedAt: row.priced_at,
  imgUrl: row.image_url,
  quantity: row.quantity,
  mustHave: row.must_have === 1,
  secondHandWelcome: row.second_hand_welcome === 1,
  categoryId: row.category_id,
  size: row.size,
  color: row.color,
  offers: row.offers === null ? [] : JSON.parse(row.offers),
});

/** Creates a new registry from it, at its address if that is free. */
export async function importRegistryPart(
  app: App,
  trx: Trx,
  owner: { id: string; name: string },
  part: RegistryPart,
  categories: readonly RegistryCategory[],
  now: number,
): Promise<{ id: string; slug: string; itemIds: string[] }> {
  const seal = (fact: string | null) => (fact === null ? null : app.sealing.seal(trx, owner.id, fact));
  const id = app.newId();
  const slug = await freeSlug(app, trx, part.slug, owner);
  const values: Insertable<Tables['registry']> = {
    id,
    owner_id: owner.id,
    type: part.registryType,
    title: part.title,
    slug,
    search_level: part.searchLevel,
    names: part.names,
    story: part.story,
    arrival_sealed: await seal(part.arrivalDate),
    city_sealed: await seal(part.city),
    stage_sealed: await seal(part.planningStage),
    expecting_sealed: await seal(part.expectingChildren),
    shower_day_sealed: await seal(part.showerDay),
    shower_guests: part.showerGuests,
    shower_guest_type: part.showerGuestType,
    surprise: part.surprise,
    reveal_day_sealed: await seal(part.revealDay),
    revealed_at: part.revealedAt,
    state: part.isPaused ? 'paused' : 'active',
    version: 1,
    gifts_version: 0,
    created_at: now,
    updated_at: now,
  };
  const row = await insertRegistry(trx, values, foldSlug(slug));
  for (const former of part.formerSlugs.slice(0, addressesMax - 1))
    if (await isFreeSlug(app, trx, former, owner.id)) await claimAddress(trx, id, foldSlug(former), now);
  const itemIds: string[] = [];
  await withinListText(trx, id, async () => {
    for (const [position, item] of part.items.entries())
      itemIds.push(
        await importItem(app, trx, {
          item,
          categories,
          registryId: id,
          ownerId: owner.id,
          position: position + 1,
          now,
        }),
      );
  });
  await keepFindKeys(app, trx, row);
  return { id, slug, itemIds };
}

async function freeSlug(app: App, trx: Trx, wanted: string, owner: { id: string; name: string }): Promise<string> {
  const isFree = await isFreeSlug(app, trx, wanted, owner.id);
  return isFree ? wanted : firstSlug(owner.name.split(/\s+/)[0]!, randomBytes(8));
}

async function isFreeSlug(app: App, trx: Trx, slug: string, ownerId: string): Promise<boolean> {
  if (refuseSlug(slug) !== null) return false;
  const folded = [foldSlug(slug)];
  return (await findHoldersOf(trx, folded)).size === 0 && (await retiredFor(app, trx, ownerId, folded)).size === 0;
}

/** A product that this shop does not have becomes an idea, with all its text. */
async function importItem(
  app: App,
  trx: Trx,
  {
    item,
    categories,
    registryId,
    ownerId,
    position,
    now,
  }: {
    item: Item;
    categories: readonly RegistryCategory[];
    registryId: string;
    ownerId: string;
    position: number;
    now: number;
  },
): Promise<string> {
  const product = await productOf(trx, item);
  const isMissing = item.kind === 'product' && product === undefined;
  const kind = isMissing ? 'idea' : product?.type === 'cash_fund' ? 'cash_fund' : item.kind;
  const isGivenTogether = kind === 'cash_fund' || product?.type === 'crowdfund';
  // A fund has a goal in dollars, or none.
  const price = kind === 'cash_fund' && item.price?.currency !== 'USD' ? null : item.price;
  const id = app.newId();
  const { imgUrl } = item;
  const isFile = imgUrl?.startsWith('/') ?? false;
  await insertItem(trx, {
    id,
    registry_id: registryId,
    kind,
    product_id: product?.id ?? null,
    generic_product_id: product?.generic_product_id ?? null,
    title: item.title,
    note: item.note,
    url: item.url,
    store_name: item.storeName,
    price_cents: price?.amount ?? null,
    currency: price?.currency ?? 'USD',
    priced_at: item.pricedAt,
    image_url: imgUrl !== null && isFile ? await pictureHere(trx, { url: imgUrl, userId: ownerId, product }) : null,
    quantity: isGivenTogether ? 1 : item.quantity,
    must_have: item.mustHave ? 1 : 0,
    second_hand_welcome: item.secondHandWelcome ? 1 : 0,
    category_id: broughtPlace(categories, product?.type ?? kind, item.categoryId),
    position,
    size: item.size,
    color: item.color,
    offers: item.offers.length === 0 ? null : JSON.stringify(item.offers),
    created_at: now,
    updated_at: now,
    removed_at: null,
  });
  if (imgUrl !== null && !isFile) await askForPicture(app, trx, { itemId: id, registryId, url: imgUrl }, now);
  return id;
}

/** The shop's product for an item, or the one whose picture a fund uses. */
async function productOf(db: Query, { kind, productId }: Item) {
  if (productId === null || (kind !== 'product' && kind !== 'cash_fund')) return undefined;
  const product = await findShopProduct(db, productId);
  return kind === 'product' || product?.type === 'cash_fund' ? product : undefined;
}
