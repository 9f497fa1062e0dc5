import type { RatingSummary } from '#contracts/reviews.schemas.ts';
import { type ReviewSort, reviewSorts } from '#rules/reviews.ts';

const figures = new Intl.NumberFormat('en-US');

export const figure = (count: number): string => figures.format(count);

const counted = (count: number, one: string, many: string): string => `${figure(count)} ${count === 1 ? one : many}`;

/** Where the figures come from, in one sentence; empty when there are none. */
export function originText({ fromCatalogue, fromHere, written, samples }: RatingSummary): string {
  const parts: string[] = [];
  if (fromCatalogue > 0) parts.push(`${counted(fromCatalogue, 'rating', 'ratings')} came with the catalog`);
  if (fromHere > 0) parts.push(`${counted(fromHere, 'was', 'were')} given here`);
  if (parts.length === 0) return '';
  const read = written === 0 ? '' : ` ${counted(written, 'review', 'reviews')} can be read here.`;
  return `${parts.join(', ')}.${read}${samples > 0 ? ' Reviews marked as samples are invented for this demo.' : ''}`;
}

export interface ReviewFilter {
  stars: number | undefined;
  sort: ReviewSort;
  page: number;
}

/** The filter in the address; unknown values get the default. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const stars = Number(query.get('stars'));
  const page = Number(query.get('page'));
  const sort = reviewSorts.find((one) => one === query.get('sort'));
  return {
    stars: [1, 2, 3, 4, 5].find((one) => one === stars),
    sort: sort ?? 'helpful',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the list with this filter; defaults are left out. */
export function reviewsAddress(path: string, { stars, sort, page }: Partial<ReviewFilter>): string {
  const query = new URLSearchParams();
  if (stars !== undefined) query.set('stars', String(stars));
  if (sort !== undefined && sort !== 'helpful') query.set('sort', sort);
  if (page !== undefined && page > 1) query.set('page', String(page));
  const text = query.toString();
  return `${path}/reviews${text === '' ? '' : `?${text}`}`;
}
