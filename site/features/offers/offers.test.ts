import { expect, it } from 'vitest';
import { shopPromises } from '#site/features/products/Promises.tsx';
import { currentOffers } from './offers.ts';

it('says what the shop is set to', () => {
  const titles = currentOffers(12).map(({ title }) => title);
  expect(titles[0]).toBe(`${shopPromises.registryDiscountPercent}% off what’s left on your registry`);
  expect(titles).toContain('Free shipping from $45');
  expect(titles).toContain('12 products on sale');
});

it('offers no sale when nothing is reduced', () => {
  expect(currentOffers(0).map(({ id }) => id)).not.toContain('sale');
});
