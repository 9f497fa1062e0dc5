import { type Selectable, sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { countRows, idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export type QuestionRow = Selectable<Tables['product_question']>;
export type AnswerRow = Selectable<Tables['product_answer']>;

/** `like` has a default escape character on one engine and none on the other. */
const contains = (column: 'product_question.text' | 'product_answer.text', term: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${`%${term.toLowerCase().replace(/[!%_]/g, '!$&')}%`} escape '!'`;

const published = (db: Query, genericProductId: number, term: string) =>
  db
    .selectFrom('product_question')
    .where('generic_product_id', '=', genericProductId)
    .where('state', '=', 'published')
    .$if(term !== '', (query) =>
      query.where((e) =>
        e.or([
          contains('product_question.text', term),
          e.exists(
            e
              .selectFrom('product_answer')
              .select('product_answer.id')
              .whereRef('product_answer.question_id', '=', 'product_question.id')
              .where('product_answer.state', '=', 'published')
              .where(contains('product_answer.text', term)),
          ),
        ]),
      ),
    );

/** Newest first. A term is searched only in this product's questions, so the cost depends on their number. */
export const findQuestions = (
  db: Query,
  { genericProductId, term, offset, limit }: { genericProductId: number; term: string; offset: number; limit: number },
): Promise<QuestionRow[]> =>
  published(db, genericProductId, term)
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countQuestions = (db: Query, genericProductId: number, term: string): Promise<number> =>
  countRows(published(db, genericProductId, term));

export const findQuestion = (db: Query, id: string): Promise<QuestionRow | undefined> =>
  db.selectFrom('product_question').selectAll().where('id', '=', id).executeTakeFirst();

export const findQuestionsById = (db: Query, ids: readonly string[]): Promise<QuestionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('product_question').selectAll().where('id', 'in', ids).execute();

/** Published answers of these questions: the shop's first, then the oldest. */
export const findAnswers = (db: Query, questionIds: readonly string[]): Promise<AnswerRow[]> =>
  questionIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('product_answer')
        .selectAll()
        .where('question_id', 'in', questionIds)
        .where('state', '=', 'published')
        .orderBy('is_staff', 'desc')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1_000)
        .execute();

/** Questions of an address that the shop has not read yet. */
export const countWaitingOf = (db: Query, email: string): Promise<number> =>
  countRows(db.selectFrom('product_question').where('email', '=', email).where('state', '=', 'pending'));

export const insertQuestion = (trx: Trx, row: QuestionRow) => trx.insertInto('product_question').values(row).execute();

export const updateQuestion = (trx: Trx, id: string, set: Partial<QuestionRow>) =>
  trx.updateTable('product_question').set(set).where('id', '=', id).execute();

export const moveConfirmedQuestions = (trx: Trx, { from, to }: { from: string; to: string }) =>
  trx
    .updateTable('product_question')
    .set({ email: to })
    .where('email', '=', from)
    .where('email_verified_at', 'is not', null)
    .execute();

export const findOwnAnswer = (db: Query, questionId: string, userId: string): Promise<AnswerRow | undefined> =>
  db
    .selectFrom('product_answer')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const findAnswersById = (db: Query, ids: readonly string[]): Promise<AnswerRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('product_answer').selectAll().where('id', 'in', ids).execute();

export const insertAnswer = (trx: Trx, row: AnswerRow) => trx.insertInto('product_answer').values(row).execute();

export const updateAnswer = (trx: Trx, id: string, set: Partial<AnswerRow>) =>
  trx.updateTable('product_answer').set(set).where('id', '=', id).execute();

export const deleteAnswer = (trx: Trx, id: string) => trx.deleteFrom('product_answer').where('id', '=', id).execute();

type Moderated = { state: 'pending' | 'published' | 'rejected'; offset: number; limit: number };

/** Longest waiting first. */
export const findQuestionsIn = (db: Query, { state, offset, limit }: Moderated): Promise<QuestionRow[]> =>
  db
    .selectFrom('product_question')
    .selectAll()
    .where('state', '=', state)
    .orderBy('updated_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const findAnswersIn = (db: Query, { state, offset, limit }: Moderated): Promise<AnswerRow[]> =>
  db
    .selectFrom('product_answer')
    .selectAll()
    .where('state', '=', state)
    .orderBy('updated_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const countIn = (
  db: Query,
  table: 'product_question' | 'product_answer',
  state: Moderated['state'],
): Promise<number> => countRows(db.selectFrom(table).where('state', '=', state));

export const findUnconfirmed = (db: Query, askedBefore: number, limit: number): Promise<string[]> =>
  idsOf(
    db
      .selectFrom('product_question')
      .select('id')
      .where('state', '=', 'unconfirmed')
      .where('updated_at', '<', askedBefore)
      .orderBy('updated_at')
      .limit(limit),
  );

/** Deletes those of them that are still unconfirmed. @returns their ids. */
export const deleteUnconfirmed = (trx: Trx, ids: readonly string[]): Promise<string[]> =>
  idsOf(trx.deleteFrom('product_question').where('id', 'in', ids).where('state', '=', 'unconfirmed').returning('id'));

/** The questions and answers that a user wrote, oldest first. */
export async function findWrittenBy(db: Query, userId: string) {
  const questions = await db
    .selectFrom('product_question')
    .select(['generic_product_id', 'text'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(5000)
    .execute();
  const answers = await db
    .selectFrom('product_answer')
    .innerJoin('product_question', 'product_question.id', 'product_answer.question_id')
    .select(['product_question.generic_product_id', 'product_answer.text'])
    .where('product_answer.user_id', '=', userId)
    .orderBy('product_answer.created_at')
    .orderBy('product_answer.id')
    .limit(5000)
    .execute();
  return { questions, answers };
}
