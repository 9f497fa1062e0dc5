import { findMentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import { changeRatings } from '#api/features/catalogue/rating-changes.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type { ListUserReviews, ModerateUserReviews, OwnReview } from '#contracts/reviews.schemas.ts';
import { addRatings, type RatingChange, tallyChange } from '#rules/reviews.ts';
import { presentOwnReview } from './present-reviews.ts';
import {
  countToModerate,
  findReports,
  findReviews,
  findToModerate,
  forgetReports,
  updateReview,
} from './reviews.queries.ts';
import { countedOf } from './reviews.service.ts';

const perPage = 20;
const reportsShown = 5;

export async function listUserReviews({
  app,
  input,
}: Reading<{ query: NonNullable<ListUserReviews['parsed']>['query'] }>): Promise<ListUserReviews['response']> {
  const { state, page } = input.query;
  const reported = input.query.reported ?? false;
  const db = app.db.read;
  const count = await countToModerate(db, { state, reported });
  const rows = await findToModerate(db, { state, reported, offset: (page - 1) * perPage, limit: perPage });
  const products = new Map(
    (
      await findMentionedProduct(
        db,
        rows.map((row) => row.generic_product_id),
      )
    ).map((product) => [product.id, product]),
  );
  const reports = Map.groupBy(
    await findReports(
      db,
      rows.map(({ id }) => id),
    ),
    (report) => report.review_id,
  );
  return {
    reviews: rows.map((row) => {
      const product = products.get(row.generic_product_id);
      const told = reports.get(row.id) ?? [];
      return {
        ...presentOwnReview(row),
        authorName: row.author_name,
        product: product === undefined ? null : { id: product.id, title: product.title, path: product.path },
        reportCount: told.length,
        reports: told
          .slice(0, reportsShown)
          .map(({ reason, text, created_at }) => ({ reason, text, createdAt: created_at })),
      };
    }),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
    count,
  };
}

/** Publishes and rejects, all or none. Publishing a reported review again settles its reports. */
export async function moderateUserReviews({
  app,
  trx,
  input,
  now,
}: Changing<{ body: NonNullable<ModerateUserReviews['parsed']>['body'] }>): Promise<{ reviews: OwnReview[] }> {
  const wanted = new Map(input.body.reviews.map((one) => [one.id, one]));
  const rows = await findReviews(trx, [...wanted.keys()]);
  if (rows.length < wanted.size) throw new Refusal('not-found');
  const changes = new Map<number, RatingChange>();
  for (const row of rows) {
    const { state, updatedAt } = wanted.get(row.id)!;
    if (row.updated_at !== updatedAt)
      throw new Refusal('stale', { detail: 'One of these reviews was changed after it was read here.' });
    const after = { ...row, state, published_at: state === 'published' ? (row.published_at ?? now) : null };
    await updateReview(trx, row.id, { state, published_at: after.published_at });
    const change = tallyChange(countedOf(row), countedOf(after));
    const before = changes.get(row.generic_product_id);
    changes.set(
      row.generic_product_id,
      before === undefined ? change : ([...addRatings(before, change)] as RatingChange),
    );
  }
  await forgetReports(trx, [...wanted.keys()]);
  await changeRatings(app, trx, changes, now);
  return { reviews: (await findReviews(trx, [...wanted.keys()])).map(presentOwnReview) };
}
