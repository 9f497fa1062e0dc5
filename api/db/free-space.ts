import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** As much as a handful of changes; small writes may still fit into pages that the database has. */
const triedBytes = 64 * 1024;
const name = 'tried-space';

/** Where the disk took nothing more: tries whether it does now, and says so in `health`. */
export async function lookForSpace({ health, transact }: Database): Promise<void> {
  if (health.fault !== 'unwritable') return;
  // Random, because PostgreSQL compresses what it can.
  const value = randomBytes(triedBytes).toString('base64');
  try {
    await transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('setting')
        .values({ name, value })
        .onConflict((c) => c.column('name').doUpdateSet({ value }))
        .execute(),
    );
    await transact({ lock: 'nothing' }, (trx) => trx.deleteFrom('setting').where('name', '=', name).execute());
    health.end('unwritable');
  } catch {
    // What is wrong is noted where it was met.
  }
}
