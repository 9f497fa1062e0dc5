import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { RatingChange } from '#rules/reviews.ts';
import { raiseCatalogueVersion } from './catalogue-version.queries.ts';
import { addToTally } from './rating-tally.queries.ts';

/**
 * After reviews were published or withdrawn: updates the products' ratings in the same transaction, and, through the catalogue's version,
 * every page, card and search document that shows them.
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

/** The text on a product's page has changed, but nothing that is searched or counted: cached pages are rendered again. */
export const renewProductPages = (trx: Trx): Promise<number> => raiseCatalogueVersion(trx);
