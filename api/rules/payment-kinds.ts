// Cash funds are pledges that are paid to the family directly, by the ways it chose. The kinds are data; none of them is a brand.
// A fee is what somebody else keeps of a payment: the family receives that much less, or the giver pays it on top.

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
  /** Where the money goes, as the owner is asked for it; null where nothing has to be known. */
  readonly asks: 'handle' | 'address' | null;
  /** The owner may also give the link of a payment page, which makes a QR code; or must. */
  readonly link: 'none' | 'optional' | 'needed';
  /** In hundredths of a percent of the amount, and a fixed part. */
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

/** What the owner still has to say about a way before it can be used; null when nothing is missing. */
export function missingOf(
  kind: PaymentKind,
  { handle, link }: { handle: string | null; link: string | null },
): 'handle' | 'link' | null {
  const way = paymentWays[kind];
  if (way.asks !== null && handle === null) return 'handle';
  return way.link === 'needed' && link === null ? 'link' : null;
}
