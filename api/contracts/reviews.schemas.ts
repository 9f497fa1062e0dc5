import { z } from 'zod';
import { reportReasons, reviewBounds, reviewSorts, reviewsPerPage } from '#rules/reviews.ts';
import {
  emptySchema,
  flagSchema,
  idSchema,
  instantSchema,
  lineSchema,
  numberIdSchema,
  optionalTextSchema,
  pageSchema,
  textSchema,
  type WireOf,
} from './wire.schemas.ts';

const productParams = z.strictObject({ id: numberIdSchema });
const reviewParams = z.strictObject({ id: idSchema });

const starsSchema = z
  .int('must be one to five stars')
  .min(1, 'must be one to five stars')
  .max(5, 'must be one to five stars');
/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
const starCountsSchema = z.array(z.int()).length(5);

/** A review as everybody sees it. */
export const reviewSchema = z
  .strictObject({
    id: idSchema,
    authorName: z.string(),
    stars: z.int(),
    title: z.string(),
    text: z.string(),
    publishedAt: z.int(),
    helpful: z.int(),
    /** Bought in this shop, as an order proves. */
    boughtHere: z.boolean(),
    /** Invented for the demonstration. */
    isSample: z.boolean(),
    /** Whether this visitor found it helpful. */
    votedHelpful: z.boolean(),
  })
  .meta({ id: 'Review' });

export const ratingSummarySchema = z
  .strictObject({
    /** The mean of all ratings with one decimal; 0 without any. As on the product and its card. */
    rating: z.number(),
    ratingCount: z.int(),
    ratingCounts: starCountsSchema,
    /** Where the ratings come from: the catalogue's own figures, and reviews written here. */
    fromCatalogue: z.int(),
    fromHere: z.int(),
    /** Reviews that have text to read. */
    written: z.int(),
    writtenCounts: starCountsSchema,
    samples: z.int(),
  })
  .meta({ id: 'RatingSummary' });

const reviewStateSchema = z.enum(['pending', 'published', 'rejected']);

export const ownReviewSchema = z
  .strictObject({
    id: idSchema,
    stars: z.int(),
    title: z.string(),
    text: z.string(),
    state: reviewStateSchema,
    updatedAt: z.int(),
  })
  .meta({ id: 'OwnReview' });

export const listReviews = {
  params: productParams,
  query: z.strictObject({
    stars: z.coerce.number().int().min(1).max(5).optional(),
    sort: z.enum(reviewSorts).default('helpful'),
    page: pageSchema,
    limit: z.coerce.number().int().min(1).max(reviewsPerPage).default(reviewsPerPage),
  }),
  response: z.strictObject({
    summary: ratingSummarySchema,
    reviews: z.array(reviewSchema),
    page: z.int(),
    pages: z.int(),
    /** Reviews that match the filter. */
    count: z.int(),
  }),
};

export const readOwnReview = {
  params: productParams,
  response: z.strictObject({ review: ownReviewSchema.nullable() }),
};

export const saveOwnReview = {
  params: productParams,
  body: z.strictObject({
    stars: starsSchema,
    title: lineSchema(reviewBounds.titleMost),
    text: textSchema(reviewBounds.textMost).refine((text) => text.length >= reviewBounds.textLeast, {
      message: `must be ${reviewBounds.textLeast} characters or more`,
    }),
  }),
  response: z.strictObject({ review: ownReviewSchema }),
};

export const deleteOwnReview = { params: productParams, response: emptySchema };

export const voteForReview = {
  params: reviewParams,
  body: z.strictObject({ isHelpful: z.boolean() }),
  response: z.strictObject({ helpful: z.int(), votedHelpful: z.boolean() }),
};

export const reportReview = {
  params: reviewParams,
  body: z.strictObject({ reason: z.enum(reportReasons), text: optionalTextSchema(reviewBounds.reportMost) }),
  response: emptySchema,
};

/** A review, as moderators see it. */
export const userReviewSchema = z
  .strictObject({
    ...ownReviewSchema.shape,
    authorName: z.string(),
    product: z.strictObject({ id: z.int(), title: z.string(), path: z.string() }).nullable(),
    reportCount: z.int(),
    /** Newest first. */
    reports: z.array(z.strictObject({ reason: z.string(), text: z.string(), createdAt: z.int() })),
  })
  .meta({ id: 'UserReview' });

export const listUserReviews = {
  query: z.strictObject({
    state: reviewStateSchema.default('pending'),
    /** Only reported reviews. */
    reported: flagSchema.optional(),
    page: pageSchema,
  }),
  response: z.strictObject({ reviews: z.array(userReviewSchema), page: z.int(), pages: z.int(), count: z.int() }),
};

export const moderateUserReviews = {
  body: z.strictObject({
    reviews: z
      .array(
        z.strictObject({
          id: idSchema,
          state: z.enum(['published', 'rejected']),
          /** The version of the review that was read: anything changed since then is not published unread. */
          updatedAt: instantSchema,
        }),
      )
      .min(1)
      .max(50),
  }),
  response: z.strictObject({ reviews: z.array(ownReviewSchema) }),
};

export type ListReviews = WireOf<typeof listReviews>;
export type ReadOwnReview = WireOf<typeof readOwnReview>;
export type SaveOwnReview = WireOf<typeof saveOwnReview>;
export type DeleteOwnReview = WireOf<typeof deleteOwnReview>;
export type VoteForReview = WireOf<typeof voteForReview>;
export type ReportReview = WireOf<typeof reportReview>;
export type ListUserReviews = WireOf<typeof listUserReviews>;
export type ModerateUserReviews = WireOf<typeof moderateUserReviews>;
export type Review = z.output<typeof reviewSchema>;
export type OwnReview = z.output<typeof ownReviewSchema>;
export type RatingSummary = z.output<typeof ratingSummarySchema>;
export type UserReview = z.output<typeof userReviewSchema>;
