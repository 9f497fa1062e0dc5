import { describe, expect, it } from 'vitest';
import { readPriceWords } from './price-words.ts';

const read = (term: string) => {
  const { minPriceCents, maxPriceCents, priceLean, rest } = readPriceWords(term.toLowerCase());
  return { min: minPriceCents, max: maxPriceCents, lean: priceLean, rest: rest.trim().replace(/\s+/g, ' ') };
};

describe('Price words', () => {
  it.each([
    'stroller under $50',
    'stroller less than 50 dollars',
    'stroller below 50',
    'up to $50 stroller',
    'stroller max 50',
    'stroller < $50',
    'stroller unter 50 euro',
    'stroller menos de 50 €',
    'stroller menos de 50',
    'stroller under $50.00',
    'stroller $50 or less',
    'stroller 50 and under',
    'stroller under fifty',
    'stroller under fifty dollars',
    'stroller not more than 50',
    'stroller no more than $50',
    'stroller less then 50',
    'stroller undr $50',
    'stroller belw 50',
    'stroller under usd 50',
  ])('"%s" sets the most', (term) =>
    expect(read(term)).toEqual({ min: undefined, max: 5000, lean: undefined, rest: 'stroller' }),
  );

  it.each([
    'crib over $100',
    'crib more than 100 dollars',
    'crib from 100 bucks, desde 100',
    'crib más de 100',
    'crib $100 or more',
    'crib over a hundred dollars',
    'crib over 0.1k',
    'crib $100+',
  ])('"%s" sets the least', (term) => expect(read(term).min).toBe(10_000));

  it.each([
    'bib $20-$40',
    'bib between 20 and 40',
    'bib between $40 and $20',
    'bib $20 to $40',
    'bib 20 to 40 dollars',
    'bib entre 20 y 40',
    '$20–40 bib',
    'bib 20-40',
    'bib between twenty and forty dollars',
    'bib 20 to 40',
  ])('"%s" sets both', (term) => expect(read(term)).toMatchObject({ min: 2000, max: 4000, rest: 'bib' }));

  it.each(['bib $45', '45 dollars bib', '45$ bib'])('"%s" says about how much', (term) =>
    expect(readPriceWords(term)).toMatchObject({ about: { minPriceCents: 3600, maxPriceCents: 5400 } }),
  );

  it.each(['crib under $1,000', 'crib under 1,000', 'crib under 1k'])('"%s" is a thousand', (term) =>
    expect(read(term).max).toBe(100_000),
  );

  it.each(['crib around 200', 'crib about $200', 'crib roughly 200 dollars'])('"%s" wants about that much', (term) =>
    expect(read(term)).toMatchObject({ min: 16_000, max: 24_000, rest: 'crib' }),
  );

  it('allows five dollars more or less where a fifth is less', () =>
    expect(read('socks around 10 dollars')).toMatchObject({ min: 500, max: 1500 }));

  it('takes a limit for more than an amount beside it', () => {
    expect(readPriceWords('bib under $50 $45')).not.toHaveProperty('about');
  });

  it.each(['cheap crib', 'affordable crib', 'crib barato', 'budget crib'])('"%s" leans to low prices', (term) =>
    expect(read(term)).toMatchObject({ lean: 'low', rest: 'crib', max: undefined }),
  );

  it.each([
    'sleepsuit up to 12 months',
    'over 20 lb car seat',
    'bottle 8 oz',
    '0-3 months',
    'size 2 diapers',
    'under the sea book',
    'toys for 2 year olds',
    'baby of 5 pounds',
    'model a$45b',
    'two piece pajamas',
    'one piece swimsuit',
    'pajamas 18-24',
    'pants 20-25 months',
    'toy around 6 months',
    'toys 0 to 5',
  ])('"%s" says nothing about money', (term) => expect(readPriceWords(term)).toEqual({ rest: term, found: false }));
});
