// A contribution to a cash fund is a pledge: pledged -> sent (says the giver) -> received (says the owner); cancelled by either
// side before that. Whoever received something may say so even when the giver did not. Money never passes through the shop.

export const contributionStates = ['pledged', 'sent', 'received', 'cancelled'] as const;
export type ContributionState = (typeof contributionStates)[number];
export type ContributionStep = 'send' | 'receive' | 'cancel';

const steps: Record<
  ContributionStep,
  { from: readonly ContributionState[]; to: ContributionState; by: 'giver' | 'owner' | 'both' }
> = {
  send: { from: ['pledged'], to: 'sent', by: 'giver' },
  receive: { from: ['pledged', 'sent'], to: 'received', by: 'owner' },
  cancel: { from: ['pledged', 'sent'], to: 'cancelled', by: 'both' },
};

/** The state after a step of one side, or null when that side cannot take it from here. */
export function contributionAfter(
  state: ContributionState,
  step: ContributionStep,
  by: 'giver' | 'owner',
): ContributionState | null {
  const { from, to, by: whose } = steps[step];
  return from.includes(state) && (whose === 'both' || whose === by) ? to : null;
}

/** One dollar to ten thousand. */
export const contributionCents = { min: 100, max: 1_000_000 } as const;

/** A pledge that nobody confirmed by mail is forgotten after three days; it counts nowhere until then. */
export const unverifiedPledgeMs = 72 * 3_600_000;
/** Pledges of one fund that may wait for a confirmed email: of one mailbox or address, and of all. */
export const waitingPledgesMax = { ofGiver: 5, ofFund: 40 } as const;

/** Pledges of one giver to one fund that the family has not received: the list of a fund is for many people. */
export const openPledgesMax = 10;

/** What a fund has been given, as far as somebody stands behind it: typed addresses that nobody confirmed do not count. */
export const countsAsGiven = (state: ContributionState, isEmailVerified: boolean): boolean =>
  state === 'received' || (isEmailVerified && state !== 'cancelled');

const usualAmounts = [2_500, 5_000, 10_000, 20_000];

/** Amounts to choose from, none of them more than what is missing; a gift of any other amount is as good. */
export function suggestedCents(leftCents: number | null): number[] {
  if (leftCents === null) return [...usualAmounts];
  const within = usualAmounts.filter((cents) => cents < leftCents);
  return leftCents > 0 && leftCents <= usualAmounts.at(-1)! ? [...within, leftCents] : within;
}

/** Whoever may see the owner's handles: a giver with a confirmed email, whose pledge stands. */
export const maySeeDetails = (state: ContributionState, isEmailVerified: boolean): boolean =>
  isEmailVerified && state !== 'cancelled';
