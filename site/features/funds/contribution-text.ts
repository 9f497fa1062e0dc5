import type { Contribution, PaymentDetails } from '#contracts/cash-funds.schemas.ts';
import type { GroupContribution, GroupGift } from '#contracts/group-gifts.schemas.ts';
import { short } from './payment-text.ts';

export const pledgeHeading: Record<Contribution['state'], string> = {
  pledged: 'Thank you',
  sent: 'It’s on its way',
  received: 'It arrived',
  cancelled: 'This gift is canceled',
};

/** What happens next for the giver. */
export function pledgeSentence({
  state,
  amount,
  title,
  isEmailVerified,
  cameByMail,
  view,
}: Pick<Contribution, 'state' | 'amount' | 'title' | 'isEmailVerified'> & {
  cameByMail: boolean;
  /** Of where to send it. */
  view: PaymentDetails['view'] | undefined;
}): string {
  const what = `${short(amount)} toward ${title}`;
  if (state === 'cancelled' && !isEmailVerified)
    return `Your ${what} is canceled. If you’d still like to give it, just promise it again and confirm it by email.`;
  if (state === 'cancelled')
    return `Your ${what} is canceled, so please don’t send it. If you already have, check with the family.`;
  if (state === 'received') return `The family has received your ${what}.`;
  if (state === 'sent') return `You sent ${what}. The family will mark it when it arrives.`;
  if (isEmailVerified)
    return `You promised ${what}.${view === 'ask' || view === 'shown' ? ' Here’s how to send it.' : ''}`;
  return cameByMail
    ? `You promised ${what}. Confirm your email to see where to send it.`
    : `You promised ${what}. We’ve emailed you a link: open it to confirm your email and see where to send it.`;
}

export const shareHeading: Record<GroupContribution['state'], string> = {
  pending: 'Your share is held for you',
  authorised: 'Thank you',
  captured: 'Thank you',
  released: 'This share is free again',
  refunded: 'Your share was refunded',
};

export function shareSentence({ state, amount, refund, title, gift }: GroupContribution): string {
  const what = `${short(amount)} toward ${title}`;
  if (state === 'pending') return `Pay ${what} within half an hour. Until then nobody else can take your share.`;
  if (state === 'released') return `${short(amount)} toward ${title} wasn’t paid, and nothing was charged.`;
  if (state === 'refunded') return `${short(refund)} of your ${what} went back to you, the way you paid it.`;
  if (refund.amount > 0) return `${short(refund)} of your ${what} is on its way back to you.`;
  if (gift.outcome === 'credit') return `You gave ${what}. The family took the sum as store credit.`;
  if (gift.state === 'funded' || gift.state === 'redeemed') return `You gave ${what}, and the goal is reached.`;
  if (gift.state === 'closed' && gift.outcome === null)
    return `You gave ${what}. Nobody can chip in anymore, and the family decides what happens with the money. We’ll email you.`;
  if (gift.state === 'closed') return `You gave ${what}. The family has used it.`;
  return `You gave ${what}. Others can chip in for the rest.`;
}

/** Why nobody can chip in for a group gift now. `left`: how many of its item are still to be given. */
export function whyNoShare({ state, outcome }: Pick<GroupGift, 'state' | 'outcome'>, left: number): string {
  if (state === 'closed' && outcome === null) return 'This group gift is closed, so nobody can chip in anymore.';
  if (state !== 'open') return 'This gift has everything it needs. Thank you for looking.';
  // It was taken before it became a group gift.
  if (left === 0) return 'Someone is already giving this. Thank you for looking.';
  return 'Someone is paying the last of it right now. Check back in half an hour.';
}
