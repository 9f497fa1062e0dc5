import { expect, it } from 'vitest';
import { productPageAfter } from './form-fields.ts';

it.each([
  [{ page: '/gp/pram-1/1/reviews' }, '/gp/pram-1/1/reviews?done=yes'],
  [{ page: '/gp/pram-1/1/report', next: '/gp/pram-1/1' }, '/gp/pram-1/1?done=yes'],
  [{ next: '/gp/p/1/reviews?stars=4&page=2#review-3' }, '/gp/p/1/reviews?stars=4&page=2&done=yes#review-3'],
  [{ next: '/gp/p/1/reviews?done=no' }, '/gp/p/1/reviews?done=yes'],
  [{ next: '/gp/p/1/questions?q=a%0d%0ab' }, '/gp/p/1/questions?q=a%0D%0Ab&done=yes'],
  [{ page: '//elsewhere.example/gp/p/1' }, '/store'],
  [{ page: '/\\elsewhere.example/gp/p/1' }, '/store'],
  [{ page: 'https://elsewhere.example/gp/p/1' }, '/store'],
  [{ page: '/gp/p/1/../../../login' }, '/store'],
  [{ page: '/login' }, '/store'],
  [{ page: `/gp/p/1?q=${'x'.repeat(300)}` }, '/store'],
  [{}, '/store'],
])('%o leads to %s', (fields, address) => {
  expect(productPageAfter(fields as Record<string, string>, 'yes')).toBe(address);
});
