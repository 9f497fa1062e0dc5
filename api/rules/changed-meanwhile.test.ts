import { describe, expect, it } from 'vitest';
import { changedMeanwhile } from './changed-meanwhile.ts';

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
