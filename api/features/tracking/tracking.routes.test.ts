import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ForwardedEvent } from '#api/ports/event-forwarder.ts';
import { signedUp, signedUpAdmin } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as registries from '#contracts/registries.ts';
import type { EventName, EventProperties } from '#contracts/tracking.schemas.ts';
import * as tracking from '#contracts/tracking.ts';
import { searchIdLifetimeSeconds, writeSearchId } from '#rules/search-ids.ts';
import { eventsKeptDays, withheldTerm } from '#rules/tracking.ts';

const samples: EventProperties = {
  page_viewed: {},
  landing_viewed: {},
  search: {
    term: 'stroller',
    searchId: null,
    resultCount: 2,
    correctedTerm: null,
    isNearest: false,
    results: [50001, 50002],
  },
  category_viewed: { slug: 'cribs', name: 'Cribs', isLeaf: true, eventLocation: 'store' },
  category_clicked: { slug: 'cribs', name: 'Cribs', isLeaf: true, location: 'flyout' },
  left_nav_category_clicked: { slug: 'cribs', name: 'Cribs', isLeaf: true },
  brand_viewed: { brandName: 'Oatwell' },
  product_collection_viewed: { collectionId: 'just-in', collectionTitle: 'Just in' },
  product_collection_clicked: { collectionId: 'just-in', collectionTitle: 'Just in', gpId: 20001, productId: 50001 },
  product_clicked: { gpId: 20001, productId: 50001 },
  breadcrumb_clicked: { title: 'Home', slug: '' },
  filters_panel_toggled: { section: 'sort', isOpen: true, categorySlug: 'cribs' },
  filters_applied: { filters: 'brands=oatwell', categorySlug: 'cribs', sortCriterion: 'Price', sortOrder: 'ASC' },
  breast_pump_banner_viewed: {},
  breast_pump_banner_clicked: {},
  product_viewed: { gpId: 20001, productId: 50001 },
  add_to_registry_clicked: { gpId: 20001, productId: 50001 },
  add_to_cart_clicked: { gpId: 20001, productId: 50001 },
  list_type_clicked: { listType: 'birthday', eventLocation: 'store' },
};
const names = Object.keys(samples) as EventName[];

const happened = <N extends EventName>(name: N, change: object = {}) =>
  ({ id: crypto.randomUUID(), name, msAgo: 1_000, path: '/store', properties: samples[name], ...change }) as never;

describe.each(engines)('tracking on %s', (engine) => {
  let test: TestApp;
  const passedOn: ForwardedEvent[] = [];
  const rows = () => test.app.db.read.selectFrom('tracking_event').selectAll().orderBy('id').execute();
  const allowing = (client: TestClient): TestClient => {
    client.setCookie('layette_consent', 'yes');
    return client;
  };
  const record = (client: TestClient, events: never[], headers: Record<string, string> = {}) =>
    client.call(tracking.recordEvents, { body: { events } }, headers);

  beforeEach(async () => {
    passedOn.length = 0;
    test = await createTestApp({
      engine,
      parts: { eventForwarder: { forward: async (events) => void passedOn.push(...events) } },
    });
  });
  afterEach(() => test.close());

  it.each(names)('%s is stored once, also when it is sent again', async (name) => {
    const client = allowing(test.client());
    const event = happened(name);
    expect(await record(client, [event])).toEqual({ stored: 1 });
    expect(await record(client, [event, event])).toEqual({ stored: 0 });
    const stored = await rows();
    expect(stored.map((row) => [row.name, row.path, row.occurred_at, JSON.parse(row.properties)])).toEqual([
      [name, '/store', test.clock.now - 1_000, samples[name]],
    ]);
  });

  it.each([
    ['nobody was asked', {}, null],
    ['no was said', {}, 'no'],
    ['the browser asks by Global Privacy Control', { 'sec-gpc': '1' }, 'yes'],
    ['the browser asks by Do Not Track', { dnt: '1' }, 'yes'],
  ])('stores nothing and gives no number where %s', async (_, headers, consent) => {
    const client = test.client();
    if (consent !== null) client.setCookie('layette_consent', consent);
    expect(await record(client, [happened('page_viewed')], headers as Record<string, string>)).toEqual({ stored: 0 });
    expect(await rows()).toEqual([]);
    expect(client.cookie('layette_events')).toBeUndefined();
  });

  it('sets no visitor cookie when statistics are allowed', async () => {
    const client = allowing(test.client());
    await record(client, [happened('page_viewed')]);
    await client.call(tracking.chooseStatistics, { body: { statistics: 'no' } });
    expect(client.cookie('layette_visitor')).toBeUndefined();
  });

  it('identifies a browser by one number that cannot be forged', async () => {
    const client = allowing(test.client());
    await record(client, [happened('page_viewed')]);
    const cookie = client.cookie('layette_events')!;
    await record(client, [happened('landing_viewed')]);
    const forger = allowing(test.client());
    forger.setCookie('layette_events', `${cookie.split('.')[0]}.forged`);
    await record(forger, [happened('page_viewed')]);
    expect(new Set((await rows()).map((row) => row.anonymous_id)).size).toBe(2);
  });

  it('gives a browser its number with the yes, so that two first batches together have one', async () => {
    const client = test.client();
    await client.call(tracking.chooseStatistics, { body: { statistics: 'yes' } });
    const number = client.cookie('layette_events')!.split('.')[0];
    await Promise.all([record(client, [happened('page_viewed')]), record(client, [happened('landing_viewed')])]);
    expect((await rows()).map((row) => row.anonymous_id)).toEqual([number, number]);
    // Choosing it again keeps the number.
    await client.call(tracking.chooseStatistics, { body: { statistics: 'yes' } });
    expect(client.cookie('layette_events')!.split('.')[0]).toBe(number);
  });

  it('leaves out what happened on pages that are not the shop', async () => {
    const client = allowing(test.client());
    const paths = ['/hello-baby/pregnancy-week-20', '/due-date-calculator', '/robin-and-sam', '/store?due=1'];
    expect(
      await record(
        client,
        paths.map((path) => happened('page_viewed', { path })),
      ),
    ).toEqual({ stored: 0 });
    expect(
      await record(client, [...paths.map((path) => happened('page_viewed', { path })), happened('page_viewed')]),
    ).toEqual({ stored: 1 });
  });

  it('keeps no words of a search that tell of a due date, a loss or a person', async () => {
    await record(allowing(test.client()), [
      happened('search', { properties: { ...samples.search, term: 'miscarriage keepsake' } }),
    ]);
    expect(JSON.parse((await rows())[0]!.properties)).toEqual({ ...samples.search, term: withheldTerm });
  });

  it('the landing records whether the viewer owns a registry: registry id and user id', async () => {
    const owner = allowing(await signedUp(test, 'Olive'));
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    await record(owner, [happened('landing_viewed')]);
    const [row] = await rows();
    expect([row!.is_registry_owner, row!.registry_id]).toEqual([1, registry.id]);
    const user = await test.app.db.read.selectFrom('user').select('id').executeTakeFirstOrThrow();
    expect(row!.user_id).toBe(user.id);
  });

  it('the landing of a viewer without a registry says so', async () => {
    await record(allowing(test.client()), [happened('landing_viewed')]);
    await record(allowing(await signedUp(test, 'Una')), [happened('landing_viewed')]);
    expect((await rows()).map((row) => [row.is_registry_owner, row.registry_id])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it("a search is known to be a registry owner's only where the registry's owner is the user", async () => {
    const owner = allowing(await signedUp(test, 'Olive'));
    await owner.call(registries.createRegistry, { body: {} });
    await record(owner, [happened('search')]);
    const [row] = await rows();
    expect([row!.is_registry_owner, row!.registry_id, row!.user_id]).toEqual([1, null, null]);

    const helper = allowing(await signedUp(test, 'Hal'));
    const [registry] = await test.app.db.read.selectFrom('registry').select('id').execute();
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('user').set({ current_registry_id: registry!.id }).where('name', '=', 'Hal').execute(),
    );
    await record(helper, [happened('search')]);
    expect((await rows()).map((one) => one.is_registry_owner).toSorted()).toEqual([0, 1]);
  });

  it('keeps a search id while it lives, 1800 s and as long again, and none that is not ours', async () => {
    const client = allowing(test.client());
    const searchId = writeSearchId('products', test.clock.now, ['stroller'], test.app.sealing.tag);
    const idStored = async (id: string) => {
      await test.app.db.transact({ lock: 'nothing' }, (trx) => trx.deleteFrom('tracking_event').execute());
      await record(client, [happened('search', { properties: { ...samples.search, searchId: id } })]);
      return JSON.parse((await rows())[0]!.properties).searchId;
    };
    expect(await idStored(searchId)).toBe(searchId);
    expect(await idStored(`${searchId.slice(0, -1)}_`)).toBeNull();
    test.clock.pass(2 * searchIdLifetimeSeconds * 1_000 + 1_000);
    expect(await idStored(searchId)).toBeNull();
  });

  it('stores no account with any other event', async () => {
    const owner = allowing(await signedUp(test, 'Olive'));
    await owner.call(registries.createRegistry, { body: {} });
    const others = names.filter((name) => !['landing_viewed', 'search', 'list_type_clicked'].includes(name));
    await record(
      owner,
      others.map((name) => happened(name)),
    );
    for (const row of await rows())
      expect([row.is_registry_owner, row.registry_id, row.user_id]).toEqual([null, null, null]);
  });

  it('ends the number when consent is withdrawn, and deletes stored events only on request', async () => {
    const client = allowing(test.client());
    await record(client, [happened('page_viewed')]);
    expect(await client.call(tracking.chooseStatistics, { body: { statistics: 'no' } })).toEqual({
      statistics: 'no',
      forgotten: 0,
    });
    expect(client.cookie('layette_events')).toBeUndefined();
    expect(client.cookie('layette_consent')).toBe('no');
    expect(client.cookie('layette_events')).toBeUndefined();
    expect(await record(client, [happened('page_viewed')])).toEqual({ stored: 0 });
    expect(await rows()).toHaveLength(1);
  });

  it('leaves no account or registry in what stays after consent is withdrawn', async () => {
    const [owner, other] = [allowing(await signedUp(test, 'Olive')), allowing(await signedUp(test, 'Una'))];
    for (const client of [owner, other]) {
      await client.call(registries.createRegistry, { body: {} });
      await record(client, [happened('landing_viewed')]);
    }
    await owner.call(tracking.chooseStatistics, { body: { statistics: 'no' } });
    const kept = await rows();
    expect(kept).toHaveLength(2);
    const named = kept.filter((row) => row.user_id !== null || row.registry_id !== null);
    expect(named.map((row) => row.registry_id)).toEqual([expect.any(String)]);
    // Its number is gone, and nothing else leads to what is left of it.
    await owner.call(tracking.chooseStatistics, { body: { statistics: 'no', forget: true } });
    expect(await rows()).toHaveLength(2);
  });

  it('deletes on wish what was stored of an account whose browser has lost its number', async () => {
    const owner = allowing(await signedUp(test, 'Olive'));
    await record(owner, [happened('landing_viewed')]);
    owner.setCookie('layette_events', '');
    await owner.call(tracking.chooseStatistics, { body: { statistics: 'no', forget: true } });
    expect(await rows()).toEqual([]);
  });

  it('deletes on wish what was stored of this browser, and of no other', async () => {
    const [client, other] = [allowing(test.client()), allowing(test.client())];
    await record(client, [happened('page_viewed'), happened('landing_viewed')]);
    await record(other, [happened('page_viewed')]);
    expect(await client.call(tracking.chooseStatistics, { body: { statistics: 'no', forget: true } })).toEqual({
      statistics: 'no',
      forgotten: 2,
    });
    expect(await rows()).toHaveLength(1);
  });

  it('is chosen by a plain form as well, which leads back to the page', async () => {
    const client = allowing(test.client());
    await record(client, [happened('page_viewed')]);
    const choose = (fields: Record<string, string>) =>
      client.fetch('/api/v3/consent', { method: 'POST', body: new URLSearchParams(fields) });
    const saved = await choose({ statistics: 'yes' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/manage-cookies#saved']);
    const gone = await choose({ statistics: 'no', forget: 'yes' });
    expect(gone.headers.get('location')).toBe('/manage-cookies#forgotten');
    expect(await rows()).toEqual([]);
  });

  it('refuses an empty form of parts', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await test.client().fetch('/api/v3/consent', { method: 'POST', headers, body: '' });
    expect(answer.status).toBe(422);
  });

  it('takes a yes for no where the browser asks not to be tracked', async () => {
    const client = test.client();
    const answer = await client.call(tracking.chooseStatistics, { body: { statistics: 'yes' } }, { 'sec-gpc': '1' });
    expect(answer.statistics).toBe('no');
    expect(client.cookie('layette_consent')).toBe('no');
    expect(client.cookie('layette_events')).toBeUndefined();
  });

  it('forgets what is older than thirteen months', async () => {
    const client = allowing(test.client());
    await record(client, [happened('page_viewed')]);
    test.clock.pass(eventsKeptDays * 86_400_000);
    await record(client, [happened('landing_viewed')]);
    const run = async () => {
      const now = test.clock.now;
      const { enqueue } = await import('#api/jobs/queue.ts');
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        enqueue(trx, { id: test.app.newId(), kind: 'forget-old-events', uniqueKey: `forget:${now}`, payload: {}, now }),
      );
      await test.jobs.runDue();
    };
    await run();
    expect(await rows()).toHaveLength(2);
    test.clock.pass(1);
    await run();
    expect((await rows()).map((row) => row.name)).toEqual(['landing_viewed']);
  });

  it('is read by admins alone, newest first and a hundred at a time', async () => {
    const client = allowing(test.client());
    for (let batch = 0; batch < 6; batch += 1) {
      test.clock.pass(1_000);
      await record(
        client,
        Array.from({ length: 20 }, () => happened(batch === 5 ? 'brand_viewed' : 'page_viewed')),
      );
    }
    expect((await client.refused(tracking.listEvents, {})).code).toBe('not-found');
    const admin = await signedUpAdmin(test);
    const first = await admin.call(tracking.listEvents, {});
    expect([first.events.length, first.hasMore, first.events[0]!.name]).toEqual([100, true, 'brand_viewed']);
    const second = await admin.call(tracking.listEvents, { query: { page: 2 } });
    expect([second.events.length, second.hasMore]).toEqual([20, false]);
    const brands = await admin.call(tracking.listEvents, { query: { name: 'brand_viewed' } });
    expect(brands.events).toHaveLength(20);
  });

  it('forwards only events unrelated to health, and never the account', async () => {
    const client = allowing(test.client());
    await record(client, [
      happened('page_viewed'),
      happened('page_viewed', { path: '/store/baby-health-safety' }),
      happened('page_viewed', { path: '/store/thermometers' }),
      happened('page_viewed', { path: '/store/fsa-hsa-eligible' }),
      happened('category_clicked', { properties: { ...samples.category_clicked, slug: 'breast-pumps' } }),
      happened('product_viewed', { path: '/gp/unknown/999/1', properties: { gpId: 999, productId: 1 } }),
      happened('search'),
      happened('breast_pump_banner_clicked'),
      happened('category_clicked'),
    ]);
    await test.jobs.runDue();
    expect(passedOn.map(({ name, path }) => `${name} ${path}`).toSorted()).toEqual([
      'category_clicked /store',
      'page_viewed /store',
    ]);
    const number = (await rows())[0]!.anonymous_id;
    expect(JSON.stringify(passedOn)).not.toContain(number);
    expect(Object.keys(passedOn[0]!).toSorted()).toEqual(['id', 'name', 'occurredAt', 'path', 'properties']);
  });

  it('stores nothing twice when two batches with the same event arrive together', async () => {
    const client = allowing(test.client());
    await record(client, [happened('page_viewed')]);
    const event = happened('brand_viewed');
    const answers = await Promise.all(Array.from({ length: 8 }, () => record(client, [event])));
    expect(answers.reduce((sum, { stored }) => sum + stored, 0)).toBe(1);
  });
});
