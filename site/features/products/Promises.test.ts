import { describe, expect, it } from 'vitest';
import { explainDiscount, explainReturns, shopPromises } from './Promises.tsx';

describe('what the shop promises', () => {
  it('the return window is 9 months, the discount 15% from 60 days before arrival after 30 days, shipping free from 45', () => {
    expect(shopPromises).toEqual({
      freeShippingFromCents: 4500,
      registryDiscountPercent: 15,
      discountOpensDaysBefore: 60,
      discountNeedsActiveDays: 30,
      returnMonths: 9,
    });
  });

  it('the tooltip on returns names where, how long and in which condition', () => {
    expect(explainReturns()).toBe(
      'Returns are accepted on items bought directly from the shop within 9 months of purchase, only if unopened, in original packaging and in the condition received.',
    );
  });

  it('the tooltip on the discount names how much, when, on what and what it needs', () => {
    expect(explainDiscount()).toBe(
      'A 15% shop discount applies in the 60 days before the expected arrival date, only to items sold directly by the shop, and needs a registry active for at least 30 days.',
    );
  });

  it('both tooltips follow what a shop sets', () => {
    const own = { ...shopPromises, returnMonths: 6, registryDiscountPercent: 10 };
    expect(explainReturns(own)).toContain('within 6 months');
    expect(explainDiscount(own)).toContain('A 10% shop discount');
  });
});
