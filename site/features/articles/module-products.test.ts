import { describe, expect, it } from 'vitest';
import type { PageData } from '#contracts/page-data.ts';
import { availabilityOf, readModuleProducts } from './module-products.ts';

const catalogue = (known: number[], failure: object = { code: 'not-found' }) =>
  (async (_endpoint: unknown, input: { params: { id: number } }) => {
    if (!known.includes(input.params.id)) throw Object.assign(new Error('refused'), failure);
    return { product: { card: { gpId: input.params.id } } };
  }) as unknown as PageData['call'];

describe('products of an article', () => {
  it('come from the catalogue, each asked for once', async () => {
    const products = await readModuleProducts(catalogue([1, 2]), [1, 2, 1], () => {});
    expect([...products.keys()]).toEqual([1, 2]);
  });

  it('that are gone are left out, and the build says which', async () => {
    const said: string[] = [];
    const products = await readModuleProducts(catalogue([2]), [1, 2], (sentence) => said.push(sentence));
    expect([...products.keys()]).toEqual([2]);
    expect(said).toEqual([expect.stringContaining('Product 1 ')]);
  });

  it('stop the build when the catalogue itself fails', async () => {
    await expect(readModuleProducts(catalogue([], { code: 'too-busy' }), [1], () => {})).rejects.toThrow('refused');
  });
});

describe('whether one can have it', () => {
  const product = { available: true, productBadge: null, merchandisingMessage: null };
  it.each([
    [{}, 'In stock', true],
    [{ merchandisingMessage: 'Only 2 left' }, 'Only 2 left', true],
    [{ available: false, productBadge: 'out-of-stock' as const }, 'Out of stock', false],
    [
      { available: false, productBadge: 'coming-soon' as const, merchandisingMessage: 'Available from May 1' },
      'Available from May 1',
      false,
    ],
  ])('%o is "%s"', (more, words, canBuy) => {
    expect(availabilityOf({ ...product, ...more })).toEqual({ words, canBuy });
  });
});
