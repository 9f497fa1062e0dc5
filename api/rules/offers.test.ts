import { describe, expect, it } from 'vitest';
import { mergeOffers, offersOf } from './offers.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('offers of an item', () => {
  it('keep a link without what follows a visitor, once, with the time of its price', () => {
    const typed = [
      { storeName: 'Oatwell', url: 'https://oatwell.example/cot?utm_source=mail', price: usd(19_900) },
      { storeName: 'Oatwell again', url: 'https://oatwell.example/cot?gclid=1', price: usd(1) },
      { storeName: '', url: 'https://other.example/cot', price: null },
    ];
    expect(offersOf(typed, [], 7)).toEqual([
      { storeName: 'Oatwell', url: 'https://oatwell.example/cot', price: usd(19_900), pricedAt: 7 },
      { storeName: '', url: 'https://other.example/cot', price: null, pricedAt: null },
    ]);
  });

  it('keep the time of a price until it is another one', () => {
    const cot = { storeName: 'Oatwell', url: 'https://oatwell.example/cot', price: usd(19_900) };
    const before = offersOf([cot], [], 7);
    expect(offersOf([{ ...cot, storeName: 'Oat' }], before, 9)[0]).toMatchObject({ storeName: 'Oat', pricedAt: 7 });
    expect(offersOf([{ ...cot, price: usd(18_000) }], before, 9)[0]).toMatchObject({ pricedAt: 9 });
    expect(offersOf([{ ...cot, price: { amount: 19_900, currency: 'EUR' } }], before, 9)[0]).toMatchObject({
      pricedAt: 9,
    });
    expect(offersOf([{ ...cot, price: null }], before, 9)[0]).toMatchObject({ pricedAt: null });
  });
});

describe('offers after a lost answer', () => {
  const offer = (name: string, price: number, url = `https://${name}.example/cot`) => ({
    url,
    storeName: name,
    price: usd(price),
  });
  const [a, b] = [offer('a', 10), offer('b', 10)];
  const typedB = { ...b, url: `${b.url}?utm_source=mail` };

  it.each([
    ['are without one that was added, however its link was typed', [a], [[a], [a, typedB]], [a, b], [a]],
    ['have their first price again', [a], [[a], [offer('a', 12)]], [offer('a', 12), b], [a, b]],
    ['have one again that was removed', [a], [[a], []], [b], [b, a]],
    [
      'keep what somebody else did to another one',
      [a, b],
      [
        [a, b],
        [a, b],
      ],
      [a, offer('b', 9)],
      [a, offer('b', 9)],
    ],
  ] as const)('%s', (_, typed, known, now, offers) => {
    const merged = mergeOffers(typed, [known[0], known[1]], now);
    expect(merged.isMerged && new Set(merged.offers)).toEqual(new Set(offers));
  });

  it('are not guessed where somebody else changed one as well, and the own change is not told as theirs', () => {
    const typed = [a, offer('b', 8)];
    const known = [
      [a, b],
      [offer('a', 12), offer('b', 7)],
    ] as const;
    expect(mergeOffers(typed, [...known], [offer('a', 12), offer('b', 9)])).toEqual({
      isMerged: false,
      link: b.url,
      was: [offer('a', 12), offer('b', 9)],
    });
  });
});

describe('offers that two people changed', () => {
  const offer = (name: string, price: number | null = 10) => ({
    url: `https://${name}.example/`,
    storeName: name,
    price: price === null ? null : usd(price),
  });
  const [a, b, c] = [offer('a'), offer('b'), offer('c')];
  it.each([
    ['are as typed where nobody else changed them', [b, a], [a, b], [a, b], [b, a]],
    ['are the additions of both', [a, b], [a], [a, c], [a, c, b]],
    ['are without those that either removed', [b, c], [a, b, c], [a, c], [c]],
    ['are corrected by both', [offer('a', 9), b], [a, b], [a, offer('b', null)], [offer('a', 9), offer('b', null)]],
    ['are the same where both did the same', [a, offer('b', 9)], [a, b], [a, offer('b', 9)], [a, offer('b', 9)]],
  ])('%s', (_, typed, was, now, offers) => {
    expect(mergeOffers(typed, [was], now)).toEqual({ isMerged: true, offers });
  });

  it('are not guessed where both changed one, until the second knows of the first', () => {
    const typed = [offer('a', 9), b];
    const now = [offer('a', 8), c];
    const merged = mergeOffers(typed, [[a]], now);
    expect(merged).toEqual({ isMerged: false, link: a.url, was: [offer('a', 8)] });
    expect(mergeOffers(typed, [(merged as { was: (typeof a)[] }).was], now)).toEqual({
      isMerged: true,
      offers: [offer('a', 9), c, b],
    });
    expect(mergeOffers([], [[a]], [offer('a', 8)])).toMatchObject({ isMerged: false, was: [offer('a', 8)] });
    expect(mergeOffers([offer('a', 9)], [[a]], [])).toMatchObject({ isMerged: false, was: [] });
  });
});
