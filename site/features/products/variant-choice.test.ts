import { describe, expect, it } from 'vitest';
import { choicesOf, titleOfOption } from './variant-choice.ts';

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
    expect(color!.values.map(({ path }) => path)).toEqual(['/gp/bodysuit/7/2', '/gp/bodysuit/7/3']);
    expect(size!.values.map(({ path }) => path)).toEqual(['/gp/bodysuit/7/1', '/gp/bodysuit/7/2', '/gp/bodysuit/7/4']);
  });

  it('marks what is shown and what cannot be bought', () => {
    expect(size!.values.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
    expect(size!.values.map(({ isAvailable }) => isAvailable)).toEqual([true, false, true]);
    expect(size!.chosen).toBe('3-6M');
  });

  it('prefers what can be bought among equals', () => {
    const twins = [variant(1, 'Sage', 'NB'), variant(2, 'Oat', '3-6M', false), variant(3, 'Oat', '6-9M')];
    const [choice] = choicesOf({ options, variants: twins }, twins[0]!);
    expect(choice!.values[1]).toMatchObject({ path: '/gp/bodysuit/7/3', isAvailable: true });
  });

  it('shows colours by their picture', () => {
    expect(color!.values[1]!.picture?.url).toBe('/pictures/Oat.svg');
    expect(size!.values[0]!.picture).toBeNull();
  });

  it('writes the name of an option as people do', () => {
    expect(titleOfOption('bottle-size')).toBe('Bottle size');
  });
});
