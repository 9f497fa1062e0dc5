import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { addressOf } from '#contracts/endpoint.ts';
import * as registries from '#contracts/registries.ts';
import { fillFindKeys } from './finding.service.ts';
import { createFindingBudget } from './finding-budget.ts';

describe.each(engines)('finding a registry on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  type Change = NonNullable<Parameters<typeof change>[2]>;
  async function change(owner: Awaited<ReturnType<typeof signedUp>>, id: string, body: object) {
    return (await owner.call(registries.changeRegistry, { params: { id }, body })).registry;
  }
  /** A family with a findable registry, unless `body` says otherwise. */
  async function family(name: string, body: Change = {}) {
    const owner = await signedUp(test, name);
    const { registry } = await owner.call(registries.createRegistry, { body: { arrivalDate: '2027-08-20' } });
    return {
      owner,
      registry: await change(owner, registry.id, { searchLevel: 'babylist', city: 'Saint-Denis', ...body }),
    };
  }
  const find = async (query: Record<string, string | undefined>) =>
    test.client().call(registries.findRegistries, { query: query as { name: string } });
  const titles = async (query: Record<string, string | undefined>) =>
    (await find(query)).registries.map(({ title }) => title);
  const keysOf = (id: string) =>
    test.app.db.read.selectFrom('registry_find_key').selectAll().where('registry_id', '=', id).execute();

  it('takes a name and the month, the city or the invitation code', async () => {
    const { registry } = await family('Magnolia Finch');
    const code = registry.finding!.invitationCode;
    for (const fact of [
      { month: '2027-08' },
      { city: 'saint denis' },
      { code: code.toUpperCase() },
      { month: '2027-08', code },
    ]) {
      expect(await find({ name: 'magnolia FINCH', ...fact })).toEqual({
        registries: [
          { title: registry.title, registryType: 'baby', path: `/${registry.slug}`, arrivalMonth: 'August 2027' },
        ],
        hasMore: false,
      });
    }
  });

  it('needs every word and every fact to be right', async () => {
    const { registry } = await family('Hazel Rook');
    expect(await titles({ name: 'Hazel', month: '2027-08' })).toEqual([registry.title]);
    for (const wrong of [
      { name: 'Hazel Wren', month: '2027-08' },
      { name: 'Hazel', month: '2027-09' },
      { name: 'Hazel', month: '2027-08', city: 'Lyon' },
      { name: 'Haze', month: '2027-08' },
    ])
      expect(await titles(wrong)).toEqual([]);
  });

  it('says what is missing: a name, or one more fact', async () => {
    const client = test.client();
    const refused = (query: Record<string, string | undefined>) =>
      client.refused(registries.findRegistries, { query: query as { name: string } });
    expect((await refused({ name: 'Hazel' })).fields).toEqual([
      { field: 'query.month', message: 'needs the arrival month, the city, or the invitation code' },
    ]);
    expect((await refused({ name: 'the baby registry', city: 'Lyon' })).fields?.[0]?.field).toBe('query.name');
    expect((await refused({ name: 'Hazel', month: '2027-13' })).code).toBe('invalid-input');
    expect((await refused({ month: '2027-08' })).code).toBe('invalid-input');
  });

  it('never shows the day, the city, the code or who the owner is', async () => {
    const { registry } = await family('Clementine Shaw');
    const { status, body } = await test
      .client()
      .send(registries.findRegistries, { query: { name: 'Clementine', month: '2027-08' } });
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).toContain('August 2027');
    for (const secret of [
      '2027-08-20',
      'Saint',
      registry.finding!.invitationCode,
      registry.id,
      registry.ownerId!,
      '@example.com',
    ])
      expect(text).not.toContain(secret);
  });

  it('never finds a private registry, and answers as if there were none', async () => {
    const { registry } = await family('Canary Quill', { searchLevel: 'private' });
    const code = registry.finding!.invitationCode;
    const client = test.client();
    const nobody = await client.send(registries.findRegistries, { query: { name: 'Nobody Here', month: '2027-08' } });
    for (const fact of [{ month: '2027-08' }, { city: 'Saint-Denis' }, { code }]) {
      const answer = await client.send(registries.findRegistries, { query: { name: 'Canary Quill', ...fact } });
      expect(answer.body).toEqual(nobody.body);
    }
    // There are no keys to compare with: the same work is done for it as for an unknown name.
    expect(await keysOf(registry.id)).toEqual([]);
  });

  it('forgets a registry that turns private or pauses, and knows it again afterwards', async () => {
    const { owner, registry } = await family('Juniper Vale');
    const asked = { name: 'Juniper', month: '2027-08' };
    for (const [away, back] of [
      [{ searchLevel: 'private' }, { searchLevel: 'google' }],
      [{ isPaused: true }, { isPaused: false }],
    ]) {
      await change(owner, registry.id, away!);
      expect(await titles(asked)).toEqual([]);
      await change(owner, registry.id, back!);
      expect(await titles(asked)).toEqual([registry.title]);
    }
  });

  it('follows a change of the day, the title and the city', async () => {
    const { owner, registry } = await family('Rowan Teal');
    await change(owner, registry.id, { arrivalDate: '2027-10-02', title: 'Rowan and Sylvie', city: null });
    expect(await titles({ name: 'Rowan', month: '2027-08' })).toEqual([]);
    expect(await titles({ name: 'Rowan', city: 'Saint-Denis' })).toEqual([]);
    expect(await titles({ name: 'Sylvie', month: '2027-10' })).toEqual(['Rowan and Sylvie']);
  });

  it('shows ten at most, and says that more would fit', async () => {
    for (let number = 0; number < 11; number += 1) await family(`Poppy Common${number}`);
    const found = await find({ name: 'Poppy', city: 'Saint-Denis' });
    expect(found.registries).toHaveLength(10);
    expect(found.hasMore).toBe(true);
  });

  it('keeps city and code from guests, and lets only the owner set the city', async () => {
    const { registry } = await family('Wren Ashby');
    const seen = await test.client().call(registries.readRegistry, { params: { id: registry.id } });
    expect(seen.registry.finding).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('Saint');
    const row = await test.app.db.read
      .selectFrom('registry')
      .select('city_sealed')
      .where('id', '=', registry.id)
      .executeTakeFirstOrThrow();
    expect(row.city_sealed).not.toContain('Saint');
  });

  it('gives keys at night to those that have none yet', async () => {
    const { registry } = await family('Aster Dunn');
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.deleteFrom('registry_find_key').where('registry_id', '=', registry.id).execute(),
    );
    expect(await titles({ name: 'Aster', month: '2027-08' })).toEqual([]);
    await fillFindKeys(test.app);
    expect(await titles({ name: 'Aster', month: '2027-08' })).toEqual([registry.title]);
  });
});

describe.each(engines)('looking for many families on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine, limits: 'as-they-are' });
  });
  afterEach(() => test.close());
  const look = (query: { name: string; month?: string; city?: string; code?: string }) =>
    test.client().send(registries.findRegistries, { query });

  it('is slowed down after thirty in ten minutes', async () => {
    for (let number = 0; number < 30; number += 1)
      expect((await look({ name: 'Olive', month: '2027-08' })).status).toBe(200);
    expect((await look({ name: 'Olive', month: '2027-08' })).status).toBe(429);
  });
});

describe.each(engines)('a day of looking for families on %s', (engine) => {
  let test: TestApp;
  let codes: string[];
  beforeAll(async () => {
    test = await createTestApp({ engine, trustedProxies: 1, parts: { findingBudget: createFindingBudget() } });
    codes = [];
    for (let number = 0; number < 22; number += 1) {
      const owner = await signedUp(test, `Poppy Common${number}`);
      const { registry } = await owner.call(registries.createRegistry, { body: { arrivalDate: '2027-08-20' } });
      const body = { searchLevel: 'babylist', city: 'Lyon' } as const;
      const changed = await owner.call(registries.changeRegistry, { params: { id: registry.id }, body });
      codes.push(changed.registry.finding!.invitationCode);
    }
  });
  beforeEach(() => test.clock.pass(86_400_000));
  afterAll(() => test.close());

  const look = async (address: string, query: { name: string; month?: string; city?: string; code?: string }) => {
    const answer = await fetch(`${test.origin}${addressOf(registries.findRegistries, { query })}`, {
      headers: { 'x-forwarded-for': address },
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string; registries?: unknown[] } };
  };
  const nameOf = (number: number) => `Common${number}`;
  const month = '2027-08';

  it('tells one address of twelve families, and then only with an invitation code', async () => {
    const common = await look('192.0.2.1', { name: 'Poppy', month });
    expect(common.body.registries).toHaveLength(10);
    // Finding the same ones again costs nothing.
    expect((await look('192.0.2.1', { name: 'Poppy', month })).body.registries).toHaveLength(10);
    const told = [];
    for (let number = 0; number < 22; number += 1)
      told.push((await look('192.0.2.1', { name: nameOf(number), month })).body);
    expect(told.flatMap(({ registries }) => registries ?? []).length).toBeLessThanOrEqual(12);
    expect(told.at(-1)).toMatchObject({ code: 'looked-up-enough' });
    expect((await look('192.0.2.1', { name: nameOf(20), code: codes[20]! })).body.registries).toHaveLength(1);
    expect((await look('192.0.2.2', { name: nameOf(20), month })).body.registries).toHaveLength(1);
  });

  it('looks up forty names for one address, found or not', async () => {
    for (let number = 0; number < 40; number += 1)
      expect((await look('192.0.2.1', { name: `Nobody${number}`, month })).status).toBe(200);
    // A code without letters does not count as a code.
    for (const more of [{}, { code: ' - ' }])
      expect(await look('192.0.2.1', { name: 'Nobody', month, ...more })).toMatchObject({
        status: 429,
        body: { code: 'looked-up-enough' },
      });
    test.clock.pass(86_400_000);
    expect((await look('192.0.2.1', { name: 'Nobody', month })).status).toBe(200);
  });

  it('asks everybody for two facts once many families were found', async () => {
    for (let number = 0; number < 20; number += 1)
      expect((await look(`192.0.2.${number}`, { name: nameOf(number), month })).body.registries).toHaveLength(1);
    expect(await look('192.0.2.99', { name: nameOf(21), month })).toMatchObject({
      status: 422,
      body: { code: 'invalid-input', fields: [{ field: 'query.city' }] },
    });
    expect((await look('192.0.2.99', { name: nameOf(21), month, city: 'Lyon' })).body.registries).toHaveLength(1);
    expect((await look('192.0.2.99', { name: nameOf(20), code: codes[20]! })).body.registries).toHaveLength(1);
  });
});
