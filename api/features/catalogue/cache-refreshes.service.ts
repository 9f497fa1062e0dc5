import type { App, Changing } from '#api/http/app-context.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import type { StartCacheRefresh } from '#contracts/catalogue.schemas.ts';
import { countProducts, raiseCatalogueVersion } from './catalogue-version.queries.ts';
import { rebuildSearch } from './search-updates.ts';

const progressEvery = 5_000;

/**
 * Raises the catalogue's version, which makes every process drop its cached cards, brands and pages within a second, and rebuilds the
 * search index beside the live one. Two requests at the same time cause one refresh.
 */
export async function startCacheRefresh({
  app,
  caller,
  trx,
  now,
}: Changing<object>): Promise<StartCacheRefresh['response']> {
  const waiting = await trx
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'refresh-caches' satisfies keyof JobPayloads)
    .where('state', '=', 'waiting')
    .where('owner_id', '=', caller.user!.id)
    .executeTakeFirst();
  const catalogueVersion = await raiseCatalogueVersion(trx);
  const id = waiting?.id ?? app.newId();
  if (waiting === undefined)
    await enqueue(trx, {
      id,
      kind: 'refresh-caches',
      uniqueKey: `refresh-caches:${id}`,
      payload: {},
      now,
      ownerId: caller.user!.id,
    });
  return { asyncJobId: id, catalogueVersion };
}

/** The index first, then the version again: this also drops what was cached while the old index was still in use. */
export async function refreshCaches(
  app: App,
  progress: (done: number, total: number) => Promise<void>,
): Promise<{ indexed: number }> {
  const total = await countProducts(app.db.read);
  let told = 0;
  await rebuildSearch(app, (done) => {
    if (done - told < progressEvery) return;
    told = done;
    void progress(Math.min(done, total), total).catch(() => {});
  });
  await app.db.transact({ lock: 'nothing' }, (trx) => raiseCatalogueVersion(trx));
  await progress(total, total);
  return { indexed: (await app.search.counts()).products };
}
