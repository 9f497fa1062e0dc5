import { createHash } from 'node:crypto';
import { countAttempt } from '#api/db/attempts.ts';
import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { findItem, findPicture, insertPicture, updateItem } from './items.queries.ts';
import { bumpVersion, findRegistry } from './registries.queries.ts';

const dayMs = 86_400_000;
/** Of one owner in a day. Three full lists have as many; each is kept for good, so who changes pictures all day would fill the disk. */
export const picturesOfDay = 3_000;

/** Asks for our own copy of another store's picture; it appears on the item when it is there. */
export async function askForPicture(
  app: App,
  trx: Trx,
  picture: { itemId: string; registryId: string; url: string },
  now: number,
): Promise<void> {
  const { owner_id: ownerId } = await findRegistry(trx, picture.registryId);
  if ((await countAttempt(trx, `pictures:${ownerId}`, now - (now % dayMs))) > picturesOfDay) return;
  await enqueue(trx, {
    id: app.newId(),
    kind: 'keep-picture',
    uniqueKey: `keep-picture:${picture.itemId}:${now}`,
    payload: picture,
    now,
  });
}

/** Our own copy of a picture, WebP, by its hash. */
export const readItemPicture = (app: App, hash: string): Promise<Buffer | undefined> => findPicture(app.db.read, hash);

/** Fetches another store's picture for an item that is still on its list, and keeps our own copy of it. @returns whether there was one. */
export async function keepPicture(
  app: App,
  { itemId, registryId, url }: { itemId: string; registryId: string; url: string },
): Promise<boolean> {
  const item = await findItem(app.db.read, registryId, itemId);
  if (item === undefined || item.removed_at !== null) return false;
  const webp = await app.readPicture(url);
  if (webp === null) return false;
  const hash = createHash('sha256').update(webp).digest('base64url');
  await app.db.transact({ lock: { registry: registryId } }, async (trx) => {
    const now = app.now();
    await insertPicture(trx, { hash, webp, created_at: now });
    await updateItem(trx, itemId, { image_url: `/pictures/items/${hash}.webp` }, now);
    await bumpVersion(trx, registryId, now);
  });
  return true;
}
