import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';
import * as registryShop from '#contracts/registry-shop.ts';
import * as users from '#contracts/users.ts';

describe.each(engines)('the shop of a registry on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1), productLine(2, { type: 'crowdfund' })]);
  });
  afterAll(() => shop.close());

  it('knows what is on the list, how many of it, and where else one may add', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const second = await owner.call(registries.createRegistry, { body: { registryType: 'birthday', title: 'Two' } });
    const { regItem } = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'product', productId: 10, quantity: 2 },
    });
    const seen = await owner.call(registryShop.readRegistryShop, { params: { id: registryId } });
    expect(seen).toMatchObject({
      registry: { id: registryId, registryType: 'baby', isPaused: false },
      registries: [{ id: registryId }, { id: second.registry.id, title: 'Two' }],
      products: [{ regItemId: regItem.id, productId: 10, genericProductId: 1, quantity: 2 }],
    });
    expect(Object.keys(seen.products[0]!)).toEqual(['regItemId', 'productId', 'genericProductId', 'quantity']);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { isPaused: true } });
    const paused = await owner.call(registryShop.readRegistryShop, { params: { id: registryId } });
    expect(paused.registry.isPaused).toBe(true);
  });

  it('is that of the registry one chooses, among those one may add to', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const second = await owner.call(registries.createRegistry, { body: { title: 'Two' } });
    expect((await owner.call(users.currentUser, {})).user!.registryId).toBe(second.registry.id);
    const chosen = await owner.call(users.changeUser, { body: { registryId } });
    expect(chosen.user.registryId).toBe(registryId);
    expect((await owner.call(users.currentUser, {})).user!.registryId).toBe(registryId);
    const other = await ownerWithItem(shop);
    expect(await owner.refused(users.changeUser, { body: { registryId: other.registryId } })).toMatchObject({
      code: 'not-found',
    });
  });

  it('is for members who may add items', async () => {
    const { registryId } = await ownerWithItem(shop);
    const params = { id: registryId };
    const stranger = await signedUp(shop, 'Stranger');
    expect(await shop.client().refused(registryShop.readRegistryShop, { params })).toMatchObject({
      code: 'sign-in-required',
    });
    expect(await stranger.refused(registryShop.readRegistryShop, { params })).toMatchObject({ code: 'not-found' });
  });

  it('takes a crowdfund into category -13, once, under the title that its owner gives', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const params = { id: registryId };
    const body = { kind: 'product', productId: 20, quantity: 1, title: 'A pram from all of us' } as const;
    const { regItem } = await owner.call(registries.addItem, { params, body });
    expect(regItem).toMatchObject({ title: 'A pram from all of us', categoryId: -13, quantity: 1, productId: 20 });
    expect(await owner.refused(registries.addItem, { params, body: { ...body, quantity: 2 } })).toMatchObject({
      fields: [{ field: 'body.quantity' }],
    });
    expect((await owner.call(registries.addItem, { params, body })).regItem).toMatchObject({
      id: regItem.id,
      quantity: 1,
    });
    const item = { id: registryId, item: regItem.id };
    expect(await owner.refused(registries.changeItem, { params: item, body: { quantity: 2 } })).toMatchObject({
      fields: [{ field: 'body.quantity', message: 'is 1 for what is given together' }],
    });
    await owner.call(registries.changeItem, { params: item, body: { quantity: 1, title: 'A pram' } });
    const other = await owner.call(registries.addItem, { params, body: { ...body, productId: 10, quantity: 3 } });
    expect(other.regItem).toMatchObject({ title: 'Meadow pram 1', quantity: 3 });
  });

  it.each(['by a script', 'by a form without one'])(
    'wishes for a product again %s: more of the same item',
    async (how) => {
      const { owner, registryId } = await ownerWithItem(shop);
      const wish = async (quantity: number, note: string) => {
        if (how === 'by a script') {
          const body = { kind: 'product', productId: 10, quantity, note } as const;
          return void (await owner.call(registries.addItem, { params: { id: registryId }, body }));
        }
        const fields = { productId: '10', quantity: String(quantity), note, key: crypto.randomUUID() };
        const answer = await owner.fetch(`/api/v3/registries/${registryId}/reg_items`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields).toString(),
          redirect: 'manual',
        });
        expect([answer.status, answer.headers.get('location')]).toEqual([
          303,
          expect.stringMatching(new RegExp(`^/list/${registryId}\\?done=added#gift-`)),
        ]);
      };
      const wished = async () =>
        (await owner.call(registries.listItems, { params: { id: registryId } })).regItems
          .filter(({ productId }) => productId === 10)
          .map(({ quantity, note }) => [quantity, note]);
      await wish(2, 'The sage one');
      await wish(3, '');
      expect(await wished()).toEqual([[5, 'The sage one']]);
      await wish(98, 'Any color');
      expect(await wished()).toEqual([[99, 'Any color']]);
    },
  );

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 100 }],
    ['quantity', { quantity: 1.5 }],
    ['note', { note: 'x'.repeat(501) }],
  ])('takes a wish of 1 to 99 with a note of 500 letters, and names the %s beyond: %o', async (field, beyond) => {
    const { owner, registryId } = await ownerWithItem(shop);
    const wish = { kind: 'product', productId: 10, quantity: 99, note: 'x'.repeat(500), ...beyond } as const;
    expect(await owner.refused(registries.addItem, { params: { id: registryId }, body: wish })).toMatchObject({
      fields: [{ field: `body.${field}` }],
    });
    const most = { ...wish, quantity: 99, note: 'x'.repeat(500) };
    const { regItem } = await owner.call(registries.addItem, { params: { id: registryId }, body: most });
    expect([regItem.quantity, regItem.note.length]).toEqual([99, 500]);
  });

  it('returns the previous quantity, for undoing', async () => {
    const { owner, registryId } = await ownerWithItem(shop);
    const wish = (quantity: number, note: string) =>
      owner.call(registries.addItem, {
        params: { id: registryId },
        body: { kind: 'product', productId: 10, quantity, note },
      });
    expect((await wish(2, 'The sage one')).before).toBeNull();
    const again = await wish(98, 'Any color');
    expect([again.before, again.regItem.quantity]).toEqual([{ quantity: 2, note: 'The sage one' }, 99]);
    const item = { id: registryId, item: again.regItem.id };
    const back = await owner.call(registries.changeItem, { params: item, body: again.before! });
    expect(back.regItem).toMatchObject({ quantity: 2, note: 'The sage one' });
  });

  describe('registries of other shops', () => {
    const link = (url: string, more = {}) => ({ url, ...more });

    it('are linked by their plain address, named, and taken away', async () => {
      const { owner, registryId } = await ownerWithItem(shop);
      const params = { id: registryId };
      const { externalRegistries } = await owner.call(registryShop.linkExternalRegistry, {
        params,
        body: link('http://www.toys.example/list/7?utm_source=mail#top'),
      });
      expect(externalRegistries).toMatchObject([{ url: expect.not.stringContaining('utm_source'), storeName: 'Toys' }]);
      await owner.call(registryShop.linkExternalRegistry, {
        params,
        body: link('http://www.toys.example/list/7', { storeName: 'Toy Corner' }),
      });
      const seen = await shop.client().call(registryShop.listExternalRegistries, { params });
      expect(seen.externalRegistries).toMatchObject([{ storeName: 'Toy Corner' }]);
      const gone = await owner.call(registryShop.linkExternalRegistry, {
        params,
        body: link(seen.externalRegistries[0]!.url, { isLinked: false }),
      });
      expect(gone.externalRegistries).toEqual([]);
    });

    it.each(['javascript:alert(1)', 'ftp://toys.example/7', 'no address', 'http://127.0.0.1/7', 'http://localhost/7'])(
      'refuses %s',
      async (url) => {
        const { owner, registryId } = await ownerWithItem(shop);
        const input = { params: { id: registryId }, body: link(url) };
        expect(await owner.refused(registryShop.linkExternalRegistry, input)).toMatchObject({
          fields: [{ field: 'body.url' }],
        });
      },
    );

    it('are ten at most, and only members may change them', async () => {
      const { owner, registryId } = await ownerWithItem(shop);
      const params = { id: registryId };
      for (let i = 0; i < 10; i += 1)
        await owner.call(registryShop.linkExternalRegistry, { params, body: link(`https://toys.example/list/${i}`) });
      const more = { params, body: link('https://toys.example/list/10') };
      expect(await owner.refused(registryShop.linkExternalRegistry, more)).toMatchObject({ code: 'wrong-state' });
      const stranger = await signedUp(shop, 'Other');
      expect(await stranger.refused(registryShop.linkExternalRegistry, more)).toMatchObject({ code: 'not-found' });
    });
  });
});
