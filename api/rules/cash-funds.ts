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
/** Pledges of one fund that may wait for a confirmed email: per mailbox or IP address, and in total. */
export const waitingPledgesMax = { ofGiver: 5, ofFund: 40 } as const;

/** By what the giver of a pledge is known that waits for a confirmed email. `mailbox`: see `mailboxOf`. */
export interface WaitingGiver {
  readonly mailbox: string;
  readonly visitorId: string;
  readonly addressTag: string | null;
}

/** Of the waiting pledges, those that this giver made, by any sign. */
export const waitingOf = <P extends WaitingGiver>(waiting: readonly P[], giver: WaitingGiver): P[] =>
  waiting.filter(
    (one) =>
      one.mailbox === giver.mailbox ||
      one.visitorId === giver.visitorId ||
      (one.addressTag !== null && one.addressTag === giver.addressTag),
  );

/**
 * The pledge that ends so that a newcomer's can wait instead, where as many wait as may: eight addresses with five each would keep out
 * everybody else for three days, and nobody gave anything. It is the newest of the address with the most, if that has more than the newcomer
 * would have; otherwise null. Not the oldest, and not of a mailbox: a stranger who types the email of a giver would push out theirs.
 * @param waiting the oldest first
 */
export function pledgeThatGivesWay<P extends WaitingGiver>(waiting: readonly P[], newcomer: WaitingGiver): P | null {
  const known = waiting.filter(({ addressTag }) => addressTag !== null);
  const ofAddresses = [...Map.groupBy(known, ({ addressTag }) => addressTag).values()];
  const most = ofAddresses.reduce((a, b) => (b.length > a.length ? b : a), []);
  return most.length > waitingOf(waiting, newcomer).length + 1 ? most.at(-1)! : null;
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
