import { describe, expect, it } from 'vitest';
import { bodyOf, centsOf, fillAddress } from './form-body.ts';

describe('bodyOf', () => {
  it('turns controls into a body by what they say of themselves', () => {
    expect(
      bodyOf([
        { name: 'title', value: 'Cot', as: 'text' },
        { name: 'quantity', value: '2', as: 'number' },
        { name: 'price.amount', value: '$1,045.90', as: 'cents' },
        { name: 'price.currency', value: 'USD', as: 'text' },
        { name: 'arrivalDate', value: '', as: 'nullable' },
        { name: 'mustHave', value: 'on', as: 'text', isChecked: false },
        { name: 'left', value: '', as: 'number' },
        { name: 'isHelpful', value: 'true', as: 'flag' },
        { name: 'isOld', value: '', as: 'flag' },
      ]),
    ).toEqual({
      title: 'Cot',
      quantity: 2,
      price: { amount: 104590, currency: 'USD' },
      arrivalDate: null,
      mustHave: false,
      isHelpful: true,
      isOld: false,
    });
  });
});

describe('centsOf', () => {
  it.each([
    ['45', 4500],
    ['45.9', 4590],
    ['1.299,00', 129900],
    ['1,045', 104500],
    ['', undefined],
  ])('reads %s', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });
});

describe('fillAddress', () => {
  it('fills from the answer, or is null when something is missing', () => {
    expect(fillAddress('/{registry.slug}', { registry: { slug: 'our baby' } })).toBe('/our%20baby');
    expect(fillAddress('/{registry.slug}', {})).toBeNull();
  });
});
