import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { health } from '#contracts/platform.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { lookForSpace } from './free-space.ts';
import type { SqliteDatabase } from './sqlite.ts';

describe.runIf(engines.includes('postgres'))('a PostgreSQL that may only be read', () => {
  it('is like a full disk: nothing is saved, it is in the health answer, and it recovers by itself', async () => {
    const test = await createTestApp({ engine: 'postgres' });
    const { itemId } = await ownerWithItem(test, 99);
    const setReadOnly = async (value: 'on' | 'off') => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.app.db.read);
      const alter = sql.raw(
        `begin read write; alter database ${rows[0]!.name} set default_transaction_read_only = ${value}; commit`,
      );
      await alter.execute(test.app.db.read);
      // Open connections keep the setting with which they began.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
        test.app.db.read,
      );
    };
    const reserve = () => test.client().send(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    const status = async () => (await test.client().call(health, {})).status;
    await setReadOnly('on');
    try {
      // The first calls may get a connection that was just ended.
      await vi.waitFor(async () => {
        const refused = await reserve();
        expect([refused.status, (refused.body as { code: string }).code]).toEqual([507, 'storage-full']);
      }, 10_000);
      expect(await status()).toBe('degraded');
    } finally {
      await setReadOnly('off');
    }
    await vi.waitFor(async () => {
      await lookForSpace(test.app.db);
      expect(await status()).toBe('ok');
    }, 10_000);
    expect((await reserve()).status).toBe(201);
    await test.close();
  });
});

describe.each(engines)('a full disk on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine });
  });
  afterEach(() => test.close());

  /** SQLite is given no more pages; PostgreSQL raises for each new row the error of a file that cannot grow. */
  async function fillDisk(): Promise<() => Promise<void>> {
    if (engine === 'sqlite') {
      const { raw } = test.app.db as SqliteDatabase;
      raw.pragma(`max_page_count = ${raw.pragma('page_count', { simple: true })}`);
      return async () => void raw.pragma('max_page_count = 1000000');
    }
    const tables = ['reservation', 'setting'];
    const run = async (text: string) => void (await sql.raw(text).execute(test.app.db.read));
    await run(`create function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    for (const table of tables)
      await run(
        `create trigger full_disk before insert or update on ${table} for each row execute function no_space()`,
      );
    return () => run('drop function no_space() cascade');
  }

  it('refuses writes, keeps reading, and recovers by itself when there is room', async () => {
    const { registryId, itemId } = await ownerWithItem(test, 99);
    const emptyDisk = await fillDisk();
    const guests = Array.from({ length: 40 }, () => test.client());
    const answers = await Promise.all(
      guests.map((guest) => guest.send(reservations.reserveItem, { params: { id: itemId }, body: giver() })),
    );
    const told = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body } of refused)
      expect(body).toMatchObject({
        code: 'storage-full',
        title: 'We can’t save anything right now. Nothing was changed.',
      });
    const { regItems } = await guests[0]!.call(registries.listItems, { params: { id: registryId } });
    expect(regItems[0]!.left).toBe(99 - told.length);
    if (engine === 'sqlite')
      expect((test.app.db as SqliteDatabase).raw.pragma('integrity_check', { simple: true })).toBe('ok');

    await emptyDisk();
    const later = await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    expect(later.left).toBe(99 - told.length - 1);
  });

  it('is in the health answer from the first write that it refused until there is room', async () => {
    const { itemId } = await ownerWithItem(test, 99);
    const status = async () => (await test.client().call(health, {})).status;
    const emptyDisk = await fillDisk();
    expect(await status()).toBe('ok');
    const reserve = () => test.client().send(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    while ((await reserve()).status === 201);
    expect(await test.client().call(health, {})).toMatchObject({
      status: 'degraded',
      problems: [
        expect.stringMatching(/^The database can’t be written to, because its disk is full .*Nothing is saved/),
      ],
    });
    await lookForSpace(test.app.db);
    expect(await status()).toBe('degraded');

    await emptyDisk();
    await lookForSpace(test.app.db);
    expect(await status()).toBe('ok');
    const { read } = test.app.db;
    expect(await read.selectFrom('setting').select('name').where('name', '=', 'tried-space').execute()).toEqual([]);
  });
});
