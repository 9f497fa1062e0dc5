import { describe, expect, it } from 'vitest';
import { sameMeasure } from './measurements.ts';
import { tokenise } from './tokens.ts';

describe('Measurements', () => {
  it.each([
    ['8 oz, 8oz, 8-ounce, 8 fl. oz, 8 ounces', '8oz'],
    ['250 ml, 250ml, 250 Milliliters', '250ml'],
    ['0-3 months, 0-3m, 0–3M, 0 to 3 months, 0 a 3 meses', '0to3m'],
    ['2-pack, 2 pack, 2pk, pack of 2, set of 2, 2 pieces, 2 ct', '2pack'],
    ['1.5 kg, 1,5kg', '1p5kg'],
    ['4-35 lbs, 4-35lb', '4to35lb'],
    ['2T, 2t', '2t'],
    ['12 years, 12yrs', '12y'],
  ])('%s are one word', (spellings, word) => {
    for (const spelling of spellings.split(/, (?=\d|pack|set)/))
      expect([spelling, tokenise(spelling)]).toEqual([spelling, [word]]);
  });

  it.each([
    ['one year', '1y'],
    ['half gallon', '0p5gal'],
    ['six months', '6m'],
    ['one second', '1sec'],
    ['three pack', '3pack'],
    ['28 in', '28in'],
  ])('"%s" is a number and its unit, %s', (text, word) => expect(tokenise(text)).toEqual([word]));

  it.each([
    ['size 2 diapers', ['size', '2', 'diapers']],
    ['5 in blue', ['5', 'in', 'blue']],
    ['28 in gate', ['28in', 'gate']],
    ['size 5 in wool', ['size', '5', 'in', 'wool']],
    ['3 in 1 crib', ['3', 'in', '1', 'crib']],
    ['3d puzzle', ['3d', 'puzzle']],
    ['two piece pajamas', ['two', 'piece', 'pajamas']],
    ['100% cotton', ['100', 'cotton']],
  ])('read numbers with what stands about them: %s', (text, words) => expect(tokenise(text)).toEqual(words));

  it('are found by the ends of a range and by the other unit of a bottle', () => {
    expect(sameMeasure('3to6m')).toEqual(['3m', '6m']);
    expect(sameMeasure('8oz')).toEqual(['240ml']);
    expect(sameMeasure('240ml')).toEqual(['8oz']);
    expect(sameMeasure('250ml')).toEqual([]);
    expect(sameMeasure('2pack')).toEqual([]);
  });

  it('are found by the units and the years that other people count in', () => {
    expect(sameMeasure('120cm')).toEqual(['47in']);
    expect(sameMeasure('47in')).toEqual(['119cm']);
    expect(sameMeasure('7kg')).toEqual(['15lb']);
    expect(sameMeasure('15lb')).toEqual(['7kg']);
    expect(sameMeasure('4l')).toEqual(['1gal']);
    expect(sameMeasure('2l')).toEqual(['0p5gal']);
    expect(sameMeasure('1gal')).toEqual(['4l']);
    expect(sameMeasure('3t')).toEqual(['3y']);
    expect(sameMeasure('24m')).toEqual(['2y']);
    expect(sameMeasure('18m')).toEqual([]);
    expect(sameMeasure('12to18m')).toEqual(['12m', '18m', '1y']);
  });
});
