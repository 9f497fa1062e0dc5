import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesSource } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { giver, signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';

const at = (priceCents: number) => productLine(1, { variants: [variantLine(10, { priceCents })] });

describe.each(engines)('the cached items of a registry on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [brandLine(), at(1999)]);
  });
  afterAll(() => shop.close());

  it('show a new price, a new quantity and a gift taken at once', async () => {
    const owner = await signedUp(shop);
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const { regItem } = await owner.call(registries.addItem, { params, body: { kind: 'product', productId: 10 } });
    const shown = async () => (await owner.call(registries.listItems, { params })).regItems[0]!;
    expect((await shown()).price?.amount).toBe(1999);
    expect((await shown()).price?.amount).toBe(1999);

    const { db, now } = shop.app;
    await importCatalogue({ db, source: linesSource([at(2499)]), categories: importableCategories(), now });
    expect((await shown()).price?.amount).toBe(2499);

    await owner.call(registries.changeItem, { params: { ...params, item: regItem.id }, body: { quantity: 3 } });
    expect((await shown()).quantity).toBe(3);

    const before = JSON.stringify(await shown());
    await shop.client().call(reservations.reserveItem, { params: { id: regItem.id }, body: giver() });
    expect(JSON.stringify(await shown())).not.toBe(before);
  });

  it('are told to a browser that nothing is known of in the same words as to a visitor who has taken nothing, and at once', async () => {
    const owner = await signedUp(shop);
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const ideas = ['Muslin cloths', 'Förmchen “2”', 'A third'];
    const added = [];
    for (const title of ideas)
      added.push(await owner.call(registries.addItem, { params, body: { kind: 'idea', title, quantity: 2 } }));
    const elsewhere = await owner.call(registries.createRegistry, { body: {} });
    const other = await owner.call(registries.addItem, {
      params: { id: elsewhere.registry.id },
      body: { kind: 'idea', title: 'Elsewhere' },
    });
    const visitor = shop.client();
    await visitor.call(reservations.reserveItem, { params: { id: other.regItem.id }, body: giver() });
    const listed = async (of = shop.client()) => JSON.stringify(await of.call(registries.listItems, { params }));

    expect(await listed()).toBe(await listed(visitor));
    const buyer = shop.client();
    const { reservation } = await buyer.call(reservations.reserveItem, {
      params: { id: added[1]!.regItem.id },
      body: giver(),
    });
    const lefts = async () =>
      (await shop.client().call(registries.listItems, { params })).regItems.map(({ left, mine }) => [left, mine]);
    expect(await lefts()).toEqual([
      [2, null],
      [1, null],
      [2, null],
    ]);
    expect(await listed()).toBe(await listed(visitor));
    expect(await listed(buyer)).toContain(reservation.id);
    expect(await listed()).not.toContain(reservation.id);
    await owner.call(registries.changeItem, {
      params: { ...params, item: added[0]!.regItem.id },
      body: { title: 'Cloths' },
    });
    expect(await listed()).toContain('"Cloths"');
    expect(await listed()).toBe(await listed(visitor));
  });
});
