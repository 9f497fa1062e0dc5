import type { Query, Trx } from '#api/db/database.ts';
import { readItemToGive } from '#api/features/registries/item-giving.ts';
import type { App } from '#api/http/app-context.ts';
import type { PortableRegistry } from '#contracts/account-exports.schemas.ts';
import { groupGiftCurrency, groupGiftPriceCents, groupGiftPriceOf, waysToGive } from '#rules/group-gifts.ts';
import { findGiftsOfRegistry } from './group-gifts.queries.ts';
import { openGroupGift } from './group-gifts.service.ts';

type PortableGroupGifts = PortableRegistry['groupGifts'];

/**
 * The group gifts among these items, by index, with their prices. Whether the goal is reached makes no difference: the owner may not know
 * it.
 */
export async function portableGroupGiftsOf(
  db: Query,
  registryId: string,
  itemIds: readonly string[],
): Promise<PortableGroupGifts> {
  const places = new Map(itemIds.map((id, place) => [id, place]));
  return (await findGiftsOfRegistry(db, registryId))
    .filter(({ state, currency }) => (state === 'open' || state === 'funded') && currency === groupGiftCurrency)
    .flatMap(({ reg_item_id, price_cents }) => {
      const item = places.get(reg_item_id);
      return item === undefined ? [] : [{ item, priceCents: price_cents }];
    })
    .sort((a, b) => a.item - b.item);
}

/** Opens new group gifts: nobody has given yet. A shop that takes no payments leaves them as single gifts. */
export async function openPortableGroupGifts(
  app: App,
  trx: Trx,
  { groupGifts, itemIds, now }: { groupGifts: PortableGroupGifts; itemIds: readonly string[]; now: number },
): Promise<void> {
  if (app.payments === null) return;
  for (const { item: place, priceCents } of groupGifts) {
    const id = itemIds[place];
    const item = id === undefined ? undefined : await readItemToGive(trx, id, null);
    if (item === undefined || item.group_gift_id !== null || item.quantity !== 1) continue;
    const ways = waysToGive({ kind: item.kind, shopType: item.shop_type, hasGroupGift: false });
    const price = groupGiftPriceOf(item, priceCents);
    if (price === null || price < groupGiftPriceCents.min || price > groupGiftPriceCents.max) continue;
    if (ways !== 'pledge' && item.shop_type !== 'favor')
      await openGroupGift(app, trx, { ...item, price_cents: price }, now);
  }
}
