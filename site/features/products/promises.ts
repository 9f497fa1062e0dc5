import { freeShippingFromCents } from '#rules/shipping.ts';

/** What the shop promises, as its pages say it. */
export const shopPromises = {
  freeShippingFromCents,
  registryDiscountPercent: 15,
  returnMonths: 9,
} as const;
