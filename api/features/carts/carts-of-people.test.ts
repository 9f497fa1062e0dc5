import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { giver, ownerWithItem, signedUp, signUpByMail, testPassword } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as carts from '#contracts/carts.ts';
import * as registries from '#contracts/registries.ts';
import { deleteRegistry } from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';
import * as users from '#contracts/users.ts';

const store = (productId: number, quantity = 1) => ({ body: { cartType: 'store' as const, productId, quantity } });
const lines = [
  brandLine(),
  ...[1, 2, 3].map((id) => productLine(id, { variants: [variantLine(id * 10, { stock: 50 })] })),
];

describe.each(engines)('carts of people on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, lines);
  });
  afterAll(() => shop.close());

  const linesOf = async (client: TestClient) =>
    (await client.call(carts.readCart, {})).cart.items.map(({ productId, quantity }) => [productId, quantity]);
  let accounts = 0;
  const account = async () => {
    accounts += 1;
    const body = { email: `cart${accounts}@example.com`, password: testPassword };
    return { first: await signedUp(shop, 'Robin', body.email), body };
  };

  describe('signing in', () => {
    it('keeps what was collected before, under the same ids', async () => {
      const client = shop.client();
      const { item } = await client.call(carts.addToCart, store(10, 2));
      await signUpByMail(shop, client, { email: 'new@example.com' });
      expect(client.cookie('layette_cart')).toBe('2');
      expect(await linesOf(client)).toEqual([[10, 2]]);
      await client.call(carts.changeCartItem, { params: { id: item.id }, body: { quantity: 3 } });
      expect(await linesOf(client)).toEqual([[10, 3]]);
    });

    it('adds both carts up without loss, and nothing twice', async () => {
      const { first, body } = await account();
      await first.call(carts.addToCart, store(10, 2));
      await first.call(carts.addToCart, store(20, 15));
      const phone = shop.client();
      await phone.call(carts.addToCart, store(10, 1));
      await phone.call(carts.addToCart, store(20, 15));
      const { item } = await phone.call(carts.addToCart, store(30, 4));
      await phone.call(users.signIn, { body });
      expect(await linesOf(phone)).toEqual([
        [10, 3],
        [20, 20],
        [30, 4],
      ]);
      await phone.call(users.signIn, { body });
      expect(await linesOf(first)).toEqual(await linesOf(phone));
      await phone.call(carts.removeCartItem, { params: { id: item.id } });
      expect(await linesOf(phone)).toHaveLength(2);
    });

    it('does not bring back what was removed', async () => {
      const { first, body } = await account();
      const kept = await first.call(carts.addToCart, store(10));
      await first.call(carts.removeCartItem, { params: { id: kept.item.id } });
      const phone = shop.client();
      const { item } = await phone.call(carts.addToCart, store(20));
      await phone.call(carts.removeCartItem, { params: { id: item.id } });
      await phone.call(carts.addToCart, store(10, 2));
      await phone.call(users.signIn, { body });
      expect(await linesOf(phone)).toEqual([[10, 2]]);
    });

    it('leaves nothing to the next person at the same browser', async () => {
      const { body } = await account();
      const shared = shop.client();
      await shared.call(carts.addToCart, store(10));
      await shared.call(users.signIn, { body });
      await shared.call(users.signOut, {});
      expect(await linesOf(shared)).toEqual([]);
    });
  });

  describe('onto a registry', () => {
    it('puts everything there, adding to what is wished for already', async () => {
      const { owner, registryId } = await ownerWithItem(shop);
      await owner.call(registries.addItem, {
        params: { id: registryId },
        body: { kind: 'product', productId: 10, quantity: 2 },
      });
      await owner.call(carts.addToCart, store(10, 3));
      await owner.call(carts.addToCart, store(20));
      const saved = await owner.call(carts.addToCart, store(30));
      await owner.call(carts.changeCartItem, { params: { id: saved.item.id }, body: { savedForLater: true } });
      const done = await owner.call(carts.convertCart, { body: {} });
      expect(done).toMatchObject({ registryId, units: 4, cart: { itemCount: 0, items: [{ productId: 30 }] } });
      const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
      expect(regItems.filter((item) => item.productId !== null).map((item) => [item.productId, item.quantity])).toEqual(
        [
          [10, 5],
          [20, 1],
        ],
      );
      expect(done.regItemIds).toEqual(regItems.filter((item) => item.productId !== null).map((item) => item.id));
    });

    it('is for people with a registry of their own, and a cart with something in it', async () => {
      expect(await shop.client().refused(carts.convertCart, { body: {} })).toMatchObject({ code: 'sign-in-required' });
      const person = await signedUp(shop, 'Plain');
      await person.call(carts.addToCart, store(10));
      expect(await person.refused(carts.convertCart, { body: {} })).toMatchObject({ code: 'wrong-state' });
      const { registryId, owner } = await ownerWithItem(shop);
      expect(await person.refused(carts.convertCart, { body: { registryId } })).toMatchObject({ code: 'not-found' });
      expect(await owner.refused(carts.convertCart, { body: {} })).toMatchObject({ code: 'wrong-state' });
      expect(await linesOf(person)).toEqual([[10, 1]]);
    });

    it('happens once when two tabs ask at the same time', async () => {
      const { owner, registryId } = await ownerWithItem(shop);
      await owner.call(carts.addToCart, store(10, 2));
      await Promise.all([owner.send(carts.convertCart, { body: {} }), owner.send(carts.convertCart, { body: {} })]);
      const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
      expect(regItems.find((item) => item.productId === 10)).toMatchObject({ quantity: 2 });
    });
  });

  describe('of gifts', () => {
    const registryWith = async (quantity: number) => {
      const { owner, registryId } = await ownerWithItem(shop);
      const { regItem } = await owner.call(registries.addItem, {
        params: { id: registryId },
        body: { kind: 'product', productId: 10, quantity },
      });
      const other = await owner.call(registries.addItem, {
        params: { id: registryId },
        body: {
          kind: 'external',
          title: 'Rainbow',
          url: 'https://toys.example/rainbow',
          storeName: 'Toys',
          price: { amount: 3250, currency: 'USD' },
        },
      });
      return { owner, registryId, wish: regItem.id, elsewhere: other.regItem.id };
    };
    const wishes = (regItemId: string, quantity = 1) => ({
      body: { cartType: 'registry' as const, regItemId, quantity },
    });

    it('holds no more than is still wanted, not counting the visitor’s own reservations', async () => {
      const { wish } = await registryWith(3);
      await shop.client().call(reservations.reserveItem, { params: { id: wish }, body: giver() });
      const guest = shop.client();
      await guest.call(reservations.reserveItem, { params: { id: wish }, body: giver('Own') });
      expect(await guest.refused(carts.addToCart, wishes(wish, 3))).toMatchObject({
        code: 'not-enough-left',
        facts: { left: 2 },
      });
      const { item, cart } = await guest.call(carts.addToCart, wishes(wish, 2));
      expect(item).toMatchObject({ productId: 10, regItemId: wish, registry: { title: 'Olive’s baby registry' } });
      expect(cart).toMatchObject({ cartType: 'registry', itemCount: 2 });
      expect((await guest.call(carts.readCart, {})).cart.items).toEqual([]);
      await shop.client().call(reservations.reserveItem, { params: { id: wish }, body: giver('Faster') });
      const query = { cart_type: 'registry' } as const;
      expect((await guest.call(carts.readCart, { query })).cart).toMatchObject({
        hasChanges: true,
        items: [{ state: 'fewer-left', left: 1 }],
      });
    });

    it('collects what other stores sell, and promises no shipping for it', async () => {
      const { elsewhere, wish } = await registryWith(1);
      const guest = shop.client();
      const body = { cartType: 'amazonCart' as const, regItemId: elsewhere, quantity: 1 };
      const { item, cart } = await guest.call(carts.addToCart, { body });
      expect(item).toMatchObject({ url: 'https://toys.example/rainbow', storeName: 'Toys', price: { amount: 3250 } });
      expect(cart.freeShipping).toBeNull();
      expect(guest.cookie('layette_cart')).toBeUndefined();
      expect(await guest.refused(carts.addToCart, { body: { ...body, regItemId: wish } })).toMatchObject({
        code: 'invalid-input',
      });
    });

    it('tells members of the registry nothing about its gifts', async () => {
      const { owner, registryId, wish } = await registryWith(2);
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'full' } });
      expect(await owner.refused(carts.addToCart, wishes(wish))).toMatchObject({ code: 'own-registry' });

      // Added before signing in: the line stays, and does not reveal that somebody was faster.
      const { first, body } = await account();
      const made = await first.call(registries.createRegistry, { body: {} });
      const own = await first.call(registries.addItem, {
        params: { id: made.registry.id },
        body: { kind: 'product', productId: 20, quantity: 1 },
      });
      const query = { cart_type: 'registry' } as const;
      const visitor = shop.client();
      await visitor.call(carts.addToCart, wishes(own.regItem.id));
      await shop.client().call(reservations.reserveItem, { params: { id: own.regItem.id }, body: giver() });
      expect((await visitor.call(carts.readCart, { query })).cart.items).toMatchObject([{ state: 'sold-out' }]);
      await visitor.call(users.signIn, { body });
      expect((await visitor.call(carts.readCart, { query })).cart.items).toMatchObject([{ state: 'fine' }]);
    });

    it('says nothing of a registry that was deleted', async () => {
      const { owner, registryId, wish, elsewhere } = await registryWith(2);
      const guest = shop.client();
      await guest.call(carts.addToCart, wishes(wish));
      await guest.call(carts.addToCart, { body: { cartType: 'amazonCart', regItemId: elsewhere } });
      const change = { params: { id: registryId, item: elsewhere }, body: { title: 'Renamed since' } };
      await owner.call(registries.changeItem, change);
      await owner.call(deleteRegistry, { params: { id: registryId } });
      for (const cart_type of ['registry', 'amazonCart'] as const) {
        const { cart } = await guest.call(carts.readCart, { query: { cart_type } });
        expect(cart.items).toMatchObject([{ state: 'gone', registry: null }]);
        expect(JSON.stringify(cart)).not.toMatch(/Renamed|olive/i);
      }
      expect((await shop.client().refused(carts.addToCart, wishes(wish))).code).toBe('invalid-input');
    });

    it('says of a wish that was taken off the list that it has gone', async () => {
      const { owner, registryId, wish } = await registryWith(2);
      const guest = shop.client();
      await guest.call(carts.addToCart, wishes(wish));
      await owner.call(registries.removeItem, { params: { id: registryId, item: wish } });
      const { cart } = await guest.call(carts.readCart, { query: { cart_type: 'registry' } });
      expect(cart.items).toMatchObject([{ state: 'gone' }]);
    });
  });
});
