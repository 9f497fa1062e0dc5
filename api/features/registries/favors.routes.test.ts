import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';

describe.each(engines)('favors on a registry on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [
      brandLine(),
      productLine(1, { variants: [variantLine(10, { priceCents: 1999 })] }),
      productLine(2, { type: 'favor', variants: [variantLine(20, { priceCents: 1 })] }),
    ]);
  });
  afterAll(() => shop.close());

  it('name no price, as what is bought does', async () => {
    const owner = await signedUp(shop);
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const add = async (productId: number) =>
      (await owner.call(registries.addItem, { params: { id: registry.id }, body: { kind: 'product', productId } }))
        .regItem;
    expect((await add(20)).price).toBeNull();
    expect((await add(10)).price).toEqual({ amount: 1999, currency: 'USD' });
    const { regItems } = await owner.call(registries.listItems, { params: { id: registry.id } });
    expect(regItems.map(({ price }) => price?.amount ?? null)).toEqual([null, 1999]);
  });
});
