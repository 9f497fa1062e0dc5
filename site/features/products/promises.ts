/** What the shop promises, as its pages say it. */
export const shopPromises = {
  freeShippingFromCents: 4500,
  registryDiscountPercent: 15,
  returnMonths: 9,
} as const;
