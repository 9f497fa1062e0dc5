import type { App, Changing } from '#api/http/app-context.ts';
import { enqueue, type JobPayloads } from '#api/jobs/queue.ts';
import type { StartCacheRefresh } from '#contracts/catalogue.schemas.ts';
import { countProducts, raiseCatalogueVersion } from './catalogue-version.queries.ts';
import { rebuildSearch } from './search-updates.ts';

const progressEvery = 5_000;

/**
 * Raises the catalogue's version, by which every process forgets kept cards, brands and pages within a second, and has the search index
 * built anew beside the live one. Asked for twice at a time, it is done once.
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

/** The index first, then the version again: what was kept while the old index still answered goes too. */
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
