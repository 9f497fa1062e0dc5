import type { Selectable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';
import type { ReviewSort } from '#rules/reviews.ts';

export type ReviewRow = Selectable<Tables['review']>;

interface Wanted {
  genericProductId: number;
  stars: number | undefined;
  sort: ReviewSort;
  offset: number;
  limit: number;
}

const published = (db: Query, genericProductId: number) =>
  db.selectFrom('review').where('generic_product_id', '=', genericProductId).where('state', '=', 'published');

/** Each sort reads one index of the product's published reviews backward, so a page costs only what it shows. */
export function findPublished(
  db: Query,
  { genericProductId, stars, sort, offset, limit }: Wanted,
): Promise<ReviewRow[]> {
  const all = published(db, genericProductId)
    .selectAll()
    .$if(stars !== undefined, (query) => query.where('stars', '=', stars!))
    .offset(offset)
    .limit(limit);
  const first =
    sort === 'helpful'
      ? all.orderBy('helpful', 'desc')
      : sort === 'highest'
        ? all.orderBy('stars', 'desc')
        : sort === 'lowest'
          ? all.orderBy('stars', 'asc')
          : all;
  return first.orderBy('published_at', 'desc').orderBy('id', 'desc').execute();
}

/** The number of reviews with text per star level, without samples. */
export async function countWritten(
  db: Query,
  genericProductId: number,
): Promise<{ stars: number; isSample: boolean; count: number }[]> {
  const rows = await published(db, genericProductId)
    .select(['stars', 'is_sample', (e) => e.fn.countAll().as('count')])
    .groupBy(['stars', 'is_sample'])
    .execute();
  return rows.map((row) => ({ stars: row.stars, isSample: row.is_sample === 1, count: Number(row.count) }));
}

export const findOwn = (db: Query, genericProductId: number, userId: string): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('review')
    .selectAll()
    .where('generic_product_id', '=', genericProductId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const findReviews = (db: Query, ids: readonly string[]): Promise<ReviewRow[]> =>
  db.selectFrom('review').selectAll().where('id', 'in', ids).execute();

export const findAllOwn = (db: Query, userId: string): Promise<ReviewRow[]> =>
  db.selectFrom('review').selectAll().where('user_id', '=', userId).execute();

export const insertReview = (trx: Trx, row: Tables['review']) => trx.insertInto('review').values(row).execute();

export const updateReview = (trx: Trx, id: string, set: Partial<Tables['review']>) =>
  trx.updateTable('review').set(set).where('id', '=', id).execute();

export const deleteReview = (trx: Trx, id: string) => trx.deleteFrom('review').where('id', '=', id).execute();

/** Which of these reviews the voter found helpful. */
export async function findVotes(db: Query, reviewIds: readonly string[], voter: string): Promise<Set<string>> {
  if (reviewIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('review_vote')
    .select('review_id')
    .where('review_id', 'in', reviewIds)
    .where('voter', '=', voter)
    .execute();
  return new Set(rows.map((row) => row.review_id));
}

/** @returns whether anything changed: a second vote by the same person does not count. */
export async function castVote(trx: Trx, reviewId: string, voter: string, now: number): Promise<boolean> {
  const row = await trx
    .insertInto('review_vote')
    .values({ review_id: reviewId, voter, created_at: now })
    .onConflict((c) => c.columns(['review_id', 'voter']).doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function takeVoteBack(trx: Trx, reviewId: string, voter: string): Promise<boolean> {
  const done = await trx
    .deleteFrom('review_vote')
    .where('review_id', '=', reviewId)
    .where('voter', '=', voter)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}

export const countHelpful = (trx: Trx, reviewId: string, by: 1 | -1) =>
  trx
    .updateTable('review')
    .set((e) => ({ helpful: e('helpful', '+', by) }))
    .where('id', '=', reviewId)
    .execute();

/** One report per person and review; the latest one counts. */
export const saveReport = (trx: Trx, row: Tables['review_report']) =>
  trx
    .insertInto('review_report')
    .values(row)
    .onConflict((c) => c.columns(['review_id', 'reporter']).doUpdateSet({ reason: row.reason, text: row.text }))
    .execute();

export const countReports = (db: Query, reviewId: string): Promise<number> =>
  countRows(db.selectFrom('review_report').where('review_id', '=', reviewId));

export const forgetReports = (trx: Trx, reviewIds: readonly string[]) =>
  trx.deleteFrom('review_report').where('review_id', 'in', reviewIds).execute();

interface ToModerate {
  state: ReviewRow['state'];
  reported: boolean;
  offset: number;
  limit: number;
}

const toModerate = (db: Query, { state, reported }: Pick<ToModerate, 'state' | 'reported'>) =>
  db
    .selectFrom('review')
    .where('is_sample', '=', 0)
    .where('state', '=', state)
    .$if(reported, (query) =>
      query.where((e) =>
        e.exists(e.selectFrom('review_report').select('review_id').whereRef('review_id', '=', 'review.id')),
      ),
    );

/** Longest waiting first. */
export const findToModerate = (db: Query, wanted: ToModerate): Promise<ReviewRow[]> =>
  toModerate(db, wanted)
    .selectAll()
    .orderBy('updated_at')
    .orderBy('id')
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute();

export const countToModerate = (db: Query, wanted: Pick<ToModerate, 'state' | 'reported'>): Promise<number> =>
  countRows(toModerate(db, wanted));

export const findReports = (db: Query, reviewIds: readonly string[]): Promise<Tables['review_report'][]> =>
  reviewIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('review_report')
        .selectAll()
        .where('review_id', 'in', reviewIds)
        .orderBy('created_at', 'desc')
        .orderBy('reporter')
        .limit(1_000)
        .execute();
