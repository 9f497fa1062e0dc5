import { expect, it } from 'vitest';
import { stateOfZip } from './zip-codes.ts';

it.each([
  ['10001', 'NY'],
  ['94110', 'CA'],
  ['97205', 'OR'],
  ['02139', 'MA'],
  ['00901', 'PR'],
  ['99501', 'AK'],
  ['73301', 'TX'],
  ['00001', null],
])('knows the state of %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
});
