import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as carts from '#contracts/carts.ts';
import * as users from '#contracts/users.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const store = (productId: number, quantity = 1) => ({ body: { cartType: 'store' as const, productId, quantity } });

const lines = [
  brandLine(),
  productLine(1, {
    variants: [
      variantLine(10, { priceCents: 1999, stock: 5, options: { color: 'Sage', size: 'Large' } }),
      variantLine(11, { priceCents: 2499, stock: 60, options: { color: 'Oat', size: 'Large' } }),
    ],
  }),
  productLine(2, { variants: [variantLine(20, { priceCents: 4500, stock: 100 })] }),
  productLine(3, { variants: [variantLine(30, { stock: 0 })] }),
  productLine(4, { comingSoonUntil: '2027-04-01' }),
  productLine(5, { category: 'sign-up-gifts' }),
  productLine(6, { type: 'cash_fund' }),
  productLine(7, { type: 'crowdfund' }),
  productLine(8, { type: 'gift_card' }),
  productLine(9, { type: 'favor', variants: [variantLine(90, { priceCents: 350, stock: 400 })] }),
];

describe.each(engines)('carts on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, lines);
  });
  afterAll(() => shop.close());
  const cartOf = async (client: ReturnType<Shop['client']>) => (await client.call(carts.readCart, {})).cart;

  it('is empty for an unknown visitor', async () => {
    expect(await cartOf(shop.client())).toEqual({
      id: null,
      cartType: 'store',
      version: 0,
      items: [],
      itemCount: 0,
      itemsTotal: usd(0),
      freeShipping: { threshold: usd(4500), left: usd(4500), isReached: false, percent: 0 },
      hasChanges: false,
    });
  });

  it('takes a product of a visitor without an account, and prices it itself', async () => {
    const visitor = shop.client();
    const { cart, item } = await visitor.call(carts.addToCart, store(10, 2));
    expect(item).toMatchObject({
      productId: 10,
      genericProductId: 1,
      title: 'Meadow pram 1',
      variant: 'Sage, Large',
      brand: 'Oatwell',
      path: '/gp/pram-1/1/10',
      quantity: 2,
      quantityMax: 5,
      state: 'fine',
      price: usd(1999),
      total: usd(3998),
    });
    expect(cart).toMatchObject({ itemCount: 2, itemsTotal: usd(3998), freeShipping: { left: usd(502), percent: 88 } });
    expect(await cartOf(visitor)).toEqual(cart);
    expect(
      await visitor.refused(carts.addToCart, { body: { ...store(10).body, price: usd(1) } as never }),
    ).toMatchObject({ code: 'invalid-input', fields: [{ field: 'body.price' }] });
  });

  it('ships free from 45, and says how far it is', async () => {
    const visitor = shop.client();
    const { cart } = await visitor.call(carts.addToCart, store(20));
    expect(cart.freeShipping).toEqual({ threshold: usd(4500), left: usd(0), isReached: true, percent: 100 });
  });

  it('counts the same thing together, each variant on its own line', async () => {
    const visitor = shop.client();
    await visitor.call(carts.addToCart, store(10));
    await visitor.call(carts.addToCart, store(11));
    const { cart } = await visitor.call(carts.addToCart, store(10, 2));
    expect(cart.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [10, 3],
      [11, 1],
    ]);
  });

  it.each([
    ['sold out', 30, 'sold-out'],
    ['coming soon', 40, 'not-out-yet'],
    ['of a hidden category', 50, 'invalid-input'],
    ['a cash fund', 60, 'not-for-cart'],
    ['a group gift', 70, 'not-for-cart'],
    ['a gift card', 80, 'not-for-cart'],
    ['unknown', 999_999, 'invalid-input'],
  ])('refuses what is %s', async (_, productId, code) => {
    const visitor = shop.client();
    expect(await visitor.refused(carts.addToCart, store(productId))).toMatchObject({ code });
    expect(await cartOf(visitor)).toMatchObject({ items: [] });
  });

  it('takes favors like any product', async () => {
    const { item } = await shop.client().call(carts.addToCart, store(90, 20));
    expect(item).toMatchObject({ quantity: 20, total: usd(7000) });
  });

  it('says how many are left, how many a line takes, and how many lines a cart', async () => {
    const visitor = shop.client();
    await visitor.call(carts.addToCart, store(10, 4));
    expect(await visitor.refused(carts.addToCart, store(10, 2))).toMatchObject({
      code: 'not-enough-left',
      detail: 'There are 5 left, and 4 of them are in your cart.',
      facts: { left: 5, inCart: 4 },
    });
    expect((await cartOf(visitor)).items[0]).toMatchObject({ quantity: 4 });
    await visitor.call(carts.addToCart, store(11, 20));
    expect(await visitor.refused(carts.addToCart, store(11))).toMatchObject({
      code: 'line-full',
      facts: { most: 20, inCart: 20 },
    });
    for (const quantity of [0, -1, 1.5, 21])
      expect(await visitor.refused(carts.addToCart, store(20, quantity))).toMatchObject({ code: 'invalid-input' });

    const collector = shop.client();
    await shop.import(Array.from({ length: 51 }, (_, i) => productLine(1000 + i)));
    for (let i = 0; i < 50; i += 1) await collector.call(carts.addToCart, store(10_000 + i * 10));
    expect(await collector.refused(carts.addToCart, store(10_500))).toMatchObject({ code: 'cart-full' });
    const full = await collector.call(carts.addToCart, store(10_000));
    expect(full.cart.items).toHaveLength(50);
    expect(full.item.quantity).toBe(2);
  });

  it('changes how many, saves for later, removes and brings back', async () => {
    const visitor = shop.client();
    const { item } = await visitor.call(carts.addToCart, store(10));
    const params = { id: item.id };
    const more = await visitor.call(carts.changeCartItem, { params, body: { quantity: 4 } });
    expect(more).toMatchObject({ item: { quantity: 4 }, cart: { itemCount: 4, itemsTotal: usd(7996), version: 2 } });
    expect(await visitor.refused(carts.changeCartItem, { params, body: { quantity: 6 } })).toMatchObject({
      code: 'not-enough-left',
    });

    const saved = await visitor.call(carts.changeCartItem, { params, body: { savedForLater: true } });
    expect(saved).toMatchObject({ item: { savedForLater: true }, cart: { itemCount: 0, itemsTotal: usd(0) } });
    await visitor.call(carts.changeCartItem, { params, body: { savedForLater: false } });

    const { cart } = await visitor.call(carts.removeCartItem, { params });
    expect(cart.items).toEqual([]);
    expect(await visitor.refused(carts.changeCartItem, { params, body: { quantity: 1 } })).toMatchObject({
      code: 'not-found',
    });
    expect(await visitor.refused(carts.removeCartItem, { params })).toMatchObject({ code: 'not-found' });
    const back = await visitor.call(carts.changeCartItem, { params, body: { removed: false } });
    expect(back).toMatchObject({ item: { id: item.id, quantity: 4 }, cart: { itemCount: 4 } });

    await visitor.call(carts.emptyCart, {});
    expect((await cartOf(visitor)).items).toEqual([]);
    const again = await visitor.call(carts.addToCart, store(10));
    expect(again).toMatchObject({ item: { quantity: 1 }, cart: { itemCount: 1 } });
  });

  it('says when a price or the stock is not as it was, until that is accepted', async () => {
    await shop.import([
      productLine(200, { variants: [variantLine(2000, { priceCents: 1000, stock: 9 })] }),
      productLine(201, { variants: [variantLine(2010, { priceCents: 2000, stock: 9 })] }),
      productLine(202, { variants: [variantLine(2020, { priceCents: 3000, stock: 9 })] }),
    ]);
    const visitor = shop.client();
    await visitor.call(carts.addToCart, store(2000, 2));
    await visitor.call(carts.addToCart, store(2010, 5));
    await visitor.call(carts.addToCart, store(2020));
    expect((await cartOf(visitor)).hasChanges).toBe(false);
    await shop.import([
      productLine(200, { variants: [variantLine(2000, { priceCents: 1200, stock: 9 })] }),
      productLine(201, { variants: [variantLine(2010, { priceCents: 2000, stock: 3 })] }),
      productLine(202, { category: 'sign-up-gifts', variants: [variantLine(2020, { priceCents: 3000, stock: 9 })] }),
    ]);
    const changed = await cartOf(visitor);
    expect(changed).toMatchObject({ hasChanges: true, itemCount: 5, itemsTotal: usd(8400) });
    expect(changed.items).toMatchObject([
      { state: 'fine', price: usd(1200), priceBefore: usd(1000), total: usd(2400) },
      { state: 'fewer-left', quantity: 5, left: 3, total: usd(6000) },
      { state: 'gone', title: 'Meadow pram 202', price: null, total: usd(0), path: null },
    ]);
    const { cart } = await visitor.call(carts.acceptCart, { body: { acceptChanges: true } });
    expect(cart).toMatchObject({ hasChanges: false, itemCount: 5, itemsTotal: usd(8400) });
    expect(cart.items.map(({ quantity, priceBefore }) => [quantity, priceBefore])).toEqual([
      [2, null],
      [3, null],
    ]);
  });

  it('knows no cart but one’s own', async () => {
    const [mine, other] = [shop.client(), shop.client()];
    const { item } = await mine.call(carts.addToCart, store(10));
    await other.call(carts.addToCart, store(20));
    const params = { id: item.id };
    expect(await other.refused(carts.changeCartItem, { params, body: { quantity: 2 } })).toMatchObject({
      code: 'not-found',
    });
    expect(await other.refused(carts.removeCartItem, { params })).toMatchObject({ code: 'not-found' });
    expect((await cartOf(mine)).items).toHaveLength(1);
  });

  it('shows the header how many there are, and forgets it at sign-out', async () => {
    const person = await signedUp(shop, 'Hint');
    await person.call(carts.addToCart, store(10, 3));
    expect(person.cookie('layette_cart')).toBe('3');
    await person.call(users.signOut, {});
    expect(person.cookie('layette_cart')).toBeUndefined();
    expect((await cartOf(person)).items).toEqual([]);
  });

  it('counts once what is sent twice, and both of what two tabs send at once', async () => {
    const visitor = shop.client();
    await visitor.call(carts.addToCart, store(11));
    const headers = { 'idempotency-key': 'the-same-press-of-a-button' };
    await visitor.call(carts.addToCart, store(11), headers);
    await visitor.call(carts.addToCart, store(11), headers);
    expect((await cartOf(visitor)).items[0]).toMatchObject({ quantity: 2 });
    await Promise.all(Array.from({ length: 6 }, () => visitor.call(carts.addToCart, store(11))));
    expect((await cartOf(visitor)).items).toMatchObject([{ productId: 11, quantity: 8 }]);
  });

  it('takes exactly as many as are left when many tabs race for them', async () => {
    const visitor = shop.client();
    await visitor.call(carts.addToCart, store(20));
    const answers = await Promise.all(Array.from({ length: 9 }, () => visitor.send(carts.addToCart, store(10))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await cartOf(visitor)).items[1]).toMatchObject({ productId: 10, quantity: 5 });
  });

  it('deletes lines removed a week ago and carts that no one can reach', async () => {
    const { forgetOldCarts } = await import('./carts.service.ts');
    const [visitor, person] = [shop.client(), await signedUp(shop, 'Keeper')];
    const { item } = await visitor.call(carts.addToCart, store(10));
    await visitor.call(carts.removeCartItem, { params: { id: item.id } });
    await person.call(carts.addToCart, store(10));
    const day = 86_400_000;
    shop.clock.pass(8 * day);
    await forgetOldCarts(shop.app);
    const count = async (table: 'cart' | 'cart_item', id: string) =>
      (await shop.app.db.read.selectFrom(table).select('id').where('id', '=', id).execute()).length;
    expect(await count('cart_item', item.id)).toBe(0);
    const before = await shop.app.db.read.selectFrom('cart').select('id').where('user_id', 'is not', null).execute();
    shop.clock.pass(393 * day);
    await forgetOldCarts(shop.app);
    const left = await shop.app.db.read.selectFrom('cart').selectAll().execute();
    expect(left.filter((cart) => cart.user_id === null)).toEqual([]);
    expect(left).toHaveLength(before.length);
    shop.clock.pass(-401 * day);
  });
});
