import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as registries from '#contracts/registries.ts';
import * as home from '#contracts/registry-home.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { changeShippingAddress } from '#contracts/shipping-addresses.ts';
import { currentUser } from '#contracts/users.ts';
import { addDays, dayOf } from '#rules/days.ts';
import type { UserEventName } from '#rules/user-events.ts';
import { dismissedMax } from './feed.service.ts';

const hourMs = 3_600_000;

describe.each(engines)('the home of a registry on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [
      brandLine(),
      productLine(1, { variants: [variantLine(10, { priceCents: 1999 })] }),
      productLine(2, { variants: [variantLine(20, { priceCents: 4000 })] }),
    ]);
  });
  afterAll(() => shop.close());

  const doneGoals = async (owner: TestClient, id: string) =>
    (await owner.call(home.readSetupGoals, { params: { id } })).goals.flatMap(({ goal, isDone }) =>
      isDone ? [goal] : [],
    );
  const feedOf = async (client: TestClient) => (await client.call(home.readFeed, {})).feedItems;
  const kindsOf = async (client: TestClient) => (await feedOf(client)).map(({ kind }) => kind);

  it('computes the goals from the data, and takes marks for the others only', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const params = { id: registryId };
    expect(await doneGoals(owner, registryId)).toEqual([]);
    const arrivalDate = addDays(dayOf(shop.app.now()), 90);
    await owner.call(registries.changeRegistry, { params, body: { arrivalDate, names: 'Olive', story: 'Hello.' } });
    await owner.call(changeShippingAddress, { params, body: { address: '1 Elm Street' } });
    for (let i = 0; i < 9; i += 1)
      await owner.call(registries.addItem, { params, body: { kind: 'idea', title: `Idea ${i}` } });
    await owner.call(home.markSetupGoal, { params, body: { goal: 'share', isDone: true } });
    expect(await doneGoals(owner, registryId)).toEqual(['day', 'gifts', 'names', 'story', 'address', 'share']);
    await owner.call(home.markSetupGoal, { params, body: { goal: 'share', isDone: false } });
    expect(await doneGoals(owner, registryId)).not.toContain('share');
    const gifts = { params, body: { goal: 'gifts', isDone: true } as never };
    expect(await owner.refused(home.markSetupGoal, gifts)).toMatchObject({ fields: [{ field: 'body.goal' }] });
  });

  it('tells of gifts after two hours, and puts entries away and back', async () => {
    const { owner, itemId } = await ownerWithItem(shop);
    await shop.client().call(reserveItem, { params: { id: itemId }, body: giver() });
    expect(await kindsOf(owner)).not.toContain('gift');
    shop.clock.pass(2 * hourMs);
    const [gift] = await feedOf(owner);
    expect(gift).toMatchObject({ kind: 'gift', title: 'Muslin cloths', giverName: 'Gus' });
    await owner.call(home.dismissFeedItem, { body: { feedItemId: gift!.id } });
    expect(await kindsOf(owner)).not.toContain('gift');
    await owner.call(home.dismissFeedItem, { body: { feedItemId: gift!.id, isDismissed: false } });
    expect(await kindsOf(owner)).toContain('gift');
  });

  it.each([
    ['full', undefined],
    ['names', null],
  ] as const)('tells no more of gifts than the surprise "%s" allows', async (surprise, giverName) => {
    const { owner, registryId, itemId } = await ownerWithItem(shop);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise } });
    await shop.client().call(reserveItem, { params: { id: itemId }, body: giver() });
    shop.clock.pass(3 * hourMs);
    const gift = (await feedOf(owner)).find(({ kind }) => kind === 'gift') as { giverName: string | null } | undefined;
    expect(gift?.giverName).toBe(giverName);
  });

  it('names products that cost less than on the day they were added', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    await owner.call(registries.addItem, { params: { id: registryId }, body: { kind: 'product', productId: 20 } });
    expect(await kindsOf(owner)).not.toContain('price');
    const setPrice = (price_cents: number) =>
      shop.app.db.transact({ lock: { catalogue: true } }, (trx) =>
        trx.updateTable('product').set({ price_cents }).where('id', '=', 20).execute(),
      );
    await setPrice(3000);
    expect((await feedOf(owner)).find(({ kind }) => kind === 'price')).toMatchObject({
      before: { amount: 4000 },
      now: { amount: 3000 },
    });
    await setPrice(4000);
  });

  it('is silent while the registry is paused, and knows nobody without an account', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    expect((await feedOf(owner)).length).toBeGreaterThan(0);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { isPaused: true } });
    expect(await owner.call(home.readFeed, {})).toEqual({ feedItems: [], nextCursor: null });
    expect(await shop.client().refused(home.readFeed, {})).toMatchObject({ code: 'sign-in-required' });
  });

  it('replaces an event by its name where it is, and puts a new one in front', async () => {
    const user = await signedUp(shop);
    const put = (name: UserEventName, value: string) => user.call(home.putUserEvent, { body: { name, value } });
    await put('first_steps_baby', 'skipped');
    shop.clock.pass(1000);
    await put('bookmarklet_used', 'true');
    shop.clock.pass(1000);
    await put('first_steps_baby', 'done');
    expect((await user.call(home.listUserEvents, {})).events).toEqual([
      { name: 'bookmarklet_used', value: 'true' },
      { name: 'first_steps_baby', value: 'done' },
    ]);
  });

  it('adds what was chosen while signing up, by a form, and is done with the first steps', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const answer = await owner.fetch('/api/v3/post_signup_ecommerce', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'product:10': 'on', 'product:20': 'on', key: crypto.randomUUID() }).toString(),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/registry/home']);
    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    expect(regItems.map(({ productId }) => productId)).toEqual([null, 10, 20]);
    expect((await owner.call(home.listUserEvents, {})).events).toEqual([{ name: 'first_steps_baby', value: 'done' }]);
    const nobody = await signedUp(shop);
    expect(await nobody.refused(home.postSignupEcommerce, { body: { items: [] } })).toMatchObject({
      code: 'wrong-state',
    });
  });

  it('adds what was chosen to the registry that the page showed, though another is the current one by now', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const other = (await owner.call(registries.createRegistry, { body: {} })).registry.id;
    await owner.call(home.postSignupEcommerce, { body: { registryId, items: [{ productId: 10 }] } });
    const countIn = async (id: string) =>
      (await owner.call(registries.listItems, { params: { id } })).regItems.filter(({ productId }) => productId === 10)
        .length;
    expect([await countIn(registryId), await countIn(other)]).toEqual([1, 0]);
    const body = { registryId, items: [{ productId: 10 }] };
    expect((await (await signedUp(shop)).refused(home.postSignupEcommerce, { body })).code).toBe('not-found');
  });

  it('remembers the latest thousand entries that somebody has put away', async () => {
    const owner = await signedUp(shop);
    const user_id = (await owner.call(currentUser, {})).user!.id;
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      for (let number = 0; number < dismissedMax; number += 1)
        await trx
          .insertInto('feed_dismissal')
          .values({ user_id, entry: `old ${number}`, created_at: number })
          .execute();
    });
    await owner.call(home.dismissFeedItem, { body: { feedItemId: 'guide:one' } });
    const rows = await shop.app.db.read
      .selectFrom('feed_dismissal')
      .select('entry')
      .where('user_id', '=', user_id)
      .execute();
    expect(rows).toHaveLength(dismissedMax);
    expect(rows.map(({ entry }) => entry)).toContain('guide:one');
  });
});
