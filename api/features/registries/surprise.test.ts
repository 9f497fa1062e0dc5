import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Route, routeName } from '#api/http/route.ts';
import { routes } from '#api/routes.ts';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { Seeded } from '#api/testing/proofs/seeded.ts';
import { validInput } from '#api/testing/proofs/valid-input.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { chooseCashFundPreferences, pledge } from '#contracts/cash-funds.ts';
import { addressOf } from '#contracts/endpoint.ts';
import { recordGift } from '#contracts/gift-tracker.ts';
import { saveGiverAddress } from '#contracts/givers.ts';
import { changeGroupGift, contribute, payGroupContribution } from '#contracts/group-gifts.ts';
import { leaveRegistry } from '#contracts/members.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { changeShippingAddress, showShippingAddress } from '#contracts/shipping-addresses.ts';
import { currentUser } from '#contracts/users.ts';
import { addDays, dayOf } from '#rules/days.ts';
import type { RegistryRole } from '#rules/registry-roles.ts';
import type { Surprise } from '#rules/surprise.ts';

const secretName = 'Canary Giver';
const secretMessage = 'canary of the message';
const secretAddress = '7 Canary Lane';
const canaries = /canary/i;

interface Viewer {
  role: RegistryRole;
  blind: boolean;
  surprise: Surprise;
  /** What the givers chose, whatever the family's setting. */
  secretUntil?: string;
}
/** Members who may not know whether anything is taken. */
const unknowing: readonly Viewer[] = [
  { role: 'owner', blind: false, surprise: 'full' },
  { role: 'editor', blind: false, surprise: 'full' },
  { role: 'editor', blind: true, surprise: 'off' },
  { role: 'viewer', blind: true, surprise: 'off' },
  { role: 'helper', blind: true, surprise: 'off' },
  { role: 'owner', blind: false, surprise: 'off', secretUntil: '2027-12-01' },
];

/** A registry with one member; its gifts are taken or not. */
interface Sample {
  member: TestClient;
  registryId: string;
  giverEmail: string;
  /** Three units wanted, two taken; one wanted and taken; one wanted and free; a cash fund; a funded group gift. */
  itemIds: string[];
  /** An item of another registry. */
  foreignItemId: string;
  reservationIds: string[];
  /** Of every kind. */
  giftIds: string[];
}

/** A call about an item is tested with each of the five, and one that names items also with those of others. */
const seedsOf = ({ access, endpoint, schemas }: Route): readonly number[] =>
  access.who === 'item' || /\{item\}/.test(endpoint.path) || namesItems(schemas.body)
    ? [1, 2, 3, 4, 5, 6, 7]
    : access.who === 'gift'
      ? [1, 2, 3, 4]
      : [1, 2, 3];
const namesItems = (body: Route['schemas']['body']): boolean =>
  /regItemId|itemIds/.test(
    JSON.stringify(body === undefined ? {} : z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
  );

const leaving = routeName({ endpoint: leaveRegistry });
const speaksOfGifts = ({ access }: Route) =>
  access.who === 'registry' ||
  access.who === 'item' ||
  access.who === 'reservation' ||
  access.who === 'gift' ||
  access.who === 'user';

describe.each(engines)('what members of a registry learn of gifts on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let samples = 0;
  async function createSample({ role, blind, surprise, secretUntil = '' }: Viewer, isTaken: boolean): Promise<Sample> {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    const itemIds = [itemId];
    samples += 1;
    const giverEmail = `canary.giver${samples}@example.com`;
    for (const title of ['Crib', 'Mobile']) {
      const body = { kind: 'idea', title, quantity: 1 } as const;
      const { regItem } = await owner.call(registries.addItem, { params: { id: registryId }, body });
      itemIds.push(regItem.id);
    }
    await owner.call(chooseCashFundPreferences, {
      body: { registryId, paymentPreferences: [{ kind: 'cash', selected: true }] },
    });
    const fund = { kind: 'cash_fund', title: 'Diaper fund' } as const;
    const stroller = {
      kind: 'external',
      title: 'Stroller',
      url: 'https://shop.example/stroller',
      price: { amount: 10_000, currency: 'USD' },
    } as const;
    for (const body of [fund, stroller])
      itemIds.push((await owner.call(registries.addItem, { params: { id: registryId }, body })).regItem.id);
    const groupGift = { id: registryId, item: itemIds[4]! };
    await owner.call(changeGroupGift, { params: groupGift, body: { action: 'open' } });
    const moneyIds: string[] = [];
    // Money is hidden from members who may not know of gifts, but no giver can keep it secret.
    if (isTaken && secretUntil === '') {
      const pledged = {
        regItemId: itemIds[3]!,
        amountCents: 5_000,
        paymentKind: 'cash',
        giverName: secretName,
        message: secretMessage,
      } as const;
      const { contribution } = await test.client().call(pledge, { body: { ...pledged, giverEmail } });
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx
          .updateTable('cash_fund_contribution')
          .set({ email_verified_at: 1 })
          .where('id', '=', contribution.id)
          .execute(),
      );
      const guest = test.client();
      const share = { amountCents: 11_000, giverName: secretName, giverEmail, message: secretMessage };
      const { contribution: held } = await guest.call(contribute, { params: groupGift, body: share });
      await guest.call(payGroupContribution, { params: { id: held.id } });
      moneyIds.push(contribution.id, held.id);
    }
    await owner.call(changeShippingAddress, { params: { id: registryId }, body: { address: '1 Elm Street' } });
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise } });
    const reservationIds: string[] = [];
    for (const [index, quantity] of isTaken ? ([2, 1] as const).entries() : []) {
      const guest = test.client();
      const body = {
        quantity,
        giverName: secretName,
        giverEmail,
        message: secretMessage,
        secretUntil: secretUntil || null,
      };
      const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemIds[index]! }, body });
      reservationIds.push(reservation.id);
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('reservation').set({ email_verified_at: 1 }).where('id', '=', reservation.id).execute(),
      );
      await guest.call(showShippingAddress, { params: { id: reservation.id } });
      await guest.call(saveGiverAddress, { body: { registryId, address: secretAddress } });
    }
    if (!isTaken) reservationIds.push(test.app.newId(), test.app.newId());
    if (moneyIds.length === 0) moneyIds.push(test.app.newId(), test.app.newId());
    const giftIds = [...reservationIds, ...moneyIds];
    const foreignItemId = (await ownerWithItem(test, 1)).itemId;
    const sample = { registryId, giverEmail, itemIds, foreignItemId, reservationIds, giftIds };
    if (role === 'owner') return { member: owner, ...sample };
    const member = await signedUp(test, 'Hanno');
    const { user } = await member.call(currentUser, {});
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: registryId, user_id: user!.id, role, blind: blind ? 1 : 0, created_at: 1 })
        .execute(),
    );
    return { member, ...sample };
  }

  /** The response to a call with a given seed, without the parts that differ between registries. */
  async function ask(sample: Sample, route: Route, seed: number, forced: { query?: object; body?: object } = {}) {
    const random = new Seeded(seed);
    const { params, query, body } = route.schemas;
    const generated = (params === undefined ? {} : validInput(params, random)) as Record<string, string>;
    const { access } = route;
    if (access.who === 'registry') generated[access.param] = sample.registryId;
    if (access.who === 'item') generated[access.param] = sample.itemIds[seed % 5]!;
    if (access.who === 'reservation') generated[access.param] = sample.reservationIds[seed % 2]!;
    if (access.who === 'gift') generated[access.param] = sample.giftIds[seed % 4]!;
    if (access.who === 'registry' && 'item' in generated) generated.item = sample.itemIds[seed % 5]!;
    if ('cat' in generated) generated.cat = String([1, 2, -13][seed % 3]);
    const sent: { query: object; body: Record<string, unknown> } = {
      query: { ...((query === undefined ? {} : validInput(query, random)) as object), ...forced.query },
      body: {
        ...(withItems(body === undefined ? {} : validInput(body, random), sample, seed) as object),
        ...forced.body,
      },
    };
    // An address can be taken only once, and the other fields decide what is a surprise.
    for (const field of ['slug', 'surprise', 'arrivalDate', 'revealDay']) delete sent.body[field];
    const { method } = route.endpoint;
    const answer = await sample.member.fetch(addressOf(route.endpoint, { params: generated, ...sent }), {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(sent.body) }),
    });
    const text = await answer.text();
    return `${answer.status} ${withoutIdentity(text, sample)}`;
  }

  /** Replaces item ids in a body: by one of the registry's own, one of another registry, or one that does not exist. */
  function withItems(value: unknown, sample: Sample, seed: number): unknown {
    const known = [...sample.itemIds, sample.foreignItemId, '00000000-0000-4000-8000-000000000000'];
    let next = seed;
    const replace = (part: unknown, key: string): unknown => {
      if (Array.isArray(part)) return part.map((each) => replace(each, key === 'itemIds' ? 'regItemId' : key));
      if (typeof part === 'string' && ['regItemId', 'id', 'before'].includes(key)) return known[next++ % known.length];
      if (part === null || typeof part !== 'object') return part;
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replace(inner, name)]));
    };
    return replace(value, '');
  }

  const withoutIdentity = (text: string, { registryId, itemIds, foreignItemId }: Sample) =>
    [registryId, ...itemIds, foreignItemId]
      .reduce((known, id, index) => known.replaceAll(id, `thing ${index}`), text)
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'some id')
      .replace(/olive-[a-z0-9]{8}/g, 'some address')
      .replace(/(olive|hanno)\d+@/g, '$1@')
      .replace(/"invitationCode":"[^"]*"/g, '"invitationCode":""');

  // What may be told is decided above the queries: PostgreSQL is asked as the two owners, SQLite as every member.
  const viewers = engine === 'sqlite' ? unknowing : unknowing.filter(({ role }) => role === 'owner');
  describe.each(viewers)('$role, blind: $blind, surprise: $surprise', (viewer) => {
    it('are answered every read as if nothing were taken', async () => {
      const [taken, free] = [await createSample(viewer, true), await createSample(viewer, false)];
      for (const route of routes.filter((one) => speaksOfGifts(one) && one.kind === 'read')) {
        for (const seed of seedsOf(route)) {
          for (const query of [{}, ...(route.schemas.query?.shape.view === undefined ? [] : [{ view: 'guest' }])]) {
            const answer = await ask(taken, route, seed, { query });
            expect(answer, routeName(route)).toBe(await ask(free, route, seed, { query }));
            expect(answer, routeName(route)).not.toMatch(canaries);
          }
        }
      }
    });

    it('are answered every change, and read after it, as if nothing were taken', { timeout: 240_000 }, async () => {
      const changing = routes.filter((one) => speaksOfGifts(one) && one.kind === 'change' && one.access.who !== 'user');
      const read = routes.find((one) => routeName(one) === 'GET /api/v3/registries/{id}/reg_items')!;
      let current: { taken: Sample; free: Sample } | null = null;
      // On PostgreSQL only calls about items are tested: the others do not depend on differences between the engines.
      for (const route of changing.filter((one) => engine === 'sqlite' || seedsOf(one).length > 3)) {
        current ??= { taken: await createSample(viewer, true), free: await createSample(viewer, false) };
        const { taken, free } = current;
        // Both samples go through the same calls: what one change leaves behind must not be revealed by the next one.
        for (const seed of seedsOf(route)) {
          const answer = await ask(taken, route, seed);
          expect(answer, `${routeName(route)}, seed ${seed}`).toBe(await ask(free, route, seed));
          expect(answer, routeName(route)).not.toMatch(canaries);
          // A refused call has changed nothing: the samples can be used again.
          if (/^2/.test(answer)) current = null;
          // A member who has left is a guest, and sees what guests see.
          if (routeName(route) === leaving) break;
          expect(await ask(taken, read, seed), `after ${routeName(route)}`).toBe(await ask(free, read, seed));
        }
      }
    });
  });

  it('let an owner who may not know lower a number and remove an item, and tell those who hold it', async () => {
    const viewer = { role: 'owner', blind: false, surprise: 'full' } as const;
    const { member, registryId, giverEmail, itemIds } = await createSample(viewer, true);
    const [three, one] = itemIds as [string, string];
    const fewer = { params: { id: registryId, item: three }, body: { quantity: 1 } };
    expect((await member.call(registries.changeItem, fewer)).regItem).toMatchObject({ quantity: 1, left: 1 });
    await member.call(registries.removeItem, { params: { id: registryId, item: one } });
    const told = async () =>
      (await test.mailsTo(giverEmail)).filter(({ subject }) => /has changed/.test(subject)).map(({ text }) => text);
    expect(await told()).toEqual([]);
    test.clock.pass(15 * 60_000);
    const [fewerOf, removed, ...others] = (await told()).sort();
    expect(others).toEqual([]);
    expect(fewerOf).toContain('You reserved 2 × Muslin cloths for Olive’s baby registry. The family now wants fewer');
    expect(removed).toContain('You reserved Crib for Olive’s baby registry. The family has since taken it off');
  });

  it('tell nobody of a change that was taken back within a quarter of an hour', async () => {
    const viewer = { role: 'owner', blind: false, surprise: 'full' } as const;
    const { member, registryId, giverEmail, itemIds } = await createSample(viewer, true);
    const params = { id: registryId, item: itemIds[1]! };
    await member.call(registries.removeItem, { params });
    await member.call(registries.changeItem, { params, body: { removed: false } });
    test.clock.pass(24 * 3_600_000);
    expect((await test.mailsTo(giverEmail)).filter(({ subject }) => /has changed/.test(subject))).toEqual([]);
  });

  it.each(['owner', 'helper'] as const)(
    'let %s write down what is kept secret from them, and tell the giver',
    async (role) => {
      const viewer = { role, blind: false, surprise: 'off', secretUntil: '2027-12-01' } as const;
      const [taken, free] = [await createSample(viewer, true), await createSample(viewer, false)];
      const record = async ({ member, registryId, itemIds }: Sample, quantity: number) => {
        const body = { regItemId: itemIds[0]!, giverName: 'Grandma', quantity };
        const { status } = await member.send(recordGift, { params: { id: registryId }, body });
        const { regItems } = await member.call(registries.listItems, { params: { id: registryId } });
        return [status, regItems[0]!.left, regItems[0]!.givers.map(({ name }) => name)];
      };
      for (const [quantity, expected] of [
        [2, [201, 1, ['Grandma']]],
        [2, [409, 1, ['Grandma']]],
        [1, [201, 0, ['Grandma', 'Grandma']]],
        [1, [409, 0, ['Grandma', 'Grandma']]],
      ] as const) {
        expect(await record(taken, quantity)).toEqual(expected);
        expect(await record(free, quantity)).toEqual(expected);
      }
      test.clock.pass(15 * 60_000);
      const told = (await test.mailsTo(taken.giverEmail)).filter(({ subject }) => /has changed/.test(subject));
      expect(told).toHaveLength(1);
      expect(told[0]!.text).toContain('noted that someone else is giving it, too.');
      expect(told[0]!.text).toContain('They don’t know that you reserved it.');
    },
  );

  it('name no giver, and tell no message, where names are a surprise', async () => {
    const viewer = { role: 'owner', blind: false, surprise: 'names' } as const;
    const sample = await createSample(viewer, true);
    for (const route of routes.filter((one) => speaksOfGifts(one) && one.kind === 'read'))
      for (const seed of seedsOf(route)) expect(await ask(sample, route, seed), routeName(route)).not.toMatch(canaries);
    const { regItems } = await sample.member.call(registries.listItems, { params: { id: sample.registryId } });
    expect(regItems.map(({ left }) => left)).toEqual([1, 0, 1, 1, 0]);
    for (const [index, id] of sample.reservationIds.entries()) {
      const answer = await sample.member.send(reservations.cancelReservation, { params: { id } });
      expect([index, answer.status, answer.body]).toEqual([index, 200, { reservation: null }]);
    }
  });

  it('are a surprise until the day that the owner chose, whenever the child arrives', async () => {
    const { member, registryId } = await createSample({ role: 'owner', blind: false, surprise: 'full' }, true);
    const params = { id: registryId };
    const left = async () => (await member.call(registries.listItems, { params })).regItems.map((one) => one.left);
    const reveal = (arrivalDate: string, revealDay: string) =>
      member.call(registries.changeRegistry, { params, body: { arrivalDate, revealDay } });
    const today = dayOf(test.clock.now);
    await reveal(today, addDays(today, 1));
    expect(await left()).toEqual([3, 1, 1, 1, 1]);
    await reveal(addDays(today, 160), today);
    expect(await left()).toEqual([1, 0, 1, 1, 0]);
  });

  it('are the same at "off", where a member sees all of it', async () => {
    const sample = await createSample({ role: 'owner', blind: false, surprise: 'off' }, true);
    const { regItems } = await sample.member.call(registries.listItems, { params: { id: sample.registryId } });
    expect(regItems[0]!.givers).toMatchObject([{ name: secretName, quantity: 2 }]);
    const preview = await sample.member.call(registries.listItems, {
      params: { id: sample.registryId },
      query: { view: 'guest' },
    });
    expect(preview.regItems.map(({ left, givers }) => [left, givers])).toEqual([
      [1, []],
      [0, []],
      [1, []],
      [1, []],
      [0, []],
    ]);
  });
});
