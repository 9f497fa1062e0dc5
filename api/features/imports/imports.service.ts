import { addList, findKnownWishes, type Wish } from '#api/features/registries/add-list.service.ts';
import { versionFor } from '#api/features/registries/registry-version.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing } from '#api/http/app-context.ts';
import type { ImportedGift, ImportGifts, ReadImport } from '#contracts/imports.schemas.ts';
import { addItem } from '#contracts/registries.schemas.ts';
import { readList } from './read-list.ts';

/** The gifts in a pasted list, and which of them are on the registry already. Changes nothing. */
export async function readImport({
  trx,
  input,
  resource,
}: Pick<Changing<{ body: { text: string } }, RegistryAccess>, 'trx' | 'input' | 'resource'>): Promise<
  ReadImport['response']
> {
  const { gifts, unread } = readList(input.body.text);
  const isKnown = await findKnownWishes(trx, resource.registryId);
  return { gifts: gifts.map((gift) => ({ ...gift, isOnList: isKnown(gift) })), unread };
}

/** Adds the chosen gifts, or all of a text, in the order of the list. Gifts that are on the registry already stay unchanged. */
export async function importGifts({
  app,
  trx,
  input,
  resource,
  now,
}: Changing<{ body: NonNullable<ImportGifts['parsed']>['body'] }, RegistryAccess>): Promise<ImportGifts['response']> {
  const { body } = input;
  const gifts = 'gifts' in body ? body.gifts : readList(body.text).gifts;
  const wishes = gifts.flatMap((gift) => wishOf(gift) ?? []);
  const regItemIds = await addList(app, trx, resource.registryId, wishes, now);
  return {
    regItemIds,
    alreadyThere: wishes.length - regItemIds.length,
    version: await versionFor(app, trx, resource, now),
  };
}

/** Null for a gift that no registry accepts: a link with a password in it, a price out of bounds. */
function wishOf({ title, url, storeName, priceCents, currency, imgUrl, quantity, note }: ImportedGift): Wish | null {
  const common = { title, quantity, note };
  const price = priceCents === null || currency === null ? null : { amount: priceCents, currency };
  const parsed = addItem.body.safeParse(
    url === null ? { kind: 'idea', ...common } : { kind: 'external', ...common, url, storeName, price, imgUrl },
  );
  return parsed.success ? parsed.data : null;
}
