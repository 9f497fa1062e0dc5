import { formatMoney, type Money } from '#rules/money.ts';
import { type PaymentKind, paidBy, paymentWays } from '#rules/payment-kinds.ts';

interface KindText {
  label: string;
  /** Shown to givers, where the family's own label would say "your". */
  giverLabel?: string;
  /** The field that the owner fills in, and an example. */
  handle?: { label: string; hint: string };
  link?: { label: string; hint: string };
  /** What the giver does. */
  how: string;
  /** Who keeps the fee. */
  feeKeeper?: string;
}

export const paymentTexts: Record<PaymentKind, KindText> = {
  bank_transfer: {
    label: 'Bank transfer',
    handle: { label: 'Where transfers go', hint: 'The name on the account, and whatever your bank needs to find it.' },
    how: 'Transfer it with your bank.',
  },
  payment_app: {
    label: 'Payment app',
    handle: { label: 'App and name', hint: 'Which app, and your name or number there.' },
    link: { label: 'Link to pay you', hint: 'If your app has one, guests get a QR code for it.' },
    how: 'Send it with the app, as a gift to friends or family.',
  },
  card_link: {
    label: 'Card, on your payment page',
    giverLabel: 'Card, on the family’s payment page',
    link: { label: 'Link to your payment page', hint: 'A page of your own where people can pay by card.' },
    how: 'Pay by card on the family’s payment page.',
    feeKeeper: 'the card company',
  },
  international_transfer: {
    label: 'International transfer',
    handle: { label: 'Account for transfers from abroad', hint: 'Name, account number or IBAN, and the bank’s code.' },
    how: 'Transfer it with your bank or a transfer service.',
    feeKeeper: 'the bank',
  },
  check: {
    label: 'Check by mail',
    handle: { label: 'Payable to, and mailed to', hint: 'The name on the check and the address for the envelope.' },
    how: 'Write a check and mail it.',
  },
  cash: { label: 'Cash in an envelope', how: 'Put it in an envelope and hand it over.' },
};

/** How a giver pays: "Card, on the family's payment page". */
export function giverWayText(kind: PaymentKind): string {
  const { label, giverLabel } = paymentTexts[kind];
  return giverLabel ?? label;
}

/** "The family receives $48.25. The card company keeps about $1.75." */
export function receivesText(kind: PaymentKind, amount: Money): string {
  return `The family receives ${short(paidOf(kind, amount).familyReceives)}.${feeText(kind, amount, 'You pay')}`;
}

/** The same for the family that chooses its methods: "You receive $48.25 of a $50 gift." */
export function ownReceivesText(kind: PaymentKind, amount: Money): string {
  const receives = short(paidOf(kind, amount).familyReceives);
  return `You receive ${receives} of a ${short(amount)} gift.${feeText(kind, amount, 'Your guest pays')}`;
}

function feeText(kind: PaymentKind, amount: Money, payer: string): string {
  const { fee, giverPays } = paidOf(kind, amount);
  if (fee.amount === 0) return '';
  const keeper = paymentTexts[kind].feeKeeper ?? 'the provider';
  return paymentWays[kind].feeBorneBy === 'giver'
    ? ` ${payer} ${short(giverPays)}, because ${keeper} charges about ${short(fee)}.`
    : ` ${keeper[0]!.toUpperCase()}${keeper.slice(1)} keeps about ${short(fee)}.`;
}

function paidOf(kind: PaymentKind, { amount, currency }: Money) {
  const paid = paidBy(kind, amount);
  const money = (cents: number): Money => ({ amount: cents, currency });
  return {
    familyReceives: money(paid.familyReceivesCents),
    giverPays: money(paid.giverPaysCents),
    fee: money(paid.feeCents),
  };
}

/** "$120 of $300", or "$120 so far"; null where nobody has given and there is no goal, or where the amount is hidden. */
export function raisedText(raised: Money | null, goal: Money | null): string | null {
  if (raised === null) return goal && `Toward ${short(goal)}`;
  if (goal === null) return raised.amount === 0 ? null : `${short(raised)} so far`;
  if (raised.amount >= goal.amount) return `${short(raised)}, and the goal is reached`;
  return raised.amount === 0 ? `Toward ${short(goal)}` : `${short(raised)} of ${short(goal)}`;
}

export const short = (money: Money): string => formatMoney(money, 'en-US', true);
