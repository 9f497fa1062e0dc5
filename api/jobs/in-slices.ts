import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';

const atOnce = 500;

/** Deletes rows a slice at a time, so that no transaction is long. `find` is called until it finds fewer rows than it may. */
export async function inSlices<Row>(
  app: Pick<App, 'db'>,
  find: (trx: Trx, most: number) => Promise<Row[]>,
  forget: (trx: Trx, rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let found = atOnce; found === atOnce; )
    found = await app.db.transact({ lock: 'nothing' }, async (trx) => {
      const rows = await find(trx, atOnce);
      if (rows.length > 0) await forget(trx, rows);
      return rows.length;
    });
}
