import { freeShippingFromCents } from '#rules/shipping.ts';

/** What the shop promises, as its pages say it. A shop that promises otherwise changes it here, once. */
export const shopPromises = {
  freeShippingFromCents,
  registryDiscountPercent: 15,
  /** The discount opens so many days before the arrival, on a registry that has been active for so many. */
  discountOpensDaysBefore: 60,
  discountNeedsActiveDays: 30,
  returnMonths: 9,
} as const;

type Promises = { readonly [K in keyof typeof shopPromises]: number };

/** "What is this?" beside the returns. */
export const explainReturns = ({ returnMonths }: Promises = shopPromises): string =>
  `Returns are accepted on items bought directly from the shop within ${returnMonths} months of purchase, only if unopened, in original packaging and in the condition received.`;

/** "What is this?" beside the registry discount. */
export const explainDiscount = ({
  registryDiscountPercent,
  discountOpensDaysBefore,
  discountNeedsActiveDays,
}: Promises = shopPromises): string =>
  `A ${registryDiscountPercent}% shop discount applies in the ${discountOpensDaysBefore} days before the expected arrival date, only to items sold directly by the shop, and needs a registry active for at least ${discountNeedsActiveDays} days.`;
