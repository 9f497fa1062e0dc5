import type { MentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import type { OwnReview, RatingSummary, Review } from '#contracts/reviews.schemas.ts';
import { reviewCount, shownRating } from '#rules/catalogue-ratings.ts';
import { isBoughtHere } from '#rules/reviews.ts';
import type { ReviewRow } from './reviews.queries.ts';

export const presentReview = (row: ReviewRow, votes: ReadonlySet<string>): Review => ({
  id: row.id,
  authorName: row.author_name,
  stars: row.stars,
  title: row.title,
  text: row.text,
  publishedAt: row.published_at ?? row.updated_at,
  helpful: row.helpful,
  // Orders do not exist here yet, so none can prove it.
  boughtHere: isBoughtHere([]),
  isSample: row.is_sample === 1,
  votedHelpful: votes.has(row.id),
});

export const presentOwnReview = (row: ReviewRow): OwnReview => ({
  id: row.id,
  stars: row.stars,
  title: row.title,
  text: row.text,
  state: row.state,
  updatedAt: row.updated_at,
});

export function presentSummary(
  product: MentionedProduct,
  written: readonly { stars: number; isSample: boolean; count: number }[],
): RatingSummary {
  const ratingCount = reviewCount(product.ratings);
  const fromHere = reviewCount(product.ownRatings);
  const sum = (rows: typeof written) => rows.reduce((total, { count }) => total + count, 0);
  return {
    rating: shownRating(product.ratings),
    ratingCount,
    ratingCounts: [...product.ratings],
    fromCatalogue: ratingCount - fromHere,
    fromHere,
    written: sum(written),
    writtenCounts: [1, 2, 3, 4, 5].map((stars) => sum(written.filter((row) => row.stars === stars))),
    samples: sum(written.filter(({ isSample }) => isSample)),
  };
}
