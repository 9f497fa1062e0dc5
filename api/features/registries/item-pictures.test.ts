import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as registries from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { forgetUnusedPictures, picturesADayMax } from './item-pictures.service.ts';

const dayMs = 86_400_000;

describe.each(engines)('copies of pictures on %s', (engine) => {
  let test: TestApp;
  let read = 0;
  /** Pictures of stores that take their time. */
  const slow = new Map<string, Promise<void>>();
  beforeAll(async () => {
    // A store that shows another picture each time.
    const readPicture = async (url: string) => {
      await slow.get(url);
      if (url.includes('tarpit')) test.clock.pass(8_000);
      read += 1;
      return Buffer.from(`picture ${read}`);
    };
    test = await createTestApp({ engine, parts: { readPicture, jobsWhenAsked: { atOnce: 8 } } });
  });
  afterAll(() => test.close());

  async function itemWithPictures() {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const params = { id: registryId, item: itemId };
    const shown = async () => (await owner.call(registries.readItem, { params })).regItem.imgUrl!;
    const change = async () => {
      await owner.call(registries.changeItem, { params, body: { imgUrl: `https://shop.example/${read}.jpg` } });
      await test.jobs.runDue();
      test.clock.pass(1000);
      return shown();
    };
    return { itemId, owner, params, change, shown };
  }
  const status = async (url: string) => (await fetch(test.origin + url)).status;

  it('are forgotten once nobody can see them, however often an item gets another one', async () => {
    const { itemId, change } = await itemWithPictures();
    const urls = [await change(), await change()];
    const body = { giverName: 'Gus', giverEmail: 'gus@example.com' };
    const { reservation } = await test.client().call(reserveItem, { params: { id: itemId }, body });
    expect(reservation.item.imgUrl).toBe(urls[1]);
    urls.push(await change(), await change());
    expect(new Set(urls).size).toBe(4);
    await forgetUnusedPictures(test.app);
    expect(await Promise.all(urls.map(status))).toEqual([200, 200, 200, 200]);
    test.clock.pass(dayMs + 1);
    await forgetUnusedPictures(test.app);
    // The picture that its giver saw stays, and so does the item's current one.
    expect(await Promise.all(urls.map(status))).toEqual([404, 200, 404, 200]);
  });

  it('are fetched one after the other for an owner of many, so that others come in between', async () => {
    const { change, shown } = await itemWithPictures();
    const first = await change();
    const ofToday = (count: number) =>
      test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('attempt').set({ count }).where('count', '>', 0).execute(),
      );
    await ofToday(1_100);
    expect(await change()).toBe(first);
    const other = await itemWithPictures();
    expect(await other.change()).toMatch(/pictures/);
    test.clock.pass(8 * 60_000);
    await test.jobs.runDue();
    expect(await shown()).toBe(first);
    test.clock.pass(60_000);
    await test.jobs.runDue();
    expect(await shown()).not.toBe(first);
    await ofToday(1);
  });

  it('are made for one owner some thousand times a day', async () => {
    const { change } = await itemWithPictures();
    const first = await change();
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('attempt').set({ count: picturesADayMax }).where('count', '>', 0).execute(),
    );
    expect(await change()).toBe(first);
    test.clock.pass(dayMs);
    expect(await change()).not.toBe(first);
  });

  it('of a slow store wait for each other, so that those of others come first', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const body = (n: number) => ({ kind: 'external' as const, title: `Thing ${n}`, url: 'https://shop.example/p' });
    for (let n = 0; n < 30; n += 1) {
      const imgUrl = `https://tarpit.example/${n}.jpg`;
      const { regItem } = await owner.call(registries.addItem, {
        params: { id: registryId },
        body: { ...body(n), imgUrl },
      });
      expect(regItem.imgUrl).toBeNull();
    }
    const other = await ownerWithItem(test);
    const imgUrl = 'https://shop.example/quick.jpg';
    await other.owner.call(registries.addItem, { params: { id: other.registryId }, body: { ...body(0), imgUrl } });
    const shownTo = async ({ owner: who, registryId: id }: { owner: TestClient; registryId: string }) => {
      const { regItems } = await who.call(registries.listItems, { params: { id }, query: {} });
      return regItems.filter((item) => item.imgUrl !== null).length;
    };
    const begun = test.clock.now;
    await test.jobs.runDue();
    expect([await shownTo({ owner, registryId }), await shownTo(other)]).toEqual([10, 1]);
    expect(test.clock.now - begun).toBe(10 * 8_000);
    for (let minutes = 0; minutes < 30; minutes += 1) {
      test.clock.pass(60_000);
      await test.jobs.runDue();
    }
    expect(await shownTo({ owner, registryId })).toBe(30);
  });

  const photoOf = async (owner: TestClient) => {
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a4492f' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set('purpose', 'item');
    body.set('photo', new Blob([new Uint8Array(photo)]), 'a.png');
    const response = await owner.fetch('/api/v2/images', { method: 'POST', body });
    return ((await response.json()) as { image: { id: string } }).image.id;
  };

  it.each([
    ['another picture', /pictures\/items/, async () => ({ imgUrl: 'https://shop.example/later.jpg' })],
    ['an own photo', /pictures\/uploads/, async (owner: TestClient) => ({ imageId: await photoOf(owner) })],
    ['none', /^null$/, async () => ({ imgUrl: null })],
  ])('that arrive late do not replace what was chosen after them: %s', async (_, shownThen, choice) => {
    const { owner, params, shown } = await itemWithPictures();
    const [url, arriving] = ['https://slow.example/first.jpg', Promise.withResolvers<void>()];
    slow.set(url, arriving.promise);
    await owner.call(registries.changeItem, { params, body: { imgUrl: url } });
    const fetching = test.jobs.runDue();
    test.clock.pass(1000);
    await owner.call(registries.changeItem, { params, body: await choice(owner) });
    const others = test.jobs.runDue();
    await vi.waitFor(async () => expect(String(await shown())).toMatch(shownThen));
    const chosen = await shown();
    arriving.resolve();
    await Promise.all([fetching, others]);
    expect(await shown()).toBe(chosen);
  });
});
