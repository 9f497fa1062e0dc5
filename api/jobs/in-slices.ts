import type { Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';

const atOnce = 500;

/** Deletes a slice of rows at a time, so that no transaction is long, until `forget` says that it deleted fewer than it may. */
export async function forgetInSlices(
  app: Pick<App, 'db'>,
  forget: (trx: Trx, most: number) => Promise<number>,
): Promise<void> {
  for (let gone = atOnce; gone >= atOnce; )
    gone = await app.db.transact({ lock: 'nothing' }, (trx) => forget(trx, atOnce));
}

/** Deletes rows a slice at a time, so that no transaction is long. `find` is called until it finds fewer rows than it may. */
export async function inSlices<Row>(
  app: Pick<App, 'db'>,
  find: (trx: Trx, most: number) => Promise<Row[]>,
  forget: (trx: Trx, rows: Row[]) => Promise<unknown>,
): Promise<void> {
  await forgetInSlices(app, async (trx, most) => {
    const rows = await find(trx, most);
    if (rows.length > 0) await forget(trx, rows);
    return rows.length;
  });
}
