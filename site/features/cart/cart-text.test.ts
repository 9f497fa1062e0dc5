import { describe, expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { changeText, noticeOf, refusalText, shippingText, spokenCart } from './cart-text.ts';

const id = '0199a000-0000-7000-8000-000000000001';
const line = { state: 'fine', left: null, price: usd(1200), priceBefore: null, regItemId: null } as const;

describe('cart texts', () => {
  it.each([
    ['nothing when all is as it was', line, []],
    ['a dearer price', { ...line, priceBefore: usd(1000) }, ['The price went up. It was $10.00.']],
    ['a lower price', { ...line, priceBefore: usd(1500) }, ['The price went down. It was $15.00.']],
    ['fewer left', { ...line, state: 'fewer-left', left: 2 } as const, ['Only 2 left, so we counted 2.']],
    [
      'both at once',
      { ...line, state: 'fewer-left', left: 2, priceBefore: usd(1000) } as const,
      ['Only 2 left, so we counted 2.', 'The price went up. It was $10.00.'],
    ],
    ['not out yet', { ...line, state: 'coming' } as const, ['Not available yet. It’s not counted in your total.']],
    ['sold out', { ...line, state: 'sold-out' } as const, ['Sold out. It’s not counted in your total.']],
    ['gone', { ...line, state: 'gone', price: null } as const, ['This is no longer in the shop.']],
    ['a wish that is gone', { ...line, state: 'gone', regItemId: id } as const, ['This is no longer on the registry.']],
  ])('say %s', (_, item, expected) => {
    expect(changeText(item)).toEqual(expected);
  });

  it('say how far free shipping is', () => {
    const shipping = { threshold: usd(4500), left: usd(502), isReached: false, percent: 88 };
    expect(shippingText(shipping)).toBe('$5.02 more for free shipping.');
    expect(shippingText({ ...shipping, left: usd(0), isReached: true })).toBe('Shipping is free.');
  });

  it('say the whole cart in a sentence', () => {
    expect(spokenCart({ itemCount: 1, itemsTotal: usd(1999) })).toBe('Cart: 1 item, $19.99.');
    expect(spokenCart({ itemCount: 0, itemsTotal: usd(0) })).toBe('Your cart is empty.');
  });

  it('say what to do about a refusal', () => {
    const problem = { type: '', status: 422, title: 'Some of that can’t be used.' };
    const fields = [{ field: 'body.quantity', message: 'too big' }];
    expect(refusalText({ ...problem, code: 'invalid-input', fields })).toContain('from 1 to 20');
    expect(refusalText({ ...problem, code: 'not-enough-left', detail: 'There are 5 left.' })).toBe('There are 5 left.');
    expect(refusalText({ ...problem, code: 'cart-full', title: 'The cart is full.' })).toBe('The cart is full.');
  });
});

describe('what has just happened', () => {
  const read = (text: string) => noticeOf(new URLSearchParams(text));

  it('is read from the address, and from nothing that looks strange', () => {
    expect(read(`added=${id}`)).toEqual({ of: 'added' });
    expect(read(`removed=${id}`)).toEqual({ of: 'removed', id });
    expect(read(`converted=4&registry=${id}`)).toEqual({ of: 'converted', units: 4, registryId: id });
    for (const strange of ['', 'added=1', 'removed=<b>', `converted=x&registry=${id}`, 'converted=4&registry=//evil'])
      expect(read(strange)).toBeNull();
  });
});
