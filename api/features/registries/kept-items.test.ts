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

describe.each(engines)('the kept items of a registry on %s', (engine) => {
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
});
