import { describe, expect, it } from 'vitest';
import { changedMeanwhile, mergeChosen, startedFrom } from './changed-meanwhile.ts';

const cot = { title: 'Cot', url: 'https://oatwell.example/cot', size: null, color: 'Sage' };

describe('changes by two members', () => {
  it('name the field that the other one changed', () => {
    expect(changedMeanwhile({ title: 'Cot', size: null }, cot)).toBeNull();
    expect(changedMeanwhile({ title: 'Bed' }, cot)).toBe('title');
    expect(changedMeanwhile({ title: undefined, color: 'Mint' }, cot)).toBe('color');
    expect(changedMeanwhile(undefined, cot)).toBeNull();
    const priced = { price: { amount: 100, currency: 'USD' }, size: null };
    expect(changedMeanwhile<object>({ price: { currency: 'USD', amount: 100 } }, priced)).toBeNull();
    expect(changedMeanwhile<object>({ price: { amount: 100, currency: 'CAD' } }, priced)).toBe('price');
    expect(changedMeanwhile<object>({ price: null }, priced)).toBe('price');
  });
});

describe('a change after others whose answers were lost', () => {
  const was = { title: 'Bed', size: 'S' };

  it('started from what one of them has saved', () => {
    expect(startedFrom(was, [{ title: 'Crib' }, { title: 'Cot' }], { title: 'Cot', size: 'M' })).toEqual({
      title: 'Cot',
      size: 'S',
    });
    const offers = [{ url: 'https://a.example', price: { amount: 100, currency: 'USD' } }];
    const same = [{ price: { currency: 'USD', amount: 100 }, url: 'https://a.example' }];
    expect(startedFrom<object>({ offers: [] }, [{ offers }], { offers: same })).toEqual({ offers: same });
  });

  it('started from its own beginning where none was saved, or there is none', () => {
    expect(startedFrom(was, [{ title: 'Crib' }], { title: 'Bed', size: 'S' })).toEqual(was);
    expect(startedFrom(was, [{ title: 'Crib' }], { title: 'Theirs', size: 'S' })).toEqual(was);
    expect(startedFrom(was, undefined, { title: 'Theirs', size: 'S' })).toBe(was);
    expect(startedFrom<object>(undefined, [{}], {})).toBeUndefined();
  });
});

it.each([
  ['adds to what another window removed from', ['a', 'b', 'c'], [['a', 'b']], ['a'], ['a', 'c']],
  ['removes from what another window added to', ['a'], [['a', 'b']], ['a', 'b', 'c'], ['a', 'c']],
  ['has nothing twice', ['c', 'c'], [['a']], ['b'], ['c', 'b']],
  ['adds nothing twice', ['a', 'b'], [['a']], ['a', 'b'], ['a', 'b']],
  ['takes back what was added without an answer', ['b'], [['b'], ['a', 'b']], ['b', 'a'], ['b']],
  ['adds again what was removed without an answer', ['a', 'b'], [['a', 'b'], ['b']], ['b', 'c'], ['a', 'b', 'c']],
  ['is in the order of the second', ['c', 'a'], [['a', 'c']], ['a', 'b', 'c'], ['c', 'a', 'b']],
  ['is all of the second, where nothing is known of what it started from', ['a'], [undefined], ['b'], ['a']],
])('a choice %s', (_, typed, known, now, expected) => {
  expect(mergeChosen(typed, known, now)).toEqual(expected);
});
