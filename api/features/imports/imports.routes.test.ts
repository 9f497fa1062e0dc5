import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { importGifts, readImport } from '#contracts/imports.ts';
import { addItem, createRegistry, listItems } from '#contracts/registries.ts';

const list = 'Oak cot $249.50 https://nook.example/cot?utm_source=a\nGrandma’s quilt\noak COT\nSwaddles x4 $18';

describe.each(engines)('the gifts of another list on %s', (engine) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ engine });
  });
  afterAll(() => shop.close());

  async function owner() {
    const client = await signedUp(shop);
    const { registry } = await client.call(createRegistry, { body: { title: 'Ours' } });
    return { client, id: registry.id };
  }
  const titlesOf = async ({ client, id }: Awaited<ReturnType<typeof owner>>) =>
    (await client.call(listItems, { params: { id }, query: {} })).regItems.map(({ title }) => title);

  it('are read without changing anything, and say which are on the list', async () => {
    const olive = await owner();
    const params = { id: olive.id };
    await olive.client.call(addItem, { params, body: { kind: 'idea', title: 'Grandma’s Quilt' } });
    const { gifts, unread } = await olive.client.call(readImport, { params, body: { text: list } });
    expect(gifts.map(({ title, isOnList }) => [title, isOnList])).toEqual([
      ['Oak cot', false],
      ['Grandma’s quilt', true],
      ['oak COT', true],
      ['Swaddles', false],
    ]);
    expect([unread, await titlesOf(olive)]).toEqual([0, ['Grandma’s Quilt']]);
  });

  it('are added as chosen, once, with their prices and canonical links', async () => {
    const olive = await owner();
    const params = { id: olive.id };
    const { gifts } = await olive.client.call(readImport, { params, body: { text: list } });
    const chosen = gifts.filter(({ title }) => title !== 'Grandma’s quilt').map(({ isOnList: _, ...gift }) => gift);
    const first = await olive.client.call(importGifts, { params, body: { gifts: chosen } });
    expect([first.regItemIds.length, first.alreadyThere]).toEqual([2, 1]);
    const { regItems } = await olive.client.call(listItems, { params, query: {} });
    expect(regItems).toMatchObject([
      {
        kind: 'external',
        title: 'Oak cot',
        url: 'https://nook.example/cot',
        price: { amount: 24950, currency: 'USD' },
      },
      { kind: 'idea', title: 'Swaddles', quantity: 4 },
    ]);
    const again = await olive.client.call(importGifts, { params, body: { gifts: chosen } });
    expect([again.regItemIds, again.alreadyThere]).toEqual([[], 3]);
  });

  it('are told apart by their links, also where links without words all have the name of their store', async () => {
    const olive = await owner();
    const params = { id: olive.id };
    const links = ['1', '2', '3', '2'].map((n) => `https://www.amazon.com/dp/B07ABCDEF${n}`);
    const named = ['Rattle https://a.example/p/1', 'Rattle https://b.example/p/1', 'Oak cot https://a.example/cot'];
    const body = { text: [...links, 'Amazon', 'Oak cot', ...named].join('\n') };
    const { gifts } = await olive.client.call(readImport, { params, body });
    expect(gifts.map(({ title, isOnList }) => [title, isOnList])).toEqual([
      ['Amazon', false],
      ['Amazon', false],
      ['Amazon', false],
      ['Amazon', true],
      ['Amazon', false],
      ['Oak cot', false],
      ['Rattle', false],
      ['Rattle', false],
      ['Oak cot', true],
    ]);
    const added = await olive.client.call(importGifts, { params, body });
    expect([added.regItemIds.length, added.alreadyThere]).toEqual([7, 2]);
    const again = await olive.client.call(importGifts, { params, body });
    expect([again.regItemIds.length, again.alreadyThere]).toEqual([0, 9]);
  });

  it('are added whole by a form without script', async () => {
    const olive = await owner();
    const answer = await olive.client.postForm(`/api/v3/registries/${olive.id}/imported_items`, {
      text: list,
      page: '/registry/import',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/registry/import?added=3&there=1']);
    expect(await titlesOf(olive)).toEqual(['Oak cot', 'Grandma’s quilt', 'Swaddles']);
  });

  it('leave out what a registry does not take', async () => {
    const olive = await owner();
    const gift = {
      title: 'A cot',
      storeName: '',
      priceCents: null,
      currency: null,
      imgUrl: null,
      quantity: 1,
      note: '',
    };
    const urls = ['https://user:pw@nook.example/cot', 'javascript:alert(1)'];
    const body = { gifts: urls.map((url) => ({ ...gift, url })) };
    expect(await olive.client.call(importGifts, { params: { id: olive.id }, body })).toMatchObject({ regItemIds: [] });
  });

  it('are for those who may edit', async () => {
    const [olive, other] = [await owner(), await owner()];
    for (const endpoint of [readImport, importGifts])
      await expect(other.client.call(endpoint, { params: { id: olive.id }, body: { text: list } })).rejects.toThrow(
        'answered 404',
      );
  });
});
