import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { giftText } from '#rules/gift-text.ts';

export const filters = [
  { show: 'all', title: 'All' },
  { show: 'coming', title: 'Still to come' },
  { show: 'to-thank', title: 'To thank' },
  { show: 'thanked', title: 'Thanked' },
] as const;
export type Filter = (typeof filters)[number]['show'];

export const isThanked = ({ thanks }: Pick<TrackedGift, 'thanks'>): boolean =>
  thanks?.state === 'mailed' || thanks?.state === 'by-hand';

const fits: Record<Filter, (gift: TrackedGift) => boolean> = {
  all: () => true,
  coming: ({ state }) => state !== 'received',
  'to-thank': (gift) => gift.state === 'received' && gift.thanks !== null && !isThanked(gift),
  thanked: isThanked,
};

export const filterOf = (asked: string | null): Filter => filters.find(({ show }) => show === asked)?.show ?? 'all';

export const giftsShown = (gifts: readonly TrackedGift[], filter: Filter): TrackedGift[] => gifts.filter(fits[filter]);

export const countsOf = (gifts: readonly TrackedGift[]): Record<Filter, number> => ({
  all: gifts.length,
  coming: gifts.filter(fits.coming).length,
  'to-thank': gifts.filter(fits['to-thank']).length,
  thanked: gifts.filter(fits.thanked).length,
});

/** "Thanked by email, March 3", "Note started"; null where there is nothing to say yet, or names are hidden for surprise. */
export function thanksText({ thanks, state }: Pick<TrackedGift, 'thanks' | 'state'>): string | null {
  if (thanks === null) return null;
  const day = (at: number | null) =>
    at === null ? '' : new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at);
  switch (thanks.state) {
    case 'mailed':
      return `Thanked by email, ${day(thanks.thankedAt)}`;
    case 'by-hand':
      return `Thanked, ${day(thanks.thankedAt)}`;
    case 'draft':
      return 'Note started';
    case 'none':
      return state === 'received' ? 'Not thanked yet' : null;
  }
}

/** Opening sentences to continue from: about this gift, and in the family's own voice. An amount is not mentioned. */
function noteStarts(gift: TrackedGift): string[] {
  const isMoney = gift.kind !== 'reservation';
  return [
    `Dear ${gift.giverName ?? 'friend'},\n\nThank you so much for ${isMoney ? `your gift toward the ${gift.title}` : `the ${giftText(gift)}`}. `,
    isMoney ? 'It’s already helping us with ' : 'We used it for the first time when ',
    'It means a lot that you thought of us. ',
    isMoney ? 'We hope to see you soon. ' : 'We hope you’ll come by and see it in use soon. ',
  ];
}

/** Without those whose words stand in the note already, whatever the lines. */
export function startsToAdd(gift: TrackedGift, note: string): string[] {
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  return noteStarts(gift).filter((start) => !inOneLine(note).includes(inOneLine(start)));
}
