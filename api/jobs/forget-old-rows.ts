// What calls and jobs keep for a while, whoever makes them: deleted in slices, so that no night has a transaction of a million rows.
import { sql } from 'kysely';
import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { App } from '#api/http/app-context.ts';
import { forgetInSlices } from './in-slices.ts';
import { inTurn } from './in-turn.ts';

const dayMs = 86_400_000;
const keptMs = 7 * dayMs;
/** Long enough to find out the cause: a dead job keeps its payload. */
const deadKeptMs = 60 * dayMs;
/** As long as somebody may still have a printed code or an invitation of a registry that was deleted. */
const retiredKeptMs = 400 * dayMs;

export async function forgetOldRows(app: App): Promise<void> {
  const now = app.now();
  const before = now - keptMs;
  const slices: ((trx: Trx, most: number) => Promise<number>)[] = [
    (trx, most) => deleteOldest(trx, 'idempotency_key', 'key_hash', 'created_at', before, most),
    (trx, most) => deleteOldest(trx, 'user_session', 'id_hash', 'expires_at', now, most),
    (trx, most) => deleteOldest(trx, 'capability', 'secret_hash', 'expires_at', now, most),
    (trx, most) => deleteOldest(trx, 'retired_address', 'tag', 'retired_at', now - retiredKeptMs, most),
    (trx, most) => deleteAttempts(trx, before, most),
    (trx, most) => deleteJobs(trx, 'done', before, most),
    (trx, most) => deleteJobs(trx, 'dead', now - deadKeptMs, most),
  ];
  await inTurn(slices, (slice) => forgetInSlices(app, slice));
}

/** @returns how many were deleted of the rows whose time `at` is over, the oldest first */
async function deleteOldest<T extends keyof Tables>(
  trx: Trx,
  table: T,
  key: keyof Tables[T] & string,
  at: keyof Tables[T] & string,
  before: number,
  most: number,
): Promise<number> {
  const [rows, id, time] = [sql.table(table), sql.ref(key), sql.ref(at)];
  const deleting = sql`delete from ${rows} where ${id} in
    (select ${id} from ${rows} where ${time} < ${before} order by ${time} limit ${most})`;
  return Number((await deleting.execute(trx)).numAffectedRows);
}

async function deleteAttempts(trx: Trx, before: number, most: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('attempt')
    .where('window_start', '<', before)
    .where('scope', 'in', (e) => e.selectFrom('attempt').select('scope').where('window_start', '<', before).limit(most))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A job was due before it ended, and there is an index of when it was. */
async function deleteJobs(trx: Trx, state: 'done' | 'dead', before: number, most: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('job')
    .where('id', 'in', (e) =>
      e
        .selectFrom('job')
        .select('id')
        .where('state', '=', state)
        .where('run_at', '<', before)
        .where('finished_at', '<', before)
        .orderBy('run_at')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
