// What calls and jobs keep for a while, whoever makes them: deleted in slices, so that no night has a transaction of a million rows.
import type { DeleteResult } from 'kysely';
import type { Trx } from '#api/db/database.ts';
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
  const slices = [
    (trx: Trx, most: number) => someKeys(trx, before, most),
    (trx: Trx, most: number) => someAttempts(trx, before, most),
    (trx: Trx, most: number) => someSessions(trx, now, most),
    (trx: Trx, most: number) => someJobs(trx, 'done', before, most),
    (trx: Trx, most: number) => someJobs(trx, 'dead', now - deadKeptMs, most),
    (trx: Trx, most: number) => someLinks(trx, now, most),
    (trx: Trx, most: number) => someRetiredAddresses(trx, now - retiredKeptMs, most),
  ];
  await inTurn(slices, (slice) =>
    forgetInSlices(app, async (trx, most) => Number((await slice(trx, most).executeTakeFirst()).numDeletedRows)),
  );
}

interface Slice {
  executeTakeFirst(): Promise<DeleteResult>;
}

const someKeys = (trx: Trx, before: number, most: number): Slice =>
  trx
    .deleteFrom('idempotency_key')
    .where('key_hash', 'in', (e) =>
      e
        .selectFrom('idempotency_key')
        .select('key_hash')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(most),
    );

const someAttempts = (trx: Trx, before: number, most: number): Slice =>
  trx
    .deleteFrom('attempt')
    .where('window_start', '<', before)
    .where('scope', 'in', (e) =>
      e.selectFrom('attempt').select('scope').where('window_start', '<', before).limit(most),
    );

const someSessions = (trx: Trx, now: number, most: number): Slice =>
  trx
    .deleteFrom('user_session')
    .where('id_hash', 'in', (e) =>
      e.selectFrom('user_session').select('id_hash').where('expires_at', '<', now).limit(most),
    );

/** A job was due before it ended, and there is an index of when it was. */
const someJobs = (trx: Trx, state: 'done' | 'dead', before: number, most: number): Slice =>
  trx
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
    );

const someLinks = (trx: Trx, now: number, most: number): Slice =>
  trx
    .deleteFrom('capability')
    .where('secret_hash', 'in', (e) =>
      e.selectFrom('capability').select('secret_hash').where('expires_at', '<', now).orderBy('expires_at').limit(most),
    );

const someRetiredAddresses = (trx: Trx, before: number, most: number): Slice =>
  trx
    .deleteFrom('retired_address')
    .where('tag', 'in', (e) =>
      e.selectFrom('retired_address').select('tag').where('retired_at', '<', before).orderBy('retired_at').limit(most),
    );
