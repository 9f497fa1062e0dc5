import { describe, expect, it } from 'vitest';
import { readGenericProduct } from '#contracts/catalogue.ts';
import { searchProducts } from '#contracts/search.ts';
import { productOf } from '#scripts/testing/whole-product.ts';
import { collectionQuery, collectionRows, splitAtMax } from './collection-rows.ts';

const call = (async (of: unknown, input: { params: { id: number }; query: { sort: string } }) => {
  if (of === searchProducts) return { heroProducts: [{ title: input.query.sort, available: true }] };
  if (of !== readGenericProduct) throw new Error('not asked for here');
  const { id } = input.params;
  if (id === 404) throw Object.assign(new Error('gone'), { code: 'not-found' });
  if (id === 500) throw new Error('down');
  return { product: productOf({ card: { gpId: id }, page: { indexable: id !== 13 } }) };
}) as never;

it('a row has what its rule finds, or its products in the order in which they were chosen', async () => {
  const [ruled, chosen] = await collectionRows(call, [
    { rule: { sort: 'newest', limit: 8 } },
    { productIds: [9, 7, 8] },
  ]);
  expect(ruled!.products.map(({ title }) => title)).toEqual(['newest']);
  expect(chosen!.products.map(({ gpId }) => gpId)).toEqual([9, 7, 8]);
});

it('a product that is gone or stands in a hidden category leaves its row, and the page is there', async () => {
  const [row] = await collectionRows(call, [{ productIds: [7, 404, 13, 8] }]);
  expect(row!.products.map(({ gpId }) => gpId)).toEqual([7, 8]);
  await expect(collectionRows(call, [{ productIds: [500] }])).rejects.toThrow('down');
});

it('leads to the list that a rule is, and nowhere where it is more than that', async () => {
  const at = async (rule: object) =>
    (await collectionRows(call, [{ rule: { sort: 'popular', limit: 8, ...rule } }]))[0]!.allAt;
  expect(await at({ onSale: true })).toBe('/store/sale');
  expect(await at({ isNew: true })).toBe('/store/new');
  expect(await at({ fsaHsaEligible: true })).toBe('/store/fsa-hsa-eligible');
  for (const rule of [{}, { onSale: true, brands: ['oatwell'] }, { categories: ['cribs'] }, { onSale: false }])
    expect(await at(rule), JSON.stringify(rule)).toBeNull();
  expect((await collectionRows(call, [{ productIds: [7] }]))[0]!.allAt).toBeNull();
});

describe('a curated row', () => {
  it('asks for what its rule says, of what can be had', () => {
    expect(collectionQuery({ categories: ['feeding'], maxPriceCents: 4999, sort: 'popular', limit: 8 })).toEqual({
      categories: ['feeding'],
      maxPrice: '49.99',
      sort: 'popular',
      limit: 8,
      available: 'true',
    });
    expect(collectionQuery({ brands: ['storywillow'], sort: 'popular', limit: 4 })).toEqual({
      brands: ['storywillow'],
      sort: 'popular',
      limit: 4,
      available: 'true',
    });
    expect(collectionQuery({ isNew: true, onSale: true, sort: 'newest', limit: 4 })).toEqual({
      collection: 'new',
      onSale: 'true',
      sort: 'newest',
      limit: 4,
      available: 'true',
    });
  });

  it('shows the first of its maximum; null shows all', () => {
    expect(splitAtMax([1, 2, 3, 4, 5], 4)).toEqual({ first: [1, 2, 3, 4], more: [5] });
    expect(splitAtMax([1, 2, 3, 4], 4).more).toEqual([]);
    expect(splitAtMax([1, 2, 3, 4, 5], null).more).toEqual([]);
  });
});
