import { describe, expect, it } from 'vitest';
import type { PageData } from '#contracts/page-data.ts';
import { cardOf, factsOf, pageOf } from '#scripts/testing/whole-product.ts';
import { compareProducts, readModuleProducts } from './module-products.ts';

const catalogue = (known: number[], failure: object = { code: 'not-found' }) =>
  (async (_endpoint: unknown, input: { params: { id: number } }) => {
    if (!known.includes(input.params.id)) throw Object.assign(new Error('refused'), failure);
    return { product: { card: cardOf(input.params.id) } };
  }) as unknown as PageData['call'];

describe('products of an article', () => {
  it('come from the catalogue, each asked for once', async () => {
    const products = await readModuleProducts(catalogue([1, 2]), [1, 2, 1], () => {});
    expect([...products.keys()]).toEqual([1, 2]);
  });

  it('carry only what the module shows', async () => {
    const products = await readModuleProducts(catalogue([1]), [1], () => {});
    expect(products.get(1)).toMatchObject({ title: 'Stroller 1', available: true });
    expect(products.get(1)).not.toHaveProperty('callouts');
  });

  it('that are gone are left out with a warning that names them', async () => {
    const warnings: string[] = [];
    const products = await readModuleProducts(catalogue([2]), [1, 2], (sentence) => warnings.push(sentence));
    expect([...products.keys()]).toEqual([2]);
    expect(warnings).toEqual([expect.stringContaining('Product 1 ')]);
  });

  it('stop the build when the catalogue itself fails', async () => {
    await expect(readModuleProducts(catalogue([], { code: 'too-busy' }), [1], () => {})).rejects.toThrow('refused');
  });
});

describe('products side by side', () => {
  const catalogueOf = (facts: Record<number, Parameters<typeof factsOf>[0]>) =>
    (async (_endpoint: unknown, { params: { id } }: { params: { id: number } }) => ({
      product: { card: cardOf(id), page: pageOf({ facts: factsOf(facts[id]) }) },
    })) as unknown as PageData['call'];

  it('are compared by what differs, and by nothing that they have in common', async () => {
    const call = catalogueOf({
      1: { weightGrams: 4500, materials: ['Wool'] },
      2: { weightGrams: 9000, materials: ['Wool'] },
    });
    expect((await compareProducts(call, [1, 2])).rows.map(({ name }) => name)).toEqual(['Weight']);
  });

  it('that are alike in everything are described', async () => {
    const call = catalogueOf({ 1: { materials: ['Wool'] }, 2: { materials: ['Wool'] } });
    expect((await compareProducts(call, [1, 2])).rows).toEqual([{ name: 'Materials', values: ['Wool', 'Wool'] }]);
  });
});
