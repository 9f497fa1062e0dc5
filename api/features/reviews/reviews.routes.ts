import { productPageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/reviews.schemas.ts';
import * as endpoints from '#contracts/reviews.ts';
import { listUserReviews, moderateUserReviews } from './moderate-reviews.service.ts';
import {
  deleteOwnReview,
  listReviews,
  readOwnReview,
  reportReview,
  saveOwnReview,
  voteForReview,
} from './reviews.service.ts';

/** Ratings follow reviews: every change of a review raises the catalogue's version. */
const ratings = () => ({ catalogue: true }) as const;

export const reviewRoutes = [
  reads(endpoints.listReviews, {
    schemas: schemas.listReviews,
    access: { who: 'anyone' },
    summary: 'Published reviews of a generic product, ten a page, with the figures of all its ratings.',
    limits: [limits.search],
    run: listReviews,
  }),
  reads(endpoints.readOwnReview, {
    schemas: schemas.readOwnReview,
    access: { who: 'user' },
    summary: 'The own review of a product, in whatever state.',
    run: readOwnReview,
  }),
  changes(endpoints.saveOwnReview, {
    lock: ratings,
    schemas: schemas.saveOwnReview,
    access: { who: 'user' },
    summary: 'Writes the one own review of a product, or changes it. It is moderated before it is shown.',
    limits: [limits.say],
    form: {
      done: (_, fields) => productPageAfter(fields, 'review-saved'),
    },
    run: saveOwnReview,
  }),
  changes(endpoints.deleteOwnReview, {
    lock: ratings,
    schemas: schemas.deleteOwnReview,
    access: { who: 'user' },
    summary: 'Deletes the own review of a product.',
    limits: [limits.say],
    form: { body: () => ({}), done: (_, fields) => productPageAfter(fields, 'review-deleted') },
    run: deleteOwnReview,
  }),
  changes(endpoints.voteForReview, {
    lock: 'nothing',
    schemas: schemas.voteForReview,
    access: { who: 'visitor' },
    summary: 'Says that a review was helpful, or takes it back. Once per person.',
    limits: [limits.write, limits.vote],
    form: {
      body: (fields) => ({ isHelpful: fields.isHelpful === 'true' }),
      done: (_, fields) => productPageAfter(fields, 'thanks'),
    },
    run: voteForReview,
  }),
  changes(endpoints.reportReview, {
    lock: 'nothing',
    schemas: schemas.reportReview,
    access: { who: 'visitor' },
    summary: 'Reports a review to the shop. Once per person.',
    limits: [limits.say],
    status: 202,
    form: {
      done: (_, fields) => productPageAfter(fields, 'reported'),
    },
    run: reportReview,
  }),
  reads(endpoints.listUserReviews, {
    schemas: schemas.listUserReviews,
    access: { who: 'admin' },
    summary: 'Reviews to moderate, those that wait the longest first, with what people reported about them.',
    run: listUserReviews,
  }),
  changes(endpoints.moderateUserReviews, {
    lock: ratings,
    schemas: schemas.moderateUserReviews,
    access: { who: 'admin' },
    summary: 'Publishes or rejects reviews, all of those named or none.',
    limits: [limits.write],
    run: moderateUserReviews,
  }),
];
