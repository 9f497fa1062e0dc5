import { expect, it } from 'vitest';
import { standsWide } from './stands-wide.ts';

it.each([
  ['/gp/pebble/20001', true],
  ['/GP/pebble/20001', true],
  ['/Gp/pebble/20001/50001', true],
  ['/gp/pebble/20001/reviews', true],
  ['/store', true],
  ['/store/', true],
  ['/gp', false],
  ['/store/sale', false],
  ['/store/gp-prams', false],
  ['/', false],
])('2.2 %s stands without the centred container: %s', (path, isWide) => {
  expect(standsWide(path)).toBe(isWide);
});
