// Ratings: shown as the mean with one decimal and the count; sorted by a Bayesian mean, so that one five-star review
// does not win over a hundred good ones.

/** The mean that the sort assumes for a product without reviews: that of an ordinary product. */
export const priorMean = 4;
/** How many such assumed reviews every product starts with. */
export const priorWeight = 12;

/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
export type RatingCounts = readonly [number, number, number, number, number];

export const reviewCount = (counts: RatingCounts): number => counts.reduce((sum, count) => sum + count, 0);

const starSum = (counts: RatingCounts): number => counts.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** The mean as shown: one decimal, 0 when there are no reviews. */
export function shownRating(counts: RatingCounts): number {
  const count = reviewCount(counts);
  return count === 0 ? 0 : Math.round((starSum(counts) * 10) / count) / 10;
}

/** Sorts "highest rated": the mean as if `priorWeight` reviews of `priorMean` stars had come first. */
export const ratingScore = (counts: RatingCounts): number =>
  scoreOfMean(reviewCount(counts) === 0 ? 0 : starSum(counts) / reviewCount(counts), reviewCount(counts));

/** The same from a mean and a count, for a list that has nothing else. */
export const scoreOfMean = (mean: number, count: number): number =>
  (priorMean * priorWeight + mean * count) / (priorWeight + count);
