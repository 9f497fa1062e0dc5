import type { Contribution } from '#contracts/cash-funds.schemas.ts';
import type { GroupContribution } from '#contracts/group-gifts.schemas.ts';
import type { Money } from '#rules/money.ts';

/** Money toward a fund or a group gift, for its giver's overview. */
export interface MoneyGift {
  id: string;
  href: string;
  title: string;
  amount: Money;
  registry: { title: string; slug: string };
  state: string;
  /** The giver has something to do. */
  isWaiting: boolean;
  createdAt: number;
}

const pledgeStates: Record<Contribution['state'], string> = {
  pledged: 'To send',
  sent: 'Sent',
  received: 'Received',
  cancelled: 'Canceled',
};
const shareStates: Record<GroupContribution['state'], string> = {
  pending: 'To pay',
  authorised: 'Paid',
  captured: 'Paid',
  released: 'Not paid',
  refunded: 'Refunded',
};

/** Gifts that wait for their giver first, then the latest. */
export function moneyGifts(pledges: readonly Contribution[], shares: readonly GroupContribution[]): MoneyGift[] {
  const all = [
    ...pledges.map((one) => ({
      ...one,
      href: `/cash-fund-contributions/${one.id}`,
      state: one.state === 'pledged' && !one.isEmailVerified ? 'To confirm' : pledgeStates[one.state],
      isWaiting: one.state === 'pledged',
    })),
    ...shares.map((one) => ({
      ...one,
      href: `/group-gift-contributions/${one.id}`,
      state: shareStates[one.state],
      isWaiting: one.state === 'pending',
    })),
  ];
  return all
    .map(({ id, href, title, amount, registry, state, isWaiting, createdAt }) => {
      return { id, href, title, amount, registry, state, isWaiting, createdAt };
    })
    .sort((a, b) => Number(b.isWaiting) - Number(a.isWaiting) || b.createdAt - a.createdAt);
}
