import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** About the size of a handful of changes; small writes may still fit into pages that the database already has. */
const triedBytes = 64 * 1024;
const name = 'tried-space';

/** If the disk was full: tries whether it accepts writes again, and updates `health`. */
export async function lookForSpace({ health, transact }: Database): Promise<void> {
  if (health.fault !== 'unwritable') return;
  // Random, because PostgreSQL compresses data.
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
    // The failing query has recorded the fault itself.
  }
}
