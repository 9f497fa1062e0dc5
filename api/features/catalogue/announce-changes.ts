import type { Trx } from '#api/db/database.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { ImportOptions } from './import-catalogue.ts';

type Change = Parameters<NonNullable<ImportOptions['onChanged']>>[1];

/** Called in the transaction of an import: updates search, and tells people who wait for one of the products. */
export async function announceChange(
  trx: Trx,
  { changedIds, removedIds, version }: Change,
  { newId, now }: { newId: () => string; now: () => number },
): Promise<void> {
  const ids = [...changedIds, ...removedIds];
  if (ids.length > 0)
    await enqueue(trx, {
      id: newId(),
      kind: 'index-products',
      uniqueKey: `index-products:${version}`,
      payload: { ids },
      now: now(),
    });
  if (changedIds.length > 0)
    await enqueue(trx, {
      id: newId(),
      kind: 'tell-available',
      uniqueKey: `tell-available:${version}`,
      payload: { ids: changedIds },
      now: now(),
    });
}
