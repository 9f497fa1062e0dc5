import { describe, expect, it } from 'vitest';
import { choicesOf, explainChoice, hasGaps, titleOfOption } from './variant-choice.ts';

const variant = (id: number, color: string, size: string, available = true) => ({
  id,
  name: `${color} ${size}`,
  attributes: { color, size },
  path: `/gp/bodysuit/7/${id}`,
  price: { amount: 1200, currency: 'USD' },
  listPrice: null,
  available,
  unitsLeft: null,
  code: null,
  images: [{ url: `/pictures/${color}.svg`, alt: color }],
});
const variants = [
  variant(1, 'Sage', 'NB'),
  variant(2, 'Sage', '3-6M', false),
  variant(3, 'Oat', '3-6M'),
  variant(4, 'Oat', '6-9M'),
];
const options = [
  { name: 'color', values: ['Sage', 'Oat'] },
  { name: 'size', values: ['NB', '3-6M', '6-9M'] },
  { name: 'pack', values: ['One'] },
];

describe('what a shopper can choose', () => {
  const [color, size] = choicesOf({ options, variants }, variants[1]!);

  it('leaves out what has only one value', () => {
    expect(choicesOf({ options, variants }, variants[1]!).map(({ name }) => name)).toEqual(['color', 'size']);
  });

  it('keeps the other choices where it can', () => {
    expect(color!.values.map(({ variant }) => variant?.id)).toEqual([2, 3]);
    expect(size!.values.map(({ variant }) => variant?.id)).toEqual([1, 2, undefined]);
  });

  it('says why something cannot be chosen or bought, and marks what is shown', () => {
    expect(size!.values.map(({ because }) => because)).toEqual([null, 'sold out', 'not made in Sage']);
    expect(size!.values.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
    expect(size!.chosen).toBe('3-6M');
    expect(explainChoice(size!)).toBe('Sold out: 3-6M. Not made in Sage: 6-9M.');
    expect(explainChoice(choicesOf({ options, variants }, variants[2]!)[0]!)).toBe('Sold out in 3-6M: Sage.');
  });

  it('never closes the first option, so that everything can be reached from everywhere', () => {
    for (const start of variants) {
      const reached = new Set<number>();
      const queue = [start];
      for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
        if (reached.has(one.id)) continue;
        reached.add(one.id);
        for (const { values } of choicesOf({ options, variants }, one))
          for (const { variant: next } of values) if (next !== null) queue.push(next as (typeof variants)[number]);
      }
      expect(reached.size).toBe(variants.length);
    }
  });

  it('prefers what can be bought among equals', () => {
    const twins = [variant(1, 'Sage', 'NB'), variant(2, 'Oat', '3-6M', false), variant(3, 'Oat', '6-9M')];
    const [choice] = choicesOf({ options, variants: twins }, twins[0]!);
    expect(choice!.values[1]).toMatchObject({ variant: { id: 3 }, because: null });
  });

  it('shows colors by their picture', () => {
    expect(color!.values[1]!.picture?.url).toBe('/pictures/Oat.svg');
    expect(size!.values[0]!.picture).toBeNull();
  });

  it('knows whether anything is in the way at all', () => {
    const [first, second] = [variant(1, 'Sage', 'NB'), variant(2, 'Oat', 'NB')];
    const colors = [{ name: 'color', values: ['Sage', 'Oat'] }];
    expect(hasGaps({ options: colors, variants: [first, second] })).toBe(false);
    expect(hasGaps({ options: colors, variants: [first, { ...second, available: false }] })).toBe(true);
    expect(hasGaps({ options, variants: [first, second] })).toBe(true);
  });

  it('writes the name of an option as people do', () => {
    expect(titleOfOption('bottle-size')).toBe('Bottle size');
  });
});

describe('a product that is not out yet', () => {
  const coming = variants.map((one) => ({ ...one, available: false }));
  const choosable = { options, variants: coming, isComing: true };

  it('is not called sold out in any color or size', () => {
    const choices = choicesOf(choosable, coming[0]!);
    expect(choices.map(explainChoice)).toEqual(['', 'Not made in Sage: 6-9M.']);
    expect(choices[0]!.values.map(({ because }) => because)).toEqual([null, null]);
  });

  it('has gaps only where a combination is not made', () => {
    expect(hasGaps(choosable)).toBe(true);
    expect(hasGaps({ options: [options[0]!], variants: [coming[0]!, coming[2]!], isComing: true })).toBe(false);
  });
});
