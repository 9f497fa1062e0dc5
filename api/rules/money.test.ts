import { describe, expect, it, vi } from 'vitest';
import { amountText, currencies, formatMoney, typedAmount, typedCents } from './money.ts';

describe('an amount of money', () => {
  it.each([
    ['45', 4500],
    ['45.9', 4590],
    ['$1,045.90', 104_590],
    ['1.299,00', 129_900],
    ['1,045', 104_500],
    ['', undefined],
    ['a lot', Number.NaN],
    ['12.345', Number.NaN],
    ['1.299', Number.NaN],
    ['-5', -500],
    ['-$5', -500],
    ['$-5', -500],
    ['.5', 50],
    ['20.', 2_000],
    [' 20$\u00a0', 2_000],
    ['$ 20', 2_000],
    ['US$20', 2_000],
    ['usd 1,5', 150],
    ['20 USD', 2_000],
    ['1 299', 129_900],
    ['1\u202f299\u00a0299,50', 129_929_950],
    ['1e3', Number.NaN],
    ['$1.5k', Number.NaN],
    ['20 or 30', Number.NaN],
    ['20 30', Number.NaN],
    ['1 29', Number.NaN],
    ['1234 567', Number.NaN],
    ['20 dollars', Number.NaN],
    ['5-10', Number.NaN],
    ['--5', Number.NaN],
    [',', Number.NaN],
    ['$', Number.NaN],
    [' ', Number.NaN],
  ])('%s is %s cents', (typed, cents) => {
    expect(typedCents(typed)).toEqual(cents);
  });

  it.each([
    ['4,599', 'JPY', 4_599, '4599'],
    ['45.99', 'EUR', 4_599, '45.99'],
    ['12.5', 'KWD', 12_500, '12.500'],
    ['45.9', 'no currency', 4_590, '45.90'],
    ['1 299 kr', 'SEK', 129_900, '1299.00'],
  ])('%s in %s is %i in its smallest unit, and is typed as %s again', (typed, currency, amount, text) => {
    expect(typedAmount(typed, currency)).toBe(amount);
    expect(amountText({ amount, currency })).toBe(text);
  });

  it('reads a long text in time that grows with its length alone', () => {
    const started = performance.now();
    for (const part of [' ', '1', '1 ', ' 111', ',', '.', '-', 'a', '$'])
      expect(typedCents(`1${part.repeat(100_000)}x`)).toBeNaN();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('makes a format once for many amounts, however many currencies were written before', () => {
    for (const currency of currencies()) formatMoney({ amount: 100, currency });
    const made = vi.spyOn(Intl, 'NumberFormat');
    for (let amount = 0; amount < 100; amount += 1) formatMoney({ amount, currency: 'JPY' });
    expect(made.mock.calls.length).toBeLessThan(4);
  });
});
