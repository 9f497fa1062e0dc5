import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { RatingChange } from '#rules/reviews.ts';
import { raiseCatalogueVersion } from './catalogue-version.queries.ts';
import { addToTally } from './rating-tally.queries.ts';

/**
 * Reviews were published or taken back: in the same transaction the products' ratings follow, and with the catalogue's version every
 * page, card and search document that shows them.
 */
export async function changeRatings(
  app: Pick<App, 'newId'>,
  trx: Trx,
  changes: ReadonlyMap<number, RatingChange>,
  now: number,
): Promise<void> {
  const moved = [...changes].filter(([, change]) => change.some((by) => by !== 0));
  for (const [genericProductId, change] of moved) await addToTally(trx, genericProductId, change);
  if (moved.length === 0) return;
  const version = await raiseCatalogueVersion(trx);
  await enqueue(trx, {
    id: app.newId(),
    kind: 'index-products',
    uniqueKey: `index-products:${version}`,
    payload: { ids: moved.map(([id]) => id) },
    now,
  });
}

/** What a product's page says has changed, but nothing that is found or counted: pages that are kept are rendered anew. */
export const renewProductPages = (trx: Trx): Promise<number> => raiseCatalogueVersion(trx);
