import type { ReadReservation, Reservation } from '#contracts/reservations.schemas.ts';
import { dayBegunEverywhere } from '#rules/days.ts';

/** The state of a reservation in a heading, for the person who made it. */
export const stateHeading: Record<Reservation['state'], string> = {
  reserved: 'You’ve reserved this gift',
  purchased: 'You’ve bought this gift',
  received: 'Your gift has arrived',
  cancelled: 'Your reservation is canceled',
  expired: 'Your reservation has expired',
};

/** The same in a list, in a word or two. */
export const stateText: Record<Reservation['state'], string> = {
  reserved: 'Reserved',
  purchased: 'Bought',
  received: 'Arrived',
  cancelled: 'Canceled',
  expired: 'Expired',
};

type Change = ReadReservation['response']['changed'];

/** What to know next: how long the gift is held, or that it is not held any more. */
export function stateSentence({
  state,
  expiresAt,
  isEmailVerified,
  cameByMail,
  changed,
}: Pick<Reservation, 'state' | 'expiresAt' | 'isEmailVerified'> & { cameByMail: boolean; changed: Change }): string {
  if (state === 'cancelled' || state === 'expired') {
    if (changed?.what === 'removed') return 'The family has taken this off their list, so it can’t be reserved again.';
    // It may be taken by now, or its registry closed.
    const why =
      state === 'cancelled'
        ? 'We’re not holding it for you anymore'
        : isEmailVerified
          ? 'We held it as long as we could'
          : 'It wasn’t confirmed in time';
    return `${why}. If it’s still available, you can reserve it again.`;
  }
  if (state === 'purchased') return 'No one else will give it.';
  if (state === 'received') return 'The family has it. Thank you for giving.';
  // While its registry is paused, a hold has no end.
  const kept = expiresAt === null ? 'We’re holding it for you.' : `We’ll hold it for you until ${holdDay(expiresAt)}.`;
  if (isEmailVerified) return `${kept} Tell us when you’ve bought it, and it stays yours.`;
  return cameByMail
    ? `${kept} Confirm your email, and we’ll hold it for 14 days.`
    : `${kept} We sent you a link: open it to confirm your email, and we’ll hold it for 14 days.`;
}

const dayInWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** In the time zone of its giver, which the server does not know, this day has begun when the hold ends. */
const holdDay = (expiresAt: number): string => dayInWords.format(Date.parse(dayBegunEverywhere(expiresAt)));

/** How long a gift is held, for a list; null where nothing expires. */
export function holdText({
  state,
  expiresAt,
  isEmailVerified,
}: Pick<Reservation, 'state' | 'expiresAt' | 'isEmailVerified'>): string | null {
  if (state !== 'reserved' || expiresAt === null) return null;
  const until = `Yours until ${holdDay(expiresAt)}`;
  return isEmailVerified ? until : `${until}. Confirm your email to keep it longer.`;
}

/** What has changed about the wish since its giver saw it; null while it is the same. */
export function changeText(changed: Change): string | null {
  switch (changed?.what) {
    case undefined:
      return null;
    case 'removed':
      return 'The family has taken this off their list since you reserved it. If you’ve bought it, you can still give it.';
    case 'fewer':
      return changed.wanted === 1
        ? 'The family now wants only one of these.'
        : `The family now wants only ${changed.wanted} of these.`;
    case 'renamed':
      return `The family now calls this “${changed.title}”. Below is what you saw when you reserved it.`;
  }
}

export interface BuyingPlace {
  href: string;
  label: string;
  isOurs: boolean;
  rel: string | undefined;
}

/** Where to buy a gift; null for an idea, which no store sells. */
export function buyingPlace({
  path,
  url,
  storeName,
}: Pick<Reservation['item'], 'path' | 'url' | 'storeName'>): BuyingPlace | null {
  if (path !== null) return { href: path, label: 'Buy it in our shop', isOurs: true, rel: undefined };
  if (url === null) return null;
  const label = storeName === null || storeName === '' ? 'Open the store’s page' : `Buy it at ${storeName}`;
  return { href: url, label, isOurs: false, rel: 'nofollow noopener noreferrer ugc' };
}
