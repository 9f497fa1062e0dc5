import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';

describe.each(engines)('gifts held for emails that nobody confirmed, on %s', (engine) => {
  let test: TestApp;
  let owner: TestClient;
  let registryId: string;
  let items: string[];
  let people = 0;
  beforeEach(async () => {
    test = await createTestApp({ engine, parts: { unverifiedHoldsFactor: 1 }, trustedProxies: 1 });
    const made = await ownerWithItem(test, 1);
    ({ owner, registryId } = made);
    items = [made.itemId];
    await addItems(29);
  });
  afterEach(() => test.close());

  const addItems = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const { regItem } = await owner.call(registries.addItem, {
        params: { id: registryId },
        body: { kind: 'idea', title: 'A gift', quantity: 1 },
      });
      items.push(regItem.id);
    }
  };
  const newEmail = () => {
    people += 1;
    return `giver${people}@example.com`;
  };
  /** A new visitor, as far as cookies show. */
  const reserve = async (
    itemId: string,
    { from = '198.51.100.7', giverEmail = newEmail(), client = test.client() } = {},
  ) => {
    const { status, body } = await client.send(
      reservations.reserveItem,
      { params: { id: itemId }, body: { ...giver(), giverEmail } },
      { 'x-forwarded-for': from },
    );
    return status === 201 ? 'reserved' : (body as unknown as { code: string }).code;
  };
  const reserveAll = async (from: (i: number) => string) => {
    const outcomes: string[] = [];
    for (const [i, itemId] of items.entries()) outcomes.push(await reserve(itemId, { from: from(i) }));
    return outcomes;
  };
  const count = (outcomes: string[]) =>
    Object.fromEntries(
      Map.groupBy(outcomes, (one) => one)
        .entries()
        .map(([code, all]) => [code, all.length]),
    );

  it('are few from one address, whatever cookies it comes with', async () => {
    expect(count(await reserveAll(() => '198.51.100.7'))).toEqual({ reserved: 5, 'too-many-unverified': 25 });
    // Another guest can still reserve.
    expect(await reserve(items[29]!, { from: '203.0.113.9' })).toBe('reserved');
  });

  it.each([
    ['household', (i: number) => `2001:db8:aa:bb${(i + 16).toString(16)}::1`, 5],
    ['network', (i: number) => `2001:db8:aa:${(i + 16).toString(16)}00::1`, 7],
  ] as const)('are few from one %s, however many addresses of IPv6 it has', async (_, from, held) => {
    expect(count(await reserveAll(from))).toEqual({ reserved: held, 'too-many-unverified': 30 - held });
    expect(await reserve(items[29]!, { from: '203.0.113.9' })).toBe('reserved');
  });

  it('are a third of the registry at once, from however many addresses', async () => {
    expect(count(await reserveAll((i) => `203.0.113.${i}`))).toEqual({ reserved: 10, 'registry-waiting': 20 });
  });

  it('are ten of one mailbox at one address, whatever its holder adds to the name', async () => {
    await addItems(40);
    const outcomes: string[] = [];
    for (const [i, itemId] of items.slice(0, 12).entries())
      outcomes.push(await reserve(itemId, { giverEmail: `gus+${i}@example.com` }));
    expect(count(outcomes)).toEqual({ reserved: 10, 'too-many-unverified': 2 });
  });

  it('neither keep out the holder of an email that a stranger typed, nor tell the stranger of gifts for it', async () => {
    await addItems(9);
    const giverEmail = newEmail();
    const typed = (itemId: string, i: number) => reserve(itemId, { from: `203.0.113.${i % 3}`, giverEmail });
    expect(await reserve(items[20]!, { giverEmail })).toBe('reserved');
    const outcomes: string[] = [];
    for (const [i, itemId] of items.slice(0, 10).entries()) outcomes.push(await typed(itemId, i));
    expect(count(outcomes)).toEqual({ reserved: 10 });
    expect(await reserve(items[21]!, { giverEmail })).toBe('reserved');
  });

  it('make room for others when they are confirmed or canceled', async () => {
    const clients = Array.from({ length: 5 }, () => test.client());
    const emails = clients.map(newEmail);
    for (const [i, client] of clients.entries()) await reserve(items[i]!, { client, giverEmail: emails[i]! });
    expect(await reserve(items[5]!)).toBe('too-many-unverified');
    const id = await follow(clients[0]!, linkIn(await test.mailsTo(emails[0]!), /\/reservations\//));
    await clients[0]!.call(reservations.changeReservation, { params: { id }, body: { isEmailVerified: true } });
    expect(await reserve(items[5]!)).toBe('reserved');
    const [mine] = (await clients[1]!.call(reservations.listReservations, {})).reservations;
    await clients[1]!.call(reservations.cancelReservation, { params: { id: mine!.id } });
    expect(await reserve(items[6]!)).toBe('reserved');
  });

  it('count when they were marked as bought, which keeps them for ever', async () => {
    for (let i = 0; i < 5; i += 1) {
      const client = test.client();
      await reserve(items[i]!, { client });
      const [mine] = (await client.call(reservations.listReservations, {})).reservations;
      await client.call(reservations.changeReservation, { params: { id: mine!.id }, body: { state: 'purchased' } });
    }
    expect(await reserve(items[5]!)).toBe('too-many-unverified');
  });

  it.each(['off', 'names', 'full'] as const)(
    'are let go by the owner, who learns nothing, when surprise is %s',
    async (surprise) => {
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise } });
      const release = () => owner.send(reservations.releaseUnverifiedReservations, { params: { id: registryId } });
      const nothingHeld = await release();
      const email = newEmail();
      const [hoarder, friend] = [test.client(), test.client()];
      await reserve(items[0]!, { client: hoarder });
      await reserve(items[1]!, { client: friend, giverEmail: email });
      const id = await follow(friend, linkIn(await test.mailsTo(email), /\/reservations\//));
      await friend.call(reservations.changeReservation, { params: { id }, body: { isEmailVerified: true } });

      const released = await release();
      expect([released.status, released.body]).toEqual([nothingHeld.status, nothingHeld.body]);
      const seen = await test.client().call(registries.listItems, { params: { id: registryId } });
      expect(seen.regItems.filter(({ left }) => left === 0).map(({ id: itemId }) => itemId)).toEqual([items[1]]);
      const [gone] = (await hoarder.call(reservations.listReservations, {})).reservations;
      expect(gone).toMatchObject({ state: 'cancelled' });
    },
  );

  it('let the owner remove the item', async () => {
    const client = test.client();
    await reserve(items[0]!, { client });
    await owner.call(registries.removeItem, { params: { id: registryId, item: items[0]! } });
    expect((await client.call(reservations.listReservations, {})).reservations[0]).toMatchObject({
      state: 'cancelled',
    });
  });

  it('are let go by no guest', async () => {
    expect(
      await test.client().refused(reservations.releaseUnverifiedReservations, { params: { id: registryId } }),
    ).toMatchObject({ code: 'sign-in-required' });
  });
});
