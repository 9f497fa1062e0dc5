import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { mailPasswordReset } from '#api/features/users/password-resets.service.ts';
import { databaseBefore } from '#api/testing/database-before.ts';
import { signedUp, signedUpAdmin, testPassword } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { subscribeToAvailability } from '#contracts/availability.ts';
import type { Endpoint, InputOf } from '#contracts/endpoint.ts';
import { reportInaccuracy } from '#contracts/inaccuracies.ts';
import { askQuestion } from '#contracts/questions.ts';
import * as registries from '#contracts/registries.ts';
import { linkExternalRegistry } from '#contracts/registry-shop.ts';
import * as reservations from '#contracts/reservations.ts';
import { saveOwnReview } from '#contracts/reviews.ts';
import { beginSecondFactor } from '#contracts/second-factor.ts';
import { changeShippingAddress, showShippingAddress } from '#contracts/shipping-addresses.ts';
import { backUp, keysFileOf } from './backup.ts';
import type { Query } from './database.ts';
import { migrate } from './migrate.ts';
import { openSealedFile } from './sealed-file.ts';
import { createSealing } from './sealing.ts';

const secret = 'a secret of the tests, long enough to be one';

/** What most countries' laws call health data, and where the family lives. */
const sealedFacts = {
  arrivalDate: '2027-08-23',
  planningStage: 'surrogate',
  city: 'Canaryville',
  showerDay: '2027-06-13',
  revealDay: '2027-09-17',
  expectingChildren: 'notFindingOut',
  address: 'Canary Family\n7 Canary Street',
};
const sealedCanaries =
  /2027-08-23|2027-06-13|2027-09-17|notFindingOut|surrogate|canaryville|canary (family|street)|7 canary/i;

describe.each(engines)('what a stolen database tells on %s', (engine) => {
  let shop: Shop;
  let calls = 0;
  beforeEach(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1, { variants: [variantLine(10, { stock: 0 })] })]);
  });
  afterEach(() => shop.close());

  /** As a page calls: with a key, so that the response is stored. */
  const keyed = <E extends Endpoint>(client: TestClient, endpoint: E, input: InputOf<E>) => {
    calls += 1;
    return client.call(endpoint, input, { 'idempotency-key': `a-key-of-this-very-call-${calls}` });
  };

  /** Uses every call that accepts personal data. */
  async function live(): Promise<void> {
    const owner = await signedUp(shop, 'Olive');
    const { arrivalDate, planningStage, city, address, showerDay, revealDay } = sealedFacts;
    const { registry } = await keyed(owner, registries.createRegistry, {
      body: { arrivalDate, planningStage: 'surrogate' },
    });
    const params = { id: registry.id };
    await keyed(owner, registries.changeRegistry, {
      params,
      body: {
        city,
        arrivalDate,
        showerDay,
        revealDay,
        expectingChildren: sealedFacts.expectingChildren as 'notFindingOut',
        planningStage: planningStage as 'surrogate',
        searchLevel: 'google',
      },
    });
    await keyed(owner, changeShippingAddress, { params, body: { address } });
    const { regItem } = await keyed(owner, registries.addItem, {
      params,
      body: {
        kind: 'external',
        title: 'Crib',
        url: 'https://shop.example/crib',
        note: 'Any color',
        imgUrl: 'https://shop.example/crib.jpg',
        quantity: 3,
      },
    });
    await keyed(owner, linkExternalRegistry, { params, body: { url: 'https://shop.example/list/7' } });
    await keyed(await signedUpAdmin(shop), beginSecondFactor, { body: { password: testPassword } });
    await keyed(owner, saveOwnReview, {
      params: { id: 1 },
      body: { stars: 5, title: 'Good', text: 'We like this very much.' },
    });
    const guest = shop.client();
    const giver = { giverName: 'Gus', giverEmail: 'gus@example.com', message: 'With love' };
    const made = await keyed(guest, reservations.reserveItem, { params: { id: regItem.id }, body: giver });
    await shop.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reservation').set({ email_verified_at: 1 }).execute(),
    );
    const { address: shown } = await keyed(guest, showShippingAddress, { params: { id: made.reservation.id } });
    expect(shown).toBe(address);
    await keyed(guest, askQuestion, {
      params: { id: 1 },
      body: { text: 'Is it washable, and how often?', name: 'Gus', email: 'gus@example.com' },
    });
    await keyed(guest, subscribeToAvailability, { body: { genericProductId: 1, email: 'gus@example.com' } });
    await keyed(guest, reportInaccuracy, {
      body: { genericProductId: 1, reason: 'wrong', field: 'price', text: 'It is another', email: 'gus@example.com' },
    });
    await keyed(guest, reservations.cancelReservation, { params: { id: made.reservation.id } });
    await shop.jobs.runDue();
  }

  async function everything(db: Query = shop.app.db.read): Promise<{ table: string; row: string }[]> {
    const rows: { table: string; row: string }[] = [];
    for (const { name: table } of await db.introspection.getTables())
      for (const row of (await sql`select * from ${sql.table(table)}`.execute(db)).rows)
        rows.push({ table, row: JSON.stringify(row) });
    return rows;
  }

  it('is no due date, city, address or stage: not in its columns, stored answers, jobs or mails', async () => {
    await live();
    const rows = await everything();
    // Makes sure that the rows to check exist.
    const filled = new Set(rows.map(({ table }) => table));
    for (const table of ['registry', 'shipping_address', 'idempotency_key', 'job', 'inbox_mail', 'reservation'])
      expect(filled).toContain(table);
    expect(rows.filter(({ table }) => table === 'idempotency_key').length).toBeGreaterThan(8);
    expect(rows.filter(({ row }) => sealedCanaries.test(row)).map(({ table }) => table)).toEqual([]);
  });

  it('is nothing of a stored answer at all, which is given again only for its key', async () => {
    const owner = await signedUp(shop, 'Olive');
    const call = { body: { title: 'Canary title', arrivalDate: sealedFacts.arrivalDate } };
    const key = { 'idempotency-key': 'a-key-of-this-very-attempt' };
    const first = await owner.call(registries.createRegistry, call, key);
    expect(await owner.call(registries.createRegistry, call, key)).toEqual(first);
    const [row] = await shop.app.db.read.selectFrom('idempotency_key').selectAll().execute();
    expect(JSON.stringify(row)).not.toMatch(/canary|2027-08|registry|a-key-of/i);
    expect(() => createSealing(secret).openFor('another key of a caller', row!.response)).toThrow();
    expect(() => createSealing(`${secret} elsewhere`).openFor(key['idempotency-key'], row!.response)).toThrow();
  });

  it('is no link that opens something, neither in a job nor in a mail that waits for its turn', async () => {
    const owner = await signedUp(shop, 'Olive', 'olive@example.com');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    for (const title of ['Crib', 'Cot', 'Pram']) {
      const body = { kind: 'idea', title } as const;
      const { regItem } = await owner.call(registries.addItem, { params: { id: registry.id }, body });
      const giver = { giverName: 'Gus', giverEmail: 'gus@example.com' };
      await shop.client().call(reservations.reserveItem, { params: { id: regItem.id }, body: giver });
    }
    const links: string[] = [];
    const look = async (db?: Query) => {
      const kept = (await everything(db)).filter(({ table }) => table !== 'inbox_mail');
      links.push(...kept.flatMap(({ table, row }) => row.match(/token=./g)?.map((link) => `${table} ${link}`) ?? []));
    };
    // Checked before the commit, after which a runner may send the mail at once.
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await mailPasswordReset(shop.app, trx, { email: 'olive@example.com' }, 'a password reset');
      await look(trx);
    });
    await shop.jobs.runDue();
    await look();
    expect(new Set(links)).toEqual(new Set(['job token=~', 'waiting_mail token=~']));
    const sent = (await everything()).filter(({ table, row }) => table === 'inbox_mail' && row.includes('token='));
    expect(sent.map(({ row }) => /token=~/.test(row))).toEqual([false, false]);
  });

  it('keeps nothing of a mail in a job that is done', async () => {
    await live();
    const done = await shop.app.db.read.selectFrom('job').select('payload').where('state', '=', 'done').execute();
    expect(done.length).toBeGreaterThan(2);
    expect([...new Set(done.map(({ payload }) => payload))]).toEqual(['{}']);
  });
});

it('a backup that was stolen with the shop’s secret, but without its keys, tells no sealed fact; without the secret it tells nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'layette-canaries-'));
  const shop = await openShop('sqlite', [brandLine(), productLine(1)]);
  const owner = await signedUp(shop, 'Canary-Owner', 'canary@example.com');
  const { arrivalDate, city } = sealedFacts;
  const { registry } = await owner.call(
    registries.createRegistry,
    { body: { title: 'Canary title', arrivalDate, planningStage: 'surrogate' } },
    { 'idempotency-key': 'a-key-of-this-very-attempt' },
  );
  await owner.call(registries.changeRegistry, { params: { id: registry.id }, body: { city } });
  const file = join(folder, 'monday.backup');
  await backUp(shop.app.settings.dataDir, file, secret);
  for (const one of [file, keysFileOf(file)])
    expect(readFileSync(one).toString('latin1')).not.toMatch(/canary|2027-08/i);
  let plain = '';
  for await (const chunk of openSealedFile(file, secret)) plain += chunk.toString('utf8');
  expect(plain).toContain('Canary title');
  expect(plain).not.toMatch(sealedCanaries);
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(engines)('a database of before the stage was sealed on %s', (engine) => {
  it('keeps it, sealed, and nothing of it or of stored answers in plain text', async () => {
    const { db, drop } = await databaseBefore(engine, '0023-sealed-stage');
    const sealing = createSealing(secret);
    await sql`insert into "user" (id, email, name, password_hash, role, created_at) values ('u', 'a@example.com', 'A', '', 'user', 1)`.execute(
      db,
    );
    for (const [id, stage] of [
      ['r1', 'surrogate'],
      ['r2', null],
    ] as const)
      await sql`insert into registry (id, owner_id, type, title, slug, search_level, planning_stage, surprise, state, version, created_at, updated_at)
        values (${id}, 'u', 'baby', '', ${id}, 'private', ${stage}, 'off', 'active', 4, 1, 1)`.execute(db);
    await sql`insert into idempotency_key (key_hash, body_hash, user_id, visitor_id, status, response, created_at) values ('k', 'b', null, 'v', 200, '"2027-08-23"', 1)`.execute(
      db,
    );
    await migrate(db, { sealing: () => sealing });
    const rows = await db
      .selectFrom('registry')
      .select(['id', 'stage_sealed', 'version', 'gifts_version'])
      .orderBy('id')
      .execute();
    expect(rows[0]!.stage_sealed).not.toContain('surrogate');
    expect(await sealing.open(db as never, 'u', rows[0]!.stage_sealed!)).toBe('surrogate');
    expect(rows[1]).toEqual({ id: 'r2', stage_sealed: null, version: 4, gifts_version: 0 });
    expect(await db.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
    await drop();
  });
});
