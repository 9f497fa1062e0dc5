import { describe, expect, it } from 'vitest';
import { factsOf, invitationCode, isFindable, nameWords, searchedFacts, searchedWords } from './registry-finding.ts';

describe('the words of a name', () => {
  it.each([
    ['Olive Marlow', ['olive', 'marlow']],
    ['Olive’s baby registry', ['olive']],
    ['José & Zoë', ['jose', 'zoe']],
    ['The Little List for Our Baby', []],
    ['Анна Иванова', ['анна', 'иванова']],
    ['李 Wei', ['李', 'wei']],
    ['Olive olive OLIVE', ['olive']],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(nameWords(text)).toEqual(words);
  });

  it('are at most six in a search', () => {
    expect(searchedWords('aa bb cc dd ee ff gg')).toHaveLength(6);
  });
});

describe('what a registry is found by', () => {
  it('is its month, never its day, its city in any spelling, and its code', () => {
    expect(factsOf({ arrival: '2027-08-20', city: 'Saint-Étienne', code: 'K3M9-x2ab' })).toEqual([
      { kind: 'month', value: '2027-08' },
      { kind: 'city', value: 'saintetienne' },
      { kind: 'code', value: 'k3m9x2ab' },
    ]);
  });

  it('is the code alone where nothing else is known', () => {
    expect(factsOf({ arrival: null, city: ' ', code: 'k3m9-x2ab' })).toEqual([{ kind: 'code', value: 'k3m9x2ab' }]);
  });

  it('matches what somebody types', () => {
    expect(searchedFacts({ city: 'saint etienne', code: ' K3M9 X2AB ', month: '' })).toEqual([
      { kind: 'city', value: 'saintetienne' },
      { kind: 'code', value: 'k3m9x2ab' },
    ]);
    expect(searchedFacts({})).toEqual([]);
  });
});

describe('who is found', () => {
  it.each([
    ['private', false, false],
    ['babylist', false, true],
    ['google', false, true],
    ['babylist', true, false],
    ['google', true, false],
  ] as const)('at level %s, paused %s: %s', (searchLevel, isPaused, found) => {
    expect(isFindable({ searchLevel, isPaused })).toBe(found);
  });
});

it('an invitation code has eight letters that cannot be mistaken for one another', () => {
  expect(invitationCode(new Uint8Array([0, 1, 2, 3, 30, 31, 255, 200]))).toMatch(
    /^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/,
  );
});
