import type { Selectable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export type InaccuracyRow = Selectable<Tables['inaccuracy_report']>;

export const insertInaccuracy = (trx: Trx, row: InaccuracyRow) =>
  trx.insertInto('inaccuracy_report').values(row).execute();

/** Oldest first. */
export const findInaccuracies = (
  db: Query,
  { state, offset, limit }: { state: InaccuracyRow['state']; offset: number; limit: number },
): Promise<InaccuracyRow[]> =>
  db
    .selectFrom('inaccuracy_report')
    .selectAll()
    .where('state', '=', state)
    .orderBy('created_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const countInaccuracies = (db: Query, state: InaccuracyRow['state']): Promise<number> =>
  countRows(db.selectFrom('inaccuracy_report').where('state', '=', state));

export const countOpenOf = (db: Query, genericProductId: number): Promise<number> =>
  countRows(
    db.selectFrom('inaccuracy_report').where('generic_product_id', '=', genericProductId).where('state', '=', 'open'),
  );

/** A settled report keeps no address: nobody will write to its sender any more. */
export const settle = (trx: Trx, id: string, state: InaccuracyRow['state']): Promise<InaccuracyRow | undefined> =>
  trx
    .updateTable('inaccuracy_report')
    .set({ state, ...(state === 'settled' ? { email: null } : {}) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
