import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestApp, engines } from '#api/testing/test-app.ts';
import { inTurn, whileMany } from './in-turn.ts';
import { enqueue } from './queue.ts';

const many = 1_100;
const dayMs = 86_400_000;

describe.each(engines)('every night, on %s', (engine) => {
  it('all that is old is deleted, however much of it strangers made, a slice at a time', async () => {
    const test = await createTestApp({ engine });
    const { app, clock } = test;
    const old = clock.now - 40 * dayMs;
    const rows = <Row>(row: (n: number) => Row) => Array.from({ length: many }, (_, n) => row(n));
    await app.db.transact({ lock: 'nothing' }, async (trx) => {
      const signUp = { visitor_id: 'v', next: '', expires_at: old };
      await trx
        .insertInto('sign_up')
        .values(rows((n) => ({ id: `sign-up ${n}`, email: `${n}@example.com`, ...signUp })))
        .execute();
      await trx
        .insertInto('registry_draft')
        .values(rows((n) => ({ id: `draft ${n}`, visitor_id: `${n}`, draft_sealed: '', updated_at: old })))
        .execute();
      const key = { body_hash: '', user_id: null, visitor_id: null, status: 200, response: '', created_at: old };
      await trx
        .insertInto('idempotency_key')
        .values(rows((n) => ({ key_hash: `key ${n}`, ...key })))
        .execute();
      await trx
        .insertInto('capability')
        .values(
          rows((n) => ({ secret_hash: `${n}`, kind: 'sign-up', subject_id: 's', expires_at: old, created_at: old })),
        )
        .execute();
      const done = {
        kind: 'mail',
        queue: 'mails',
        payload: '{}',
        state: 'done',
        run_at: old,
        finished_at: old,
      } as const;
      await trx
        .insertInto('job')
        .values(
          rows((n) => ({
            id: `${n}`,
            unique_key: `${n}`,
            attempts: 1,
            progress_done: 0,
            progress_total: 0,
            created_at: old,
            ...done,
          })),
        )
        .execute();
      const night = {
        kind: 'forget-old-keys',
        uniqueKey: 'night',
        payload: {},
        id: app.newId(),
        now: clock.now,
      } as const;
      await enqueue(trx, night);
    });
    let largest = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        largest = Math.max(largest, result.rows.length, Number(result.numAffectedRows ?? 0));
        return result;
      },
    };
    const { transact } = app.db;
    app.db.transact = (locks, work) => transact(locks, (trx) => work(trx.withPlugin(counting)));
    await test.jobs.runDue();
    for (const table of ['sign_up', 'registry_draft', 'idempotency_key', 'capability'] as const)
      expect(await app.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    const jobs = await app.db.read.selectFrom('job').select(['unique_key', 'state']).execute();
    expect(jobs).toEqual([{ unique_key: 'night', state: 'done' }]);
    expect(largest).toBe(500);
    await test.close();
  });
});

describe('steps that are taken in turn', () => {
  it('are all taken, though one fails', async () => {
    const taken: number[] = [];
    const taking = inTurn([1, 2, 3, 4], async (n) => {
      if (n % 2 === 0) throw new Error(`not ${n}`);
      taken.push(n);
    });
    await expect(taking).rejects.toMatchObject({ message: '2 of 4 steps failed.', cause: { message: 'not 2' } });
    expect(taken).toEqual([1, 3]);
    await expect(inTurn([2], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('are repeated while many rows are due, and not for ever', async () => {
    const found = [200, 200, 30, 200];
    await whileMany(200, async () => found.shift()!);
    expect(found).toEqual([200]);
    let rounds = 0;
    await whileMany(1, async () => {
      rounds += 1;
      return 1;
    });
    expect(rounds).toBe(50);
  });
});
