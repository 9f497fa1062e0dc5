import { createHash } from 'node:crypto';
import { countAttempt } from '#api/db/attempts.ts';
import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import {
  deleteUnusedPictures,
  findGivenWithPicture,
  findItem,
  findPicture,
  findUnusedPictures,
  insertPicture,
  showPicture,
  updateItem,
} from './items.queries.ts';
import { paceOfPictures } from './picture-pace.ts';
import { bumpVersion, findRegistry } from './registries.queries.ts';

const dayMs = 86_400_000;
const picturesAtOnce = 500;
/**
 * Per owner; an import of whole registries has up to 3,000 items. Further pictures are not fetched: the queue would never end, or the disk
 * would fill up.
 */
export const picturesADayMax = 5000;
/** Later ones of a day are fetched one after the other, so that those of other owners come in between. */
const picturesAtOnceMax = 100;
const paceMs = 500;

interface Wanted {
  itemId: string;
  registryId: string;
  url: string;
}

/**
 * Enqueues a copy of another store's picture; the item shows it once it is stored, unless another picture, or none, was chosen meanwhile:
 * that store may be slow, and the queue long.
 */
export async function askForPicture(app: App, trx: Trx, picture: Wanted, now: number): Promise<void> {
  const jobId = app.newId();
  await updateItem(trx, picture.itemId, { picture_job: jobId }, now);
  const { owner_id: ownerId } = await findRegistry(trx, picture.registryId);
  const scope = app.sealing.tag(`pictures ${ownerId}`);
  const ofToday = await countAttempt(trx, scope, now - (now % dayMs));
  if (ofToday > picturesADayMax) return;
  await enqueuePicture(trx, jobId, picture, { now, runAt: now + Math.max(0, ofToday - picturesAtOnceMax) * paceMs });
}

const enqueuePicture = (trx: Trx, id: string, payload: Wanted, at: { now: number; runAt: number }) =>
  enqueue(trx, { id, kind: 'keep-picture', uniqueKey: `keep-picture:${id}`, payload, ...at });

/** Our own copy of a picture, WebP, by its hash. */
export const readItemPicture = (app: App, hash: string): Promise<Buffer | undefined> => findPicture(app.db.read, hash);

/** Fetches another store's picture for an item that still waits for it, and stores our own copy. @returns whether it is shown now. */
export async function keepPicture(app: App, picture: Wanted, jobId: string): Promise<boolean> {
  const { itemId, registryId, url } = picture;
  const item = await findItem(app.db.read, registryId, itemId);
  if (item === undefined || item.removed_at !== null || item.picture_job !== jobId) return false;
  const { owner_id: ownerId } = await findRegistry(app.db.read, registryId);
  const pace = paceOfPictures(app, ownerId);
  const begun = app.now();
  const later = pace.laterThan(begun);
  if (later !== null) {
    await askLater(app, picture, jobId, { now: begun, runAt: later });
    return false;
  }
  const webp = await app.readPicture(url).finally(() => pace.took(app.now() - begun, begun));
  if (webp === null) return false;
  const hash = createHash('sha256').update(webp).digest('base64url');
  return app.db.transact({ lock: { registry: registryId } }, async (trx) => {
    const now = app.now();
    if (!(await showPicture(trx, itemId, { imageUrl: `/pictures/items/${hash}.webp`, jobId, now }))) return false;
    await insertPicture(trx, { hash, webp, created_at: now });
    await bumpVersion(trx, registryId, now);
    return true;
  });
}

const askLater = (app: App, picture: Wanted, jobId: string, at: { now: number; runAt: number }) =>
  app.db.transact({ lock: { registry: picture.registryId } }, async (trx) => {
    const item = await findItem(trx, picture.registryId, picture.itemId);
    if (item?.picture_job !== jobId) return;
    const laterId = app.newId();
    await updateItem(trx, picture.itemId, { picture_job: laterId }, at.now);
    await enqueuePicture(trx, laterId, picture, at);
  });

/**
 * Deletes copies that neither an item nor a reserved gift shows any more: changing a picture again and again would otherwise fill the disk.
 */
export async function forgetUnusedPictures(app: App): Promise<void> {
  const before = app.now() - dayMs;
  let given: ReadonlySet<string> | undefined;
  for (let after = ''; ; ) {
    const unused = await findUnusedPictures(app.db.read, { before, after, most: picturesAtOnce });
    if (unused.length === 0) return;
    given ??= await picturesOfGivenItems(app.db.read);
    const forgotten = unused.filter((hash) => !given!.has(hash));
    if (forgotten.length > 0)
      await app.db.transact({ lock: 'nothing' }, (trx) => deleteUnusedPictures(trx, forgotten, before));
    after = unused.at(-1)!;
  }
}

/** Pictures in gifts, as their givers saw them. */
async function picturesOfGivenItems(db: Query): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (let after = ''; ; ) {
    const rows = await findGivenWithPicture(db, { after, most: picturesAtOnce });
    for (const { snapshot } of rows)
      for (const [, hash] of snapshot.matchAll(/\/pictures\/items\/([\w-]+)\.webp/g)) hashes.add(hash!);
    if (rows.length === 0) return hashes;
    after = rows.at(-1)!.id;
  }
}
