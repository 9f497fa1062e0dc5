// A contribution to a cash fund is a pledge: pledged -> sent (says the giver) -> received (says the owner); cancelled by either side before
// that. The owner may mark it received even when the giver did not mark it sent, and take that back. Money never passes through the shop.

export const contributionStates = ['pledged', 'sent', 'received', 'cancelled'] as const;
export type ContributionState = (typeof contributionStates)[number];
export type ContributionStep = 'send' | 'receive' | 'cancel' | 'not-received';

const steps: Record<
  Exclude<ContributionStep, 'not-received'>,
  { from: readonly ContributionState[]; to: ContributionState; by: 'giver' | 'owner' | 'both' }
> = {
  send: { from: ['pledged'], to: 'sent', by: 'giver' },
  receive: { from: ['pledged', 'sent'], to: 'received', by: 'owner' },
  cancel: { from: ['pledged', 'sent'], to: 'cancelled', by: 'both' },
};

/**
 * The state after one side takes a step, or null when that side cannot take it from here. `wasSent`: the giver had marked it sent, which
 * it is again if it was not received after all.
 */
export function contributionAfter(
  state: ContributionState,
  step: ContributionStep,
  by: 'giver' | 'owner',
  wasSent: boolean,
): ContributionState | null {
  if (step === 'not-received') {
    if (state !== 'received' || by !== 'owner') return null;
    return wasSent ? 'sent' : 'pledged';
  }
  const { from, to, by: whose } = steps[step];
  return from.includes(state) && (whose === 'both' || whose === by) ? to : null;
}

/** One dollar to ten thousand. */
export const contributionCents = { min: 100, max: 1_000_000 } as const;

/** A pledge that nobody confirms by mail is deleted after three days; it counts nowhere until then. */
export const unverifiedPledgeMs = 72 * 3_600_000;
/**
 * Pledges of one fund that may wait for a confirmed email: of a browser or a household, of an IPv6 network, and in total. They hold nothing
 * that another giver could want, so the total only bounds how many rows are kept. They are not counted by mailbox: a stranger who types the
 * email of a giver would keep that giver out.
 */
export const waitingPledgesMax = { ofGiver: 5, ofNetwork: 15, ofFund: 500 } as const;

/** Why one more may not wait; null when it may. */
export function refuseWaitingPledge(
  waiting: Record<keyof typeof waitingPledgesMax, number>,
): 'too-many-unverified' | 'registry-waiting' | null {
  const { ofGiver, ofNetwork, ofFund } = waitingPledgesMax;
  if (waiting.ofGiver >= ofGiver || waiting.ofNetwork >= ofNetwork) return 'too-many-unverified';
  return waiting.ofFund >= ofFund ? 'registry-waiting' : null;
}

/** Pledges of one giver to one fund that the family has not received yet: the fund's list is shared by many people. */
export const openPledgesMax = 10;

/** Whether a pledge counts toward a fund: one from a typed email address that nobody confirmed does not. */
export const countsAsGiven = (state: ContributionState, isEmailVerified: boolean): boolean =>
  state === 'received' || (isEmailVerified && state !== 'cancelled');

/** Whether the family can say thanks: a pledge alone is a promise, which may still be taken back. */
export const isToBeThankedFor = (state: ContributionState): boolean => state === 'sent' || state === 'received';

const usualAmounts = [2_500, 5_000, 10_000, 20_000];

/** Amounts to choose from, none above what is missing; any other amount is just as welcome. */
export function suggestedCents(leftCents: number | null): number[] {
  if (leftCents === null) return [...usualAmounts];
  const within = usualAmounts.filter((cents) => cents < leftCents);
  return leftCents > 0 && leftCents <= usualAmounts.at(-1)! ? [...within, leftCents] : within;
}

/** Who may see the owner's payment handles: a giver with a confirmed email whose pledge stands. */
export const maySeeDetails = (state: ContributionState, isEmailVerified: boolean): boolean =>
  isEmailVerified && state !== 'cancelled';
