import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trx } from '#api/db/database.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { enqueue, type JobKind, type JobPayloads, RefusedForGood } from './queue.ts';
import { attemptsMax, backoffMs, createJobRunner, type JobHandlers, type JobRunner, leaseMs } from './runner.ts';

const hourMs = 3_600_000;

describe.each(engines)('background jobs on %s', (engine) => {
  let test: TestApp;
  let runs: string[];
  let fails: (kind: string) => boolean;
  const runner = (atOnce?: number): JobRunner => {
    const handler = async ({ payload, uniqueKey }: { payload: unknown; uniqueKey: string }) => {
      runs.push(`${uniqueKey} ${JSON.stringify(payload)}`);
      if (fails(uniqueKey)) throw new Error('The mail server is down.');
      return { ok: true };
    };
    const handlers = new Proxy({}, { get: () => handler }) as JobHandlers;
    return createJobRunner(test.app, handlers, pino({ level: 'silent' }), atOnce);
  };
  const add = (uniqueKey: string, runAt?: number, kind: JobKind = 'expire-reservations') =>
    test.app.db.transact({ lock: 'nothing' }, (trx) =>
      enqueue(trx, {
        id: test.app.newId(),
        kind,
        uniqueKey,
        payload: {} as JobPayloads[JobKind],
        now: test.clock.now,
        ...(runAt === undefined ? {} : { runAt }),
      }),
    );
  const states = async () => {
    const rows = await test.app.db.read
      .selectFrom('job')
      .select(['unique_key', 'state', 'attempts', 'last_error', 'payload'])
      .orderBy('unique_key')
      .execute();
    return rows.map((row) => `${row.unique_key} ${row.state} ${row.attempts}`);
  };

  beforeEach(async () => {
    test = await createTestApp({ engine });
    runs = [];
    fails = () => false;
  });
  afterEach(() => test.close());

  it('runs what is due, once, and keeps nothing of what it was told', async () => {
    await add('a');
    await add('later', test.clock.now + 1000);
    expect(await runner().runDue()).toBe(1);
    expect(await runner().runDue()).toBe(0);
    expect(runs).toEqual(['a {}']);
    test.clock.pass(1000);
    await runner().runDue();
    expect(await states()).toEqual(['a done 1', 'later done 1']);
  });

  it('looks once for many changes', async () => {
    await add('a');
    const queries = vi.spyOn(test.app.db.read, 'selectFrom');
    const running = runner();
    for (let i = 0; i < 20; i += 1) {
      running.nudge();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await vi.waitFor(() => expect(runs).toEqual(['a {}']));
    await running.stop();
    // A look is ten queries, and the job is followed by others.
    expect(queries.mock.calls.length).toBeLessThan(50);
  });

  it('takes two jobs of one key for one', async () => {
    expect(await add('same')).toBe(true);
    expect(await add('same')).toBe(false);
    expect(await runner().runDue()).toBe(1);
  });

  it('does not exist when the transaction that asked for it is undone', async () => {
    const undone = test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await enqueue(trx, {
        id: test.app.newId(),
        kind: 'expire-reservations',
        uniqueKey: 'undone',
        payload: {},
        now: test.clock.now,
      });
      throw new Error('refused');
    });
    await expect(undone).rejects.toThrow('refused');
    expect(await states()).toEqual([]);
  });

  it('tries again with growing pauses, and gives up in the end', async () => {
    await add('a');
    fails = () => true;
    await runner().runDue();
    expect(await states()).toEqual(['a waiting 1']);
    test.clock.pass(backoffMs(1) - 1);
    expect(await runner().runDue()).toBe(0);
    for (let attempt = 2; attempt <= attemptsMax; attempt += 1) {
      test.clock.pass(backoffMs(attempt));
      await runner().runDue();
    }
    expect(await states()).toEqual([`a dead ${attemptsMax}`]);
    expect(runs).toHaveLength(attemptsMax);
  });

  it.each<JobKind>(['mail', 'index-products', 'settle-group-share', 'release-late-payment'])(
    'outlives an outside server that is down for two days: %s',
    async (kind) => {
      await add('a', undefined, kind);
      fails = () => true;
      for (let hours = 0; hours < 48; hours += 1) {
        await runner().runDue();
        test.clock.pass(hourMs);
      }
      fails = () => false;
      await runner().runDue();
      expect(await states()).toEqual([expect.stringMatching(/^a done/)]);
    },
  );

  it('gives a mail up after days, one that was refused after hours, and money never', async () => {
    const failing = new Proxy(
      {},
      {
        get: () => async (job: { uniqueKey: string }) => {
          throw job.uniqueKey === 'refused' ? new RefusedForGood('No such mailbox.') : new Error('It is down.');
        },
      },
    ) as JobHandlers;
    await add('mail', undefined, 'mail');
    await add('refused', undefined, 'mail');
    await add('money', undefined, 'settle-group-share');
    const statesAfter = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        await createJobRunner(test.app, failing, pino({ level: 'silent' })).runDue();
        test.clock.pass(hourMs);
      }
      return (await states()).map((state) => state.replace(/ \d+$/, ''));
    };
    expect(await statesAfter(24)).toEqual(['mail waiting', 'money waiting', 'refused dead']);
    expect(await statesAfter(100)).toEqual(['mail dead', 'money waiting', 'refused dead']);
  });

  it('takes over a job whose process died, after its lease', async () => {
    await add('a');
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('job')
        .set({ state: 'running', attempts: 1, lease_until: test.clock.now + leaseMs })
        .execute(),
    );
    expect(await runner().runDue()).toBe(0);
    test.clock.pass(leaseMs + 1);
    expect(await runner().runDue()).toBe(1);
    expect(await states()).toEqual(['a done 2']);
  });

  it('gives up a job at which its process died each time, without running it again', async () => {
    await add('deadly');
    await add('money', undefined, 'settle-group-share');
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('job')
        .set({ state: 'running', attempts: attemptsMax, lease_until: test.clock.now - 1 })
        .execute(),
    );
    await runner().runDue();
    expect(runs).toEqual(['money {}']);
    expect(await states()).toEqual([`deadly dead ${attemptsMax + 1}`, `money done ${attemptsMax + 1}`]);
  });

  it('gives one job to one of two processes', async () => {
    for (let i = 0; i < 8; i += 1) await add(`job-${i}`);
    await Promise.all([runner().runDue(), runner().runDue()]);
    expect(runs.toSorted()).toEqual(Array.from({ length: 8 }, (_, i) => `job-${i} {}`));
  });

  it('start in the order in which they were enqueued, if one runs at a time', async () => {
    const keys = Array.from({ length: 20 }, (_, i) => `job ${(i * 7) % 20}`);
    for (const key of keys) await add(key);
    await runner(1).runDue();
    expect(runs).toEqual(keys.map((key) => `${key} {}`));
  });

  describe.each<JobKind>([
    'keep-picture',
    'mail',
    'index-products',
    'settle-group-share',
    'forward-events',
    'tell-owners',
  ])('that wait for an outside server, or take long: %s', (kind) => {
    const waiting = () => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const handler = async ({ uniqueKey }: { uniqueKey: string }) => runs.push(uniqueKey);
      const handlers = new Proxy({}, { get: (_, name) => (name === kind ? () => arrived : handler) }) as JobHandlers;
      return { arrive, runner: createJobRunner(test.app, handlers, pino({ level: 'silent' })) };
    };
    const oneOfEach = ['keep-picture', 'mail', 'index-products', 'settle-group-share', 'mail-sign-up'] as const;
    const others = oneOfEach.filter((other) => other !== kind);

    it('hold up no others', async () => {
      const { arrive, runner } = waiting();
      for (let i = 0; i < 20; i += 1) await add(`slow ${i}`, undefined, kind);
      for (const other of others) await add(other, undefined, other);
      const all = runner.runDue();
      await vi.waitFor(() => expect(runs.toSorted()).toEqual(others.toSorted())).finally(arrive);
      expect(await all).toBe(20 + others.length);
    });

    it('are not waited for without end when the server stops', async () => {
      const { arrive, runner } = waiting();
      await add('slow', undefined, kind);
      const all = runner.runDue();
      await vi.waitFor(async () => expect(await states()).toEqual(['slow running 1']));
      await Promise.race([runner.stop(20), new Promise((resolve) => setTimeout(resolve, 2000))]);
      expect(await states()).toEqual(['slow running 1']);
      arrive();
      await all;
      expect(await states()).toEqual(['slow done 1']);
    });
  });

  it('go on beside one of their own kind that takes long, which nobody takes over', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const handler = async ({ uniqueKey }: { uniqueKey: string }) => {
      runs.push(uniqueKey);
      if (uniqueKey === 'slow') await arrived;
    };
    const handlers = new Proxy({}, { get: () => handler }) as JobHandlers;
    const runner = createJobRunner(test.app, handlers, pino({ level: 'silent' }));
    await add('slow', undefined, 'mail');
    for (let i = 0; i < 20; i += 1) await add(`mail ${i}`, undefined, 'mail');
    const all = runner.runDue();
    await vi.waitFor(() => expect(runs).toHaveLength(21)).finally(arrive);
    expect(await all).toBe(21);
    expect(runs.filter((key) => key === 'slow')).toHaveLength(1);
  });

  it('are done when the last one that was running asks for another, though another queue never ends', async () => {
    const stalled = Promise.withResolvers<void>();
    const asking = Promise.withResolvers<void>();
    const handler = async ({ uniqueKey }: { uniqueKey: string }) => {
      runs.push(uniqueKey);
      if (uniqueKey === 'stalled') await stalled.promise;
      if (uniqueKey !== 'a request') return;
      await asking.promise;
      await add('its mail', undefined, 'mail');
    };
    const handlers = new Proxy({}, { get: () => handler }) as JobHandlers;
    const runner = createJobRunner(test.app, handlers, pino({ level: 'silent' }));
    await add('stalled', undefined, 'index-products');
    await add('a request', undefined, 'mail');
    const all = [runner.runDue()];
    await vi.waitFor(() => expect(runs).toHaveLength(2));
    // This look finds nothing, and waits for the job that is running.
    all.push(runner.runDue());
    await new Promise((resolve) => setTimeout(resolve, 200));
    asking.resolve();
    await vi.waitFor(() => expect(runs).toContain('its mail')).finally(stalled.resolve);
    await Promise.all(all);
  });

  it('are done in one go though one asks for another of another kind', async () => {
    const asked = async ({ uniqueKey }: { uniqueKey: string }) =>
      void (await add(`mail of ${uniqueKey}`, undefined, 'mail'));
    const told = async ({ uniqueKey }: { uniqueKey: string }) => runs.push(uniqueKey);
    const handlers = new Proxy({}, { get: (_, kind) => (kind === 'mail' ? told : asked) }) as JobHandlers;
    await add('a sign-up', undefined, 'mail-sign-up');
    expect(await createJobRunner(test.app, handlers, pino({ level: 'silent' })).runDue()).toBe(2);
    expect(runs).toEqual(['mail of a sign-up']);
  });

  describe('that only write', () => {
    const writing = (): JobRunner => {
      const write = async (trx: Trx, { uniqueKey }: { uniqueKey: string }) => {
        runs.push(uniqueKey);
        await trx
          .insertInto('setting')
          .values({ name: `of ${uniqueKey}`, value: '' })
          .execute();
        if (fails(uniqueKey)) throw new Error('This one cannot be written.');
      };
      const handlers = new Proxy({}, { get: () => ({ write }) }) as JobHandlers;
      return createJobRunner(test.app, handlers, pino({ level: 'silent' }));
    };
    const written = async () =>
      (await test.app.db.read.selectFrom('setting').select('name').where('name', 'like', 'of %').execute()).length;

    it('are written together, each once, however many look for them', async () => {
      for (let i = 0; i < 70; i += 1) await add(`job ${i}`);
      const [one, other] = [writing(), writing()];
      await Promise.all([one.runDue(), other.runDue()]);
      expect(await written()).toBe(70);
      expect((await states()).every((state) => / done 1$/.test(state))).toBe(true);
    });

    it('fail alone, and leave nothing behind', async () => {
      for (const name of ['a', 'bad', 'c']) await add(name);
      fails = (name) => name === 'bad';
      await writing().runDue();
      expect(await states()).toEqual(['a done 1', 'bad waiting 1', 'c done 1']);
      expect(await written()).toBe(2);
      fails = () => false;
      test.clock.pass(backoffMs(1));
      await writing().runDue();
      expect(await states()).toEqual(['a done 1', 'bad done 2', 'c done 1']);
      expect(await written()).toBe(3);
    });
  });
});
