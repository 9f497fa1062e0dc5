import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as amazon from '#contracts/amazon-cart.ts';
import { createAudience, endAudience } from '#contracts/audiences.ts';
import { addToCart } from '#contracts/carts.ts';
import * as registries from '#contracts/registries.ts';
import { reserveItem } from '#contracts/reservations.ts';

describe.each(engines)('wishes to buy at the outside marketplace on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function wish(url: string, more: { offers?: { storeName: string; url: string; price: null }[] } = {}) {
    const { owner, registryId, itemId } = await ownerWithItem(test, 1);
    const body = { kind: 'external', title: 'Crib', url, quantity: 2, ...more } as const;
    const { regItem } = await owner.call(registries.addItem, { params: { id: registryId }, body });
    return { owner, registryId, ideaId: itemId, regItemId: regItem.id };
  }

  it('are collected, changed, removed and put into its cart by one link', async () => {
    const { regItemId } = await wish('https://www.amazon.com/Crib/dp/B000TEST01?tag=x');
    const elsewhere = { storeName: 'Amazon', url: 'https://www.amazon.com/dp/B000TEST02', price: null };
    const second = await wish('https://shop.example/crib', { offers: [elsewhere] });
    const guest = test.client();
    expect(await guest.call(amazon.listAmazonCartItems, {})).toEqual({ amazonCartItems: [], cartLinks: [] });
    await guest.call(amazon.addAmazonCartItem, { body: { regItemId, quantity: 2 } });
    const both = await guest.call(amazon.addAmazonCartItem, { body: { regItemId: second.regItemId } });
    const of = (first: number) =>
      `https://www.amazon.com/gp/aws/cart/add.html?ASIN.1=B000TEST01&Quantity.1=${first}&ASIN.2=B000TEST02&Quantity.2=1`;
    expect(both.amazonCartItems).toMatchObject([{ regItemId, quantity: 2 }, { regItemId: second.regItemId }]);
    expect(both.cartLinks).toEqual([of(2)]);
    const params = { id: both.amazonCartItems[0]!.id };
    expect((await guest.call(amazon.changeAmazonCartItem, { params, body: { quantity: 1 } })).cartLinks).toEqual([
      of(1),
    ]);
    const removed = await guest.call(amazon.removeAmazonCartItem, { params });
    expect(removed.amazonCartItems).toHaveLength(1);
    expect((await guest.call(amazon.changeAmazonCartItem, { params, body: { removed: false } })).cartLinks).toEqual([
      of(1),
    ]);
    expect(await guest.call(amazon.listAmazonCartItems, {})).toMatchObject({ cartLinks: [of(1)] });
    expect((await test.client().call(amazon.listAmazonCartItems, {})).amazonCartItems).toEqual([]);
    expect(await test.client().refused(amazon.removeAmazonCartItem, { params })).toMatchObject({ code: 'not-found' });
  });

  it('leave out what somebody else gives meanwhile', async () => {
    const { regItemId } = await wish('https://www.amazon.com/dp/B000TEST03');
    const guest = test.client();
    await guest.call(amazon.addAmazonCartItem, { body: { regItemId, quantity: 2 } });
    const taken = { params: { id: regItemId }, body: { ...giver('Gus'), quantity: 2 } };
    await test.client().call(reserveItem, taken);
    const { amazonCartItems, cartLinks } = await guest.call(amazon.listAmazonCartItems, {});
    expect([amazonCartItems.map(({ state }) => state), cartLinks]).toEqual([['sold-out'], []]);
  });

  it('are added by who names the link that they came by, as long as it works', async () => {
    const { owner, registryId, regItemId } = await wish('https://www.amazon.com/dp/B000TEST05');
    const group = { name: 'Work', itemIds: [regItemId] };
    const { audience } = await owner.call(createAudience, { params: { id: registryId }, body: group });
    const add = (through: string | null) =>
      test.client().send(amazon.addAmazonCartItem, { body: { regItemId, through } });
    const statuses = async () => [
      (await add(registryId)).status,
      (await add(audience.id)).status,
      (await add(null)).status,
    ];
    expect(await statuses()).toEqual([201, 201, 404]);
    await owner.call(endAudience, { params: { id: registryId, audience: audience.id } });
    expect(await statuses()).toEqual([201, 404, 404]);
  });

  it('are no wishes of other stores, no ideas, none of one’s own, and no lines of another cart', async () => {
    const { owner, regItemId } = await wish('https://www.amazon.com/dp/B000TEST04');
    const other = await wish('https://shop.example/crib');
    const guest = test.client();
    const refused = async (id: string, by = guest) =>
      (await by.refused(amazon.addAmazonCartItem, { body: { regItemId: id } })).code;
    expect(await refused(other.regItemId)).toBe('not-for-cart');
    expect(await refused(other.ideaId)).toBe('not-for-cart');
    expect(await refused(test.app.newId())).toBe('invalid-input');
    expect(await refused(regItemId, owner)).toBe('own-registry');
    const { item } = await guest.call(addToCart, {
      body: { cartType: 'amazonCart', regItemId: other.regItemId, quantity: 1 },
    });
    expect((await guest.call(amazon.listAmazonCartItems, {})).cartLinks).toEqual([]);
    expect(item.state).toBe('fine');
  });
});
