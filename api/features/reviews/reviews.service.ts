import type { Query, Trx } from '#api/db/database.ts';
import { findMentionedProduct, type MentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import { changeRatings } from '#api/features/catalogue/rating-changes.ts';
import type { App, Caller, Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type { ListReviews, OwnReview, ReportReview, Review, SaveOwnReview } from '#contracts/reviews.schemas.ts';
import { shownName, tallyChange } from '#rules/reviews.ts';
import { presentOwnReview, presentReview, presentSummary } from './present-reviews.ts';
import {
  castVote,
  countHelpful,
  countReports,
  countWritten,
  deleteReview,
  findAllOwn,
  findOwn,
  findPublished,
  findReviews,
  findVotes,
  insertReview,
  type ReviewRow,
  saveReport,
  takeVoteBack,
  updateReview,
} from './reviews.queries.ts';

type OfProduct = { params: { id: number } };
const reportsMax = 100;

type OfReview = { params: { id: string } };

export async function listReviews({
  app,
  caller,
  input,
}: Reading<OfProduct & { query: NonNullable<ListReviews['parsed']>['query'] }>): Promise<ListReviews['response']> {
  const { stars, sort, limit } = input.query;
  const product = await productOf(app.db.read, input.params.id);
  const summary = presentSummary(product, await countWritten(app.db.read, product.id));
  const count = stars === undefined ? summary.written : summary.writtenCounts[stars - 1]!;
  const pages = Math.max(1, Math.ceil(count / limit));
  // A page number that is too high by now shows the last page.
  const page = Math.min(input.query.page, pages);
  const rows =
    count === 0
      ? []
      : await findPublished(app.db.read, {
          genericProductId: product.id,
          stars,
          sort,
          offset: (page - 1) * limit,
          limit,
        });
  const voter = voterOf(caller);
  const votes =
    voter === null
      ? new Set<string>()
      : await findVotes(
          app.db.read,
          rows.map(({ id }) => id),
          voter,
        );
  return { summary, reviews: rows.map((row): Review => presentReview(row, votes)), page, pages, count };
}

export async function readOwnReview({ app, caller, input }: Reading<OfProduct>): Promise<{ review: OwnReview | null }> {
  const row = await findOwn(app.db.read, input.params.id, caller.user!.id);
  return { review: row === undefined ? null : presentOwnReview(row) };
}

/** Writes the caller's single review of the product, or changes it. Either way the shop reads it before it is shown. */
export async function saveOwnReview({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<OfProduct & { body: NonNullable<SaveOwnReview['parsed']>['body'] }>): Promise<{ review: OwnReview }> {
  const product = await productOf(trx, input.params.id);
  const { stars, title, text } = input.body;
  const before = await findOwn(trx, product.id, caller.user!.id);
  if (before !== undefined && before.stars === stars && before.title === title && before.text === text)
    return { review: presentOwnReview(before) };
  const said = { author_name: shownName(caller.user!.name), stars, title, text, state: 'pending' as const };
  if (before === undefined) {
    await insertReview(trx, {
      ...said,
      id: app.newId(),
      generic_product_id: product.id,
      user_id: caller.user!.id,
      is_sample: 0,
      helpful: 0,
      created_at: now,
      updated_at: now,
      published_at: null,
    });
  } else {
    await updateReview(trx, before.id, { ...said, updated_at: now, published_at: null });
  }
  const after = (await findOwn(trx, product.id, caller.user!.id))!;
  await changeRatings(app, trx, new Map([[product.id, tallyChange(countedOf(before), countedOf(after))]]), now);
  return { review: presentOwnReview(after) };
}

export async function deleteOwnReview({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<OfProduct>): Promise<Record<string, never>> {
  const row = await findOwn(trx, input.params.id, caller.user!.id);
  if (row === undefined) throw new Refusal('not-found');
  await deleteReview(trx, row.id);
  await changeRatings(app, trx, new Map([[row.generic_product_id, tallyChange(countedOf(row), null)]]), now);
  return {};
}

/** For the export of an account. */
export const reviewsOf = async (db: Query, userId: string) =>
  (await findAllOwn(db, userId)).map(({ generic_product_id, stars, title, text }) => ({
    genericProductId: generic_product_id,
    stars,
    title,
    text,
  }));

/** Deletes an account's reviews when it ends; ratings are updated. */
export async function forgetReviewsOf(app: App, trx: Trx, userId: string, now: number): Promise<void> {
  for (const row of await findAllOwn(trx, userId)) {
    await deleteReview(trx, row.id);
    await changeRatings(app, trx, new Map([[row.generic_product_id, tallyChange(countedOf(row), null)]]), now);
  }
}

/** Adds or removes a "helpful" vote. Nobody can vote for their own review. */
export async function voteForReview({
  trx,
  caller,
  input,
  visitorId,
  now,
}: Changing<OfReview & { body: { isHelpful: boolean } }>): Promise<{ helpful: number; votedHelpful: boolean }> {
  const row = await shownReview(trx, input.params.id);
  if (row.user_id !== null && row.user_id === caller.user?.id)
    throw new Refusal('wrong-state', { detail: 'This is your own review.' });
  const voter = caller.user?.id ?? visitorId;
  const { isHelpful } = input.body;
  const isNew = isHelpful ? await castVote(trx, row.id, voter, now) : await takeVoteBack(trx, row.id, voter);
  if (isNew) await countHelpful(trx, row.id, isHelpful ? 1 : -1);
  const [after] = await findReviews(trx, [row.id]);
  return { helpful: after!.helpful, votedHelpful: isHelpful };
}

export async function reportReview({
  trx,
  caller,
  input,
  visitorId,
  now,
}: Changing<OfReview & { body: NonNullable<ReportReview['parsed']>['body'] }>): Promise<Record<string, never>> {
  const row = await shownReview(trx, input.params.id);
  // Enough reports for the shop's staff to read it; the response is the same.
  if ((await countReports(trx, row.id)) >= reportsMax) return {};
  await saveReport(trx, {
    review_id: row.id,
    reporter: caller.user?.id ?? visitorId,
    reason: input.body.reason,
    text: input.body.text,
    created_at: now,
  });
  return {};
}

/** The fields of a row that count in the tally. */
export const countedOf = (row: ReviewRow | undefined) =>
  row === undefined ? null : { state: row.state, stars: row.stars, isSample: row.is_sample === 1 };

/** @throws {Refusal} 'not-found' for a review that is not public, whoever the caller is */
async function shownReview(db: Query, id: string): Promise<ReviewRow> {
  const [row] = await findReviews(db, [id]);
  if (row === undefined || row.state !== 'published') throw new Refusal('not-found');
  return row;
}

async function productOf(db: Query, id: number): Promise<MentionedProduct> {
  const [product] = await findMentionedProduct(db, [id]);
  if (product === undefined) throw new Refusal('not-found');
  return product;
}

const voterOf = (caller: Caller): string | null => caller.user?.id ?? caller.visitorId;
