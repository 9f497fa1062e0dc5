// Cash funds are pledges that are paid to the family directly, by the ways it chose. The kinds are data; none of them is a brand.

export const paymentKinds = ['bank_transfer', 'payment_app', 'check', 'cash'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Every kind with whether it is chosen, in the order of the kinds. */
export const paymentPreferencesOf = (chosen: ReadonlySet<string>): { kind: PaymentKind; selected: boolean }[] =>
  paymentKinds.map((kind) => ({ kind, selected: chosen.has(kind) }));
