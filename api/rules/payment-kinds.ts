// Contributions to cash funds are pledges that are paid to the family directly, in the ways it chose. The kinds are data; none of them is a
// brand. A fee is what a third party keeps of a payment: either the family receives that much less, or the giver pays it on top.

export const paymentKinds = [
  'bank_transfer',
  'payment_app',
  'card_link',
  'international_transfer',
  'check',
  'cash',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export interface PaymentWay {
  /** Where the money goes, which the owner enters; null where nothing is needed. */
  readonly asks: 'handle' | 'address' | null;
  /** Whether the owner may or must give the link of a payment page, which becomes a QR code. */
  readonly link: 'none' | 'optional' | 'needed';
  /** A share in hundredths of a percent of the amount, plus a fixed part. */
  readonly fee: { readonly basisPoints: number; readonly fixedCents: number };
  readonly feeBorneBy: 'family' | 'giver';
}

const noFee = { basisPoints: 0, fixedCents: 0 };

export const paymentWays: Readonly<Record<PaymentKind, PaymentWay>> = {
  bank_transfer: { asks: 'handle', link: 'none', fee: noFee, feeBorneBy: 'family' },
  payment_app: { asks: 'handle', link: 'optional', fee: noFee, feeBorneBy: 'family' },
  card_link: { asks: null, link: 'needed', fee: { basisPoints: 290, fixedCents: 30 }, feeBorneBy: 'family' },
  international_transfer: {
    asks: 'handle',
    link: 'none',
    fee: { basisPoints: 100, fixedCents: 0 },
    feeBorneBy: 'giver',
  },
  check: { asks: 'address', link: 'none', fee: noFee, feeBorneBy: 'family' },
  cash: { asks: null, link: 'none', fee: noFee, feeBorneBy: 'family' },
};

/** What a gift of this amount costs its giver and brings the family. Fees are rounded up, so that nobody is promised too much. */
export function paidBy(
  kind: PaymentKind,
  amountCents: number,
): { feeCents: number; giverPaysCents: number; familyReceivesCents: number } {
  const { fee, feeBorneBy } = paymentWays[kind];
  const feeCents = Math.min(amountCents, Math.ceil((amountCents * fee.basisPoints) / 10_000) + fee.fixedCents);
  return feeBorneBy === 'giver'
    ? { feeCents, giverPaysCents: amountCents + feeCents, familyReceivesCents: amountCents }
    : { feeCents, giverPaysCents: amountCents, familyReceivesCents: amountCents - feeCents };
}

/** A way as one text, by which two states of it are compared; null for one that is not chosen. */
export const wayText = (way: { handle: string | null; link: string | null } | undefined): string | null =>
  way === undefined ? null : [way.handle, way.link].filter((part) => part !== null).join(' · ');

/** What the owner still has to enter before a way to pay can be used; null when nothing is missing. */
export function missingOf(
  kind: PaymentKind,
  { handle, link }: { handle: string | null; link: string | null },
): 'handle' | 'link' | null {
  const way = paymentWays[kind];
  if (way.asks !== null && handle === null) return 'handle';
  return way.link === 'needed' && link === null ? 'link' : null;
}
