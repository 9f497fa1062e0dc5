import { describe, expect, it } from 'vitest';
import { type ListedItem, listFilters, listSorts } from './registry-list.ts';

const item = (title: string, changes: Partial<ListedItem> = {}): ListedItem => ({
  title,
  price: { amount: 2500 },
  quantity: 2,
  left: 2,
  mustHave: false,
  secondHandWelcome: false,
  path: '/gp/cot/1',
  url: null,
  position: 1,
  ...changes,
});

describe('the list of a registry', () => {
  it.each([
    ['show', 'free', { left: 0 }, false],
    ['show', 'free', { left: 1 }, true],
    ['show', 'taken', { left: 1 }, true],
    ['show', 'taken', { left: 2 }, false],
    ['show', 'must-have', { mustHave: true }, true],
    ['show', 'secondhand', {}, false],
    ['price', 'under-25', { price: { amount: 2499 } }, true],
    ['price', 'under-25', {}, false],
    ['price', '25-50', {}, true],
    ['price', 'from-250', { price: null }, false],
    ['store', 'here', {}, true],
    ['store', 'elsewhere', { path: null, url: 'https://a.example/' }, true],
    ['store', 'elsewhere', { path: null }, false],
  ] as const)('%s=%s shows %o: %s', (key, value, changes, expected) => {
    const option = listFilters.find((one) => one.key === key)!.options.find((one) => one.value === value)!;
    expect(option.shows(item('Cot', changes))).toBe(expected);
  });

  it.each([
    ['list', 'c b a d'],
    ['must-have', 'b c a d'],
    ['price-up', 'a b c d'],
    ['price-down', 'c b a d'],
    ['title', 'a b c d'],
  ])('sorted by %s is %s', (value, expected) => {
    const items = [
      item('a', { position: 3, price: { amount: 100 } }),
      item('b', { position: 2, price: { amount: 200 }, mustHave: true }),
      item('c', { position: 1, price: { amount: 300 } }),
      item('d', { position: 4, price: null }),
    ];
    const { compare } = listSorts.find((one) => one.value === value)!;
    expect(
      items
        .sort(compare)
        .map(({ title }) => title)
        .join(' '),
    ).toBe(expected);
  });
});
