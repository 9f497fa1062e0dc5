import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';
import { health } from '#contracts/platform.ts';
import { changeRegistry, createRegistry } from '#contracts/registries.ts';
import { currentUser } from '#contracts/users.ts';
import type { Database, Trx } from './database.ts';
import type { Locks } from './locks.ts';
import { openPostgres } from './postgres.ts';

const failWith = (code: string) =>
  sql`do $$ begin raise exception 'a rival was faster' using errcode = ${sql.lit(code)}; end $$`;
const nothing = { lock: 'nothing' } as const;

describe.runIf(process.env.TEST_DATABASE_URL)('a transaction on PostgreSQL', () => {
  let test: TestApp;
  let db: Database;
  /** The connection of a second process. */
  let other: Database;
  beforeAll(async () => {
    test = await createTestApp({ engine: 'postgres' });
    ({ db } = test.app);
    other = openPostgres(test.app.settings.databaseUrl!);
    await db.transact(nothing, (trx) =>
      trx.insertInto('setting').values({ name: 'catalogue_version', value: '1' }).execute(),
    );
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });

  it.each(['40001', '40P01', '23505', '23503'])('runs again after a conflict of kind %s', async (code) => {
    let attempts = 0;
    const answer = await db.transact(nothing, async (trx) => {
      attempts += 1;
      if (attempts === 1) await failWith(code).execute(trx);
      return 'done';
    });
    expect([answer, attempts]).toEqual(['done', 2]);
  });

  it('says busy when the conflicts do not end', async () => {
    let attempts = 0;
    const refused = db.transact(nothing, (trx) => {
      attempts += 1;
      return failWith('40001').execute(trx);
    });
    await expect(refused).rejects.toMatchObject({ code: 'busy' });
    expect(attempts).toBe(5);
  });

  it('is never acknowledged when a statement failed and the work kept it to itself', async () => {
    const silent = db.transact(nothing, async (trx) => {
      await trx.insertInto('setting').values({ name: 'silent', value: '' }).execute();
      await failWith('P0001')
        .execute(trx)
        .catch(() => {});
    });
    await expect(silent).rejects.toThrow('rolled back instead of committed');
    expect(await db.read.selectFrom('setting').select('name').where('name', '=', 'silent').execute()).toEqual([]);
  });

  it('asks for no second connection, which all that hold one would wait for together', async () => {
    const asks = [
      () => db.read.selectFrom('setting').select('name').execute(),
      () => db.transact(nothing, async () => []),
    ];
    for (const ask of asks) await expect(db.transact(nothing, ask)).rejects.toThrow('one connection');
    expect(await asks[0]!()).toBeInstanceOf(Array);
  });

  it('that waits for a lock, and many more that do, keep nobody from reading', async () => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: tell } = Promise.withResolvers<void>();
    const slow = other.transact({ lock: { catalogue: true } }, async (trx) => {
      tell();
      await isOver;
      await trx.selectFrom('setting').select('name').execute();
    });
    await isLocked;
    const behind = Array.from({ length: 40 }, () => db.transact({ lock: { catalogue: true } }, async () => {}));
    await wait(200);
    const read = db.read.selectFrom('setting').select('name').execute();
    const first = await Promise.race([read.then(() => 'read'), wait(2_000, 'waits')]);
    end();
    await Promise.allSettled([slow, read, ...behind]);
    expect(first).toBe('read');
  });

  it('that waits for a row with many others keeps nobody who needs another row from changing it', async () => {
    const owners = [await signedUp(test, 'Olive'), await signedUp(test, 'Robin')] as const;
    const made = [];
    for (const owner of owners) made.push((await owner.call(createRegistry, { body: {} })).registry.id);
    const [held, free] = made as [string, string];
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: tell } = Promise.withResolvers<void>();
    const slow = other.transact({ lock: { registry: held } }, async () => {
      tell();
      await isOver;
    });
    await isLocked;
    const named = Array.from({ length: 10 }, () => db.transact({ lock: { registry: held } }, async () => {}));
    const later = Array.from({ length: 10 }, () =>
      db.transact({ lock: 'nothing', locksLater: { registry: held } }, (trx) => db.lock(trx, { registry: held })),
    );
    // A call's own change, whose row is known from its path only after its access is decided.
    const called = Array.from({ length: 10 }, () =>
      owners[0].call(changeRegistry, { params: { id: held }, body: { surprise: 'full' } }),
    );
    await wait(300);
    const change = owners[1].call(changeRegistry, { params: { id: free }, body: { surprise: 'full' } });
    const first = await Promise.race([change.then(() => 'changed'), wait(2_000, 'waits')]);
    end();
    await Promise.all([slow, change, ...named, ...later, ...called]);
    expect(first).toBe('changed');
  });

  it('is busy where all connections are in use, and nobody says that the database cannot be reached', async () => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const slow = Array.from({ length: 8 }, () => db.transact(nothing, () => isOver));
    const reads = Array.from({ length: 8 }, () => sql`select pg_sleep(6)`.execute(db.read));
    await wait(100);
    const refused = expect(db.transact(nothing, async () => {})).rejects.toMatchObject({
      code: 'busy',
      details: { facts: { retryAfterSeconds: 1 } },
    });
    const seen = await test.client().send(health, {});
    await refused;
    end();
    await Promise.all([...slow, ...reads]);
    expect([seen.status, seen.body]).toMatchObject([200, { status: 'ok', problems: [] }]);
  }, 20_000);

  it('that waits in vain for a table is busy, which is not that the database cannot be reached', async () => {
    const locked = await other.transact(nothing, async (trx) => {
      await sql`lock table job in access exclusive mode`.execute(trx);
      const { body } = await test.client().send(health, {});
      return body;
    });
    expect(locked).toMatchObject({
      status: 'degraded',
      problems: [expect.stringMatching(/^The database answers, but/)],
    });
  }, 20_000);

  it('locks what it names, so that rivals read what it wrote', async () => {
    const addOne = async (trx: Trx) => {
      const { value } = await trx
        .selectFrom('setting')
        .select('value')
        .where('name', '=', 'catalogue_version')
        .executeTakeFirstOrThrow();
      await wait(5);
      await trx
        .updateTable('setting')
        .set({ value: String(Number(value) + 1) })
        .where('name', '=', 'catalogue_version')
        .execute();
    };
    await Promise.all(Array.from({ length: 10 }, () => db.transact({ lock: { catalogue: true } }, addOne)));
    const { value } = await db.read
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'catalogue_version')
      .executeTakeFirstOrThrow();
    expect(value).toBe('11');
  });

  it('locks an account before a registry, and registries by id, so that two never wait for each other', async () => {
    const owner = await signedUp(test, 'Olive');
    const { user } = await owner.call(currentUser, {});
    const made = [await owner.call(createRegistry, { body: {} }), await owner.call(createRegistry, { body: {} })];
    const [first, last] = made.map(({ registry }) => registry.id).toSorted() as [string, string];
    /** Which rows a change has locked while it waits for `last`, which another change holds. */
    const heldWhileWaiting = async (lock: Locks, table: 'user' | 'registry', id: string) => {
      let waiting = Promise.resolve();
      const free = await db.transact({ lock: { registry: last } }, async () => {
        waiting = other.transact({ lock }, async () => {});
        const isWaiting = async () =>
          (
            await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              other.read,
            )
          ).rows.length > 0;
        while (!(await isWaiting())) await wait(5);
        return other.read.selectFrom(table).select('id').where('id', '=', id).forUpdate().skipLocked().execute();
      });
      await waiting;
      return free.length === 0;
    };
    expect(await heldWhileWaiting({ registry: last, user: user!.id }, 'user', user!.id)).toBe(true);
    expect(await heldWhileWaiting({ registry: [last, first] }, 'registry', first)).toBe(true);
  });
});
