import { endpoint } from './endpoint.ts';
import type * as wire from './reviews.schemas.ts';

export const listReviews = endpoint<wire.ListReviews>('GET', '/api/v3/generic_products/{id}/reviews');
export const readOwnReview = endpoint<wire.ReadOwnReview>('GET', '/api/v3/generic_products/{id}/own_review');
export const saveOwnReview = endpoint<wire.SaveOwnReview>(
  'PUT',
  '/api/v3/generic_products/{id}/own_review',
  (fields) => ({ ...fields.texts(), stars: fields.number('stars') }),
);
export const deleteOwnReview = endpoint<wire.DeleteOwnReview>('DELETE', '/api/v3/generic_products/{id}/own_review');
export const voteForReview = endpoint<wire.VoteForReview>('PUT', '/api/v3/reviews/{id}/helpful_vote');
export const reportReview = endpoint<wire.ReportReview>('POST', '/api/v3/reviews/{id}/reports');
export const listUserReviews = endpoint<wire.ListUserReviews>('GET', '/bl_admin/api/user_reviews');
export const moderateUserReviews = endpoint<wire.ModerateUserReviews>('PATCH', '/bl_admin/api/user_reviews');
