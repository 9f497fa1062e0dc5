import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';

describe.each(engines)('what the shop sells, on a registry on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [
      brandLine(),
      productLine(1, { variants: [variantLine(10, { priceCents: 1999 })] }),
      productLine(2, { type: 'favor', variants: [variantLine(20, { priceCents: 1 })] }),
      productLine(3, { discountExcluded: true, variants: [variantLine(30)] }),
      brandLine({ id: 2, slug: 'fernholt', name: 'Fernholt', title: 'Fernholt', discountExcluded: true }),
      productLine(4, { brand: 'fernholt', variants: [variantLine(40)] }),
    ]);
  });
  afterAll(() => shop.close());

  async function ownerWhoAdds() {
    const owner = await signedUp(shop);
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const add = async (productId: number) =>
      (await owner.call(registries.addItem, { params: { id: registry.id }, body: { kind: 'product', productId } }))
        .regItem;
    return { owner, registry, add };
  }

  it('is part of the registry discount unless it, its kind or its brand is not', async () => {
    const { add } = await ownerWhoAdds();
    const added = [await add(10), await add(20), await add(30), await add(40)];
    expect(added.map(({ isDiscountable }) => isDiscountable)).toEqual([true, false, false, false]);
  });

  it('names no price where it is a favor', async () => {
    const { owner, registry, add } = await ownerWhoAdds();
    expect((await add(20)).price).toBeNull();
    expect((await add(10)).price).toEqual({ amount: 1999, currency: 'USD' });
    const { regItems } = await owner.call(registries.listItems, { params: { id: registry.id } });
    expect(regItems.map(({ price }) => price?.amount ?? null)).toEqual([null, 1999]);
  });
});
