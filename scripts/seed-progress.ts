import type { Database } from '#api/db/database.ts';

/** How far a part of the demo was loaded, so that an interrupted load is completed at the next start. */
type Part = 'demo_catalogue' | 'demo_reviews' | 'demo_people';

export const readProgress = async (db: Database, part: Part): Promise<string | null> =>
  (await db.read.selectFrom('setting').select('value').where('name', '=', part).executeTakeFirst())?.value ?? null;

export const writeProgress = (db: Database, part: Part, value: 'begun' | 'done') =>
  db.transact({ lock: 'nothing' }, (trx) =>
    trx
      .insertInto('setting')
      .values({ name: part, value })
      .onConflict((c) => c.column('name').doUpdateSet({ value }))
      .execute(),
  );
