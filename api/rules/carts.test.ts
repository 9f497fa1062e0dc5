import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedLine,
  cartTotals,
  cartTypes,
  decideQuantity,
  hasChanged,
  judgeLine,
  linesPerCartMax,
  mergedQuantity,
  type Offer,
  offerOf,
  type StockedProduct,
  unitsPerLineMax,
} from './carts.ts';

const today = '2027-03-10';
const pram: StockedProduct = { kind: 'product', isShown: true, priceCents: 1999, stock: 5, comingSoonUntil: null };
const coming: Offer = { is: 'coming', priceCents: 1999, comesOn: '2027-03-11' };
const offered = (left: number, priceCents: number | null = 1999): Offer => ({ is: 'offered', priceCents, left });

describe('what may go into a cart', () => {
  it('has the specified types', () => {
    expect(cartTypes).toEqual(['store', 'registry', 'amazonCart']);
  });

  it.each<[string, StockedProduct | null, Offer]>([
    ['a product in stock', pram, offered(5)],
    ['a favor', { ...pram, kind: 'favor' }, offered(5)],
    ['a sold-out product', { ...pram, stock: 0 }, offered(0)],
    ['a product that comes tomorrow', { ...pram, comingSoonUntil: '2027-03-11' }, coming],
    ['a product that came today', { ...pram, comingSoonUntil: today }, offered(5)],
    ['a product of a hidden category', { ...pram, isShown: false }, { is: 'gone' }],
    ['a product that left the shop', null, { is: 'gone' }],
    ['a cash fund', { ...pram, kind: 'cash_fund' }, { is: 'not-for-cart', kind: 'cash_fund' }],
    ['a group gift', { ...pram, kind: 'crowdfund' }, { is: 'not-for-cart', kind: 'crowdfund' }],
    ['a gift card', { ...pram, kind: 'gift_card' }, { is: 'not-for-cart', kind: 'gift_card' }],
  ])('offers %s as it is', (_, product, expected) => {
    expect(offerOf(product, today)).toEqual(expected);
  });

  it.each([
    ['one of five', { quantity: 1 }, { allowed: true, quantity: 1 }],
    ['all five', { quantity: 5 }, { allowed: true, quantity: 5 }],
    ['six of five', { quantity: 6 }, { allowed: false, because: 'not-enough-left', left: 5 }],
    ['none left', { offer: offered(0) }, { allowed: false, because: 'sold-out', left: 0 }],
    ['not out yet', { offer: coming }, { allowed: false, because: 'not-out-yet', comesOn: '2027-03-11' }],
    ['gone', { offer: { is: 'gone' } as Offer }, { allowed: false, because: 'gone' }],
    [
      'a fund',
      { offer: { is: 'not-for-cart', kind: 'cash_fund' } as Offer },
      { allowed: false, because: 'not-for-cart', kind: 'cash_fund' },
    ],
    ['as many as a line takes', { offer: offered(99), quantity: 20 }, { allowed: true, quantity: 20 }],
    [
      'more than a line takes',
      { offer: offered(99), quantity: 21 },
      { allowed: false, because: 'line-full', left: 99 },
    ],
    ['the last line', { otherLines: 49 }, { allowed: true, quantity: 1 }],
    ['a line too many', { otherLines: 50 }, { allowed: false, because: 'cart-full' }],
    ['a known line of a full cart', { otherLines: 50, isNewLine: false }, { allowed: true, quantity: 1 }],
  ])('decides on %s', (_, question, expected) => {
    expect(decideQuantity({ offer: offered(5), quantity: 1, otherLines: 0, isNewLine: true, ...question })).toEqual(
      expected,
    );
  });

  it('knows its bounds', () => {
    expect([unitsPerLineMax, linesPerCartMax]).toEqual([20, 50]);
  });
});

describe('a line', () => {
  const line = { quantity: 3, savedForLater: false, seenCents: 1999, offer: offered(5) };

  it.each([
    ['as it was', {}, { state: 'fine', units: 3, totalCents: 5997, priceBeforeCents: null, quantityMax: 5 }],
    ['dearer', { seenCents: 1899 }, { state: 'fine', priceCents: 1999, priceBeforeCents: 1899, totalCents: 5997 }],
    ['cheaper', { seenCents: 2099 }, { state: 'fine', priceBeforeCents: 2099, totalCents: 5997 }],
    ['with fewer left', { offer: offered(2) }, { state: 'fewer-left', units: 2, totalCents: 3998, quantityMax: 2 }],
    ['sold out', { offer: offered(0) }, { state: 'sold-out', units: 0, totalCents: 0, quantityMax: 0 }],
    ['not out yet', { offer: coming }, { state: 'coming', units: 0, priceCents: 1999, totalCents: 0 }],
    ['gone', { offer: { is: 'gone' } as Offer }, { state: 'gone', units: 0, priceCents: null, totalCents: 0 }],
    ['with plenty left', { offer: offered(500) }, { quantityMax: 20 }],
    [
      'without a price',
      { offer: offered(5, null), seenCents: null },
      { state: 'fine', priceCents: null, totalCents: 0 },
    ],
  ])('says that it is %s', (_, changes, expected) => {
    expect(judgeLine({ ...line, ...changes })).toMatchObject(expected);
  });

  it('has changed when its price or stock has', () => {
    expect(hasChanged(judgeLine(line))).toBe(false);
    expect(hasChanged(judgeLine({ ...line, seenCents: 1 }))).toBe(true);
    expect(hasChanged(judgeLine({ ...line, offer: offered(1) }))).toBe(true);
  });

  it('is as it is offered once that was accepted, and goes when nothing is', () => {
    expect(acceptedLine({ ...line, seenCents: 1, offer: offered(2) })).toEqual({ quantity: 2, seenCents: 1999 });
    expect(acceptedLine({ ...line, offer: offered(0) })).toBeNull();
    expect(acceptedLine({ ...line, offer: { is: 'gone' } })).toBeNull();
  });

  it('never changes once accepted, whatever it was', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.nat(100_000), fc.nat(100_000), (quantity, left, seenCents, price) => {
        const before = { quantity, savedForLater: false, seenCents, offer: offered(left, price) };
        const accepted = acceptedLine(before);
        expect(accepted !== null && hasChanged(judgeLine({ ...before, ...accepted }))).toBe(false);
      }),
    );
  });
});

describe('totals', () => {
  it('count what can be had and is not saved for later', () => {
    const judged = judgeLine({ quantity: 3, savedForLater: false, seenCents: 1999, offer: offered(2) });
    expect(cartTotals([{ judged, savedForLater: false }])).toEqual({ units: 2, itemsCents: 3998 });
    expect(cartTotals([{ judged, savedForLater: true }])).toEqual({ units: 0, itemsCents: 0 });
    expect(cartTotals([])).toEqual({ units: 0, itemsCents: 0 });
  });

  it('are the sum of the lines, to the cent', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 20 }),
        savedForLater: fc.boolean(),
        seenCents: fc.nat(100_000),
        offer: fc.record({ is: fc.constant('offered' as const), priceCents: fc.nat(100_000), left: fc.nat(30) }),
      }),
    );
    fc.assert(
      fc.property(lines, (many) => {
        let expected = 0;
        for (const { quantity, savedForLater, offer } of many)
          if (!savedForLater)
            for (let unit = 0; unit < quantity && unit < offer.left; unit += 1) expected += offer.priceCents;
        const judged = many.map((line) => ({ judged: judgeLine(line), savedForLater: line.savedForLater }));
        expect(cartTotals(judged).itemsCents).toBe(expected);
      }),
    );
  });

  it('lose nothing when two carts become one, up to the bound of a line', () => {
    expect([mergedQuantity(2, 3), mergedQuantity(15, 15)]).toEqual([5, 20]);
  });
});
