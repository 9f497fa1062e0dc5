// Reviews: one per person and product, shown once the shop's staff has read it. Reviews written here are added to the figures that came
// with the catalogue, so that a shop which moves here keeps its history, and each new review counts once.
import type { RatingCounts } from './catalogue-ratings.ts';

export const reviewBounds = { titleMost: 80, textLeast: 10, textMost: 3000, reportMost: 500 } as const;
export const reviewsPerPage = 10;

export type ReviewState = 'pending' | 'published' | 'rejected';

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
export const reviewSortLabels: Readonly<Record<ReviewSort, string>> = {
  helpful: 'Most helpful',
  newest: 'Newest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};

export const reportReasons = ['untrue', 'hurtful', 'advertising', 'private-data', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  untrue: 'It isn’t true',
  hurtful: 'It’s hurtful',
  advertising: 'It’s advertising',
  'private-data': 'It shares someone’s private information',
  other: 'Something else',
};

interface Counted {
  state: ReviewState;
  stars: number;
  isSample: boolean;
}

/** Whether a review counts toward its product's ratings. A sample does not: the demo's catalogue figures already include it. */
const counts = (review: Counted | null): review is Counted =>
  review !== null && review.state === 'published' && !review.isSample;

/** For 1 to 5 stars: the change of each count. */
export type RatingChange = [number, number, number, number, number];

/** How a change of a review changes its product's rating counts. */
export function tallyChange(before: Counted | null, after: Counted | null): RatingChange {
  const change: RatingChange = [0, 0, 0, 0, 0];
  if (counts(before)) change[before.stars - 1]! -= 1;
  if (counts(after)) change[after.stars - 1]! += 1;
  return change;
}

export const addRatings = (a: RatingCounts, b: RatingCounts): RatingCounts =>
  a.map((count, index) => count + b[index]!) as unknown as RatingCounts;

/** First name and one letter: enough to be a person, too little to be looked up. */
export function shownName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = [...(rest.at(-1) ?? '')][0];
  return last === undefined ? first : `${first} ${last.toLocaleUpperCase('en-US')}.`;
}

/** "Bought here" is shown only where an order proves it: a line of this product that was delivered and not returned. */
export const isBoughtHere = (orderLines: readonly { state: 'ordered' | 'delivered' | 'returned' }[]): boolean =>
  orderLines.some(({ state }) => state === 'delivered');
