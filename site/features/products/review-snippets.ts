import type { Review } from '#contracts/reviews.schemas.ts';
import { dayOf } from '#rules/days.ts';

/** schema.org's words for reviews that people wrote here. An invented sample is told to nobody. */
export function reviewSnippets(reviews: readonly Review[]): { review?: object[] } {
  const real = reviews.filter(({ isSample }) => !isSample);
  if (real.length === 0) return {};
  return {
    review: real.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.authorName },
      datePublished: dayOf(review.publishedAt),
      name: review.title,
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
    })),
  };
}
