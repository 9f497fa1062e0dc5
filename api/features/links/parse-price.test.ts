import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPrices, minorDigits, readCurrencyCode, readMarkupPrice, readNumber, toMinorUnits } from './parse-price.ts';

describe('a price as people write it', () => {
  it.each([
    ['1.299,00 €', 1299, 'EUR'],
    ['₹2,433', 2433, 'INR'],
    ['Rs 23.450', 23450, 'INR'],
    ['₹1,29,999.00', 129999, 'INR'],
    ["CHF 1'299.-", 1299, 'CHF'],
    ['12,99€', 12.99, 'EUR'],
    ['1 299 kr', 1299, 'SEK'],
    ['2,900원~', 2900, 'KRW'],
    ['EUR15.99', 15.99, 'EUR'],
    ['€ 12,-', 12, 'EUR'],
    ['R$ 1.759,99', 1759.99, 'BRL'],
    ['US$11.99', 11.99, 'USD'],
    ['249 ₽', 249, 'RUB'],
    ['od 12,50 zł', 12.5, 'PLN'],
    ['1 299 Kč', 1299, 'CZK'],
    ['3.499 Ft', 3499, 'HUF'],
    ['¥12,800', 12800, 'JPY'],
    ['NT$ 960', 960, 'TWD'],
    ['£٤٥٠', 450, 'GBP'],
    ['$0.99', 0.99, 'USD'],
  ])('reads %s', (text, value, currency) => {
    expect(findPrices(text)).toEqual([expect.objectContaining({ value, currency })]);
  });

  it.each(['iPhone 12', '100 ml', '3 for 2', 'Model 349', 'kr', '-20 %'])('sees none in %j', (text) => {
    expect(findPrices(text)).toEqual([]);
  });

  it('lets the country decide which dollar, crown or rupee is meant', () => {
    expect(findPrices('$24.990', { region: 'cl' })[0]).toMatchObject({ value: 24990, currency: 'CLP' });
    expect(findPrices('$20', { region: 'ca' })[0]?.currency).toBe('CAD');
    expect(findPrices('1 299 kr', { region: 'no' })[0]?.currency).toBe('NOK');
    expect(findPrices('Rs 23,450', { region: 'pk' })[0]?.currency).toBe('PKR');
    expect(findPrices('$5.000', { region: 'es-any' })[0]?.currency).toBeNull();
  });

  it.each([
    ['34.9900', 34.99],
    ['23450', 23450],
    ['1299.00', 1299],
    ['$12', 12],
    [49.5, 49.5],
  ])('reads %j in markup', (raw, value) => {
    expect(readMarkupPrice(raw)?.value).toBe(value);
  });

  it.each(['', 'from', '0', 'free', null, {}, Number.NaN, -3])('takes %j for no price', (raw) => {
    expect(readMarkupPrice(raw)).toBeNull();
  });

  it('counts in the smallest unit of the currency', () => {
    expect([
      minorDigits('EUR'),
      minorDigits('JPY'),
      minorDigits('KWD'),
      minorDigits(null),
      minorDigits('nonsense'),
    ]).toEqual([2, 0, 3, 2, 2]);
    expect(toMinorUnits(19.99, 'EUR')).toBe(1999);
    expect(toMinorUnits(2900, 'KRW')).toBe(2900);
    expect(toMinorUnits(0, 'EUR')).toBeNull();
    expect(readCurrencyCode('RUR')).toBe('RUB');
    expect(readCurrencyCode('dollars')).toBeNull();
  });

  it('reads back what English, German, French, Indian and Swiss writing make of a number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN', 'de-CH', 'pt-BR', 'sv-SE'),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(readNumber(written)).toBe(cents / 100);
        },
      ),
    );
  });
});
