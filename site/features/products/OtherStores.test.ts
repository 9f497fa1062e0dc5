import { describe, expect, it } from 'vitest';
import { describeTime, splitOffers } from './OtherStores.tsx';

const offer = (store: string, amount: number) => ({
  store,
  url: 'https://example.com/',
  price: { amount, currency: 'USD' },
  checkedAt: '2027-03-01T10:05:00Z',
});

describe('offers of other stores', () => {
  it('shows three stores, the cheapest first, and keeps the others behind +N', () => {
    const { shown, more } = splitOffers([
      offer('D', 400),
      offer('B', 200),
      offer('E', 500),
      offer('A', 200),
      offer('C', 300),
    ]);
    expect(shown.map(({ store }) => store)).toEqual(['A', 'B', 'C']);
    expect(more.map(({ store }) => store)).toEqual(['D', 'E']);
  });

  it('hides nothing behind +N while there are three', () => {
    expect(splitOffers([offer('A', 1), offer('B', 2), offer('C', 3)]).more).toEqual([]);
  });

  it('says when each price was checked, to the minute', () => {
    expect(describeTime('2027-03-01T10:05:00Z')).toBe('March 1, 2027, 10:05 UTC');
  });
});
