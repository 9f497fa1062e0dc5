import { describe, expect, it } from 'vitest';
import { isMaterial } from './item-changes.ts';

const cot = { title: 'Cot', url: 'https://oatwell.example/cot', size: null, color: 'Sage' };

describe('changes of an item that somebody has taken', () => {
  it.each([
    [{ title: 'Crib' }, true],
    [{ url: 'https://oatwell.example/crib' }, true],
    [{ size: 'Large' }, true],
    [{ color: null }, true],
    [{ title: 'Cot', size: '', color: 'Sage' }, false],
    [{}, false],
  ])('%o is material: %s', (after, expected) => {
    expect(isMaterial(cot, after)).toBe(expected);
  });
});
