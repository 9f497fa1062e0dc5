import { describe, expect, it } from 'vitest';
import type { Product } from '#contracts/catalogue.schemas.ts';
import { comparePath } from '#rules/catalogue-paths.ts';
import { factsOf } from '#scripts/testing/whole-product.ts';
import { compareRows, readCompared } from './compare-rows.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const product = (cents: number, facts: object, card: object = {}) =>
  ({
    brand: { title: 'Oatwell' },
    card: {
      price: { current: usd(cents), min: usd(cents), max: usd(cents) },
      priceDetails: null,
      rating: 4.5,
      reviewCount: 10,
      available: true,
      promotionalBadges: [],
      merchandisingMessage: null,
      optionsCta: null,
      ...card,
    },
    page: { facts: factsOf(facts), recalls: [] },
  }) as unknown as Product;
const rowsOf = (...products: Product[]) => new Map(compareRows(products).map((row) => [row.name, row]));
const differs = (name: string, ...products: Product[]) => rowsOf(...products).get(name)!.differs;

describe('products side by side', () => {
  it('have a row for whatever one of them states, and say where another does not', () => {
    const rows = rowsOf(product(1000, { weightGrams: 9300 }), product(1000, { care: 'Wipe it.' }));
    expect(rows.get('Weight')!.values).toEqual(['20.5\u00a0lb (9.3\u00a0kg)', null]);
    expect(rows.get('Care')!.values).toEqual([null, 'Wipe it.']);
    expect(rows.has('Folded')).toBe(false);
  });

  it('say which of them are recalled, and nothing where none is', () => {
    const recalled = product(1000, {});
    recalled.page!.recalls = [
      { title: 'The brake may fail.', url: 'https://a.example', day: '2027-02-03', whatToDo: '' },
    ];
    expect(rowsOf(recalled, product(1000, {})).get('Recalls')).toMatchObject({
      values: ['The brake may fail.', 'None known'],
      differs: true,
    });
    expect(rowsOf(product(1000, {}), product(1000, {})).has('Recalls')).toBe(false);
  });

  it('say in words what is rated, in stock and coming', () => {
    const rows = rowsOf(
      product(1, {}, { reviewCount: 0, available: false }),
      product(
        1,
        {},
        {
          available: false,
          promotionalBadges: ['coming-soon'],
          merchandisingMessage: 'Available from April 1, 2027',
        },
      ),
    );
    expect(rows.get('Rating')!.values).toEqual(['No reviews yet', 'Rated 4.5 out of 5 by 10 people']);
    expect(rows.get('In our shop')!.values).toEqual(['Out of stock', 'Available from April 1, 2027']);
  });
});

describe('a difference', () => {
  it('is another value, and nothing else', () => {
    expect(rowsOf(product(1000, {}), product(2000, {})).get('Price')).toMatchObject({
      values: ['$10.00', '$20.00'],
      differs: true,
    });
    expect(differs('Brand', product(1000, {}), product(2000, {}))).toBe(false);
    expect(differs('Care', product(1, { care: 'Wipe it.' }), product(1, { care: 'Machine wash.' }))).toBe(true);
  });

  it('is not that one of them does not state it', () => {
    expect(differs('Care', product(1, { care: 'Wipe it.' }), product(1, {}))).toBe(false);
    expect(differs('Rating', product(1, {}), product(1, {}, { reviewCount: 0 }))).toBe(false);
  });

  it('is found among those that state it', () => {
    const [wiped, washed] = [product(1, { care: 'Wipe it.' }), product(1, { care: 'Machine wash.' })];
    expect(differs('Care', wiped, product(1, {}), washed)).toBe(true);
  });

  it('is not the order, the case or the spaces of the same words', () => {
    const one = product(1, { materials: ['Cotton', 'Aluminum'], care: 'Wipe it.' });
    const other = product(1, { materials: ['aluminum', 'Cotton '], care: 'wipe  it.' });
    expect([differs('Materials', one, other), differs('Care', one, other)]).toEqual([false, false]);
  });

  it('is not how many people gave the same rating, or how many are left of what can be bought', () => {
    expect(differs('Rating', product(1, {}), product(1, {}, { reviewCount: 11 }))).toBe(false);
    expect(differs('In our shop', product(1, {}), product(1, {}, { merchandisingMessage: 'Only 3 left' }))).toBe(false);
    expect(differs('In our shop', product(1, {}), product(1, {}, { available: false }))).toBe(true);
  });
});

describe('the address of a comparison', () => {
  it('is read as it was written', () => {
    expect(comparePath([3, 1, 2])).toBe('/gp/compare/3,1,2');
    expect(readCompared('3,1,2')).toEqual([3, 1, 2]);
  });

  it('names at most four, each once, and nothing that is no number', () => {
    expect(readCompared('1,1,x,2,3,4,5')).toEqual([1, 2, 3, 4]);
    expect(comparePath([1, 2, 3, 4, 5])).toBe('/gp/compare/1,2,3,4');
  });
});
