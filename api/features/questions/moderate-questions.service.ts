import type { Query } from '#api/db/database.ts';
import { findMentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import { renewProductPages } from '#api/features/catalogue/rating-changes.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import type { ListUserQuestions, ModerateUserQuestions } from '#contracts/questions.schemas.ts';
import {
  countIn,
  findAnswersById,
  findAnswersIn,
  findQuestionsById,
  findQuestionsIn,
  updateAnswer,
  updateQuestion,
} from './questions.queries.ts';
import { tellAsker } from './tell-asker.ts';

const perPage = 20;

export async function listUserQuestions({
  app,
  input,
}: Reading<{ query: NonNullable<ListUserQuestions['parsed']>['query'] }>): Promise<ListUserQuestions['response']> {
  const db = app.db.read;
  const { state, page } = input.query;
  const wanted = { state, offset: (page - 1) * perPage, limit: perPage };
  const questions = await findQuestionsIn(db, wanted);
  const answers = await findAnswersIn(db, wanted);
  const asked = new Map(
    (
      await findQuestionsById(
        db,
        answers.map((answer) => answer.question_id),
      )
    ).map((question) => [question.id, question]),
  );
  const ids = [...questions, ...asked.values()].map((row) => row.generic_product_id);
  const products = new Map(
    (await findMentionedProduct(db, ids)).map(({ id, title, path }) => [id, { id, title, path }] as const),
  );
  const questionCount = await countIn(db, 'product_question', state);
  const answerCount = await countIn(db, 'product_answer', state);
  return {
    questions: questions.map((row) => ({
      id: row.id,
      authorName: row.asker_name,
      text: row.text,
      state,
      updatedAt: row.updated_at,
      product: products.get(row.generic_product_id) ?? null,
    })),
    questionCount,
    answers: answers.map((row) => {
      const question = asked.get(row.question_id)!;
      return {
        id: row.id,
        authorName: row.author_name,
        text: row.text,
        state,
        updatedAt: row.updated_at,
        product: products.get(question.generic_product_id) ?? null,
        questionId: question.id,
        question: question.text,
      };
    }),
    answerCount,
    page,
    pages: Math.max(1, Math.ceil(Math.max(questionCount, answerCount) / perPage)),
  };
}

type Decisions = NonNullable<ModerateUserQuestions['parsed']>['body'];

/** The questions to decide about, and those to which the answers belong. */
export async function questionsOf(db: Query, { questions, answers }: Decisions): Promise<string[]> {
  const rows = await findAnswersById(
    db,
    answers.map(({ id }) => id),
  );
  return [...questions.map(({ id }) => id), ...rows.map((row) => row.question_id)];
}

/** Publishes and rejects questions and answers, all or none. */
export async function moderateUserQuestions({
  app,
  trx,
  input,
  now,
}: Changing<{ body: Decisions }>): Promise<{ decided: number }> {
  const questions = new Map(input.body.questions.map((one) => [one.id, one]));
  const answers = new Map(input.body.answers.map((one) => [one.id, one]));
  const questionRows = await findQuestionsById(trx, [...questions.keys()]);
  const answerRows = await findAnswersById(trx, [...answers.keys()]);
  // An unconfirmed question does not exist for moderators.
  const known = questionRows.filter((row) => row.state !== 'unconfirmed');
  if (known.length < questions.size || answerRows.length < answers.size) throw new Refusal('not-found');
  for (const row of [...questionRows, ...answerRows]) {
    const read = questions.get(row.id) ?? answers.get(row.id)!;
    if (row.updated_at !== read.updatedAt)
      throw new Refusal('stale', { detail: 'Something here was changed after it was read.' });
  }
  for (const row of questionRows) {
    const { state } = questions.get(row.id)!;
    await updateQuestion(trx, row.id, {
      state,
      published_at: state === 'published' ? (row.published_at ?? now) : null,
    });
  }
  const asked = await findQuestionsById(
    trx,
    answerRows.map((row) => row.question_id),
  );
  for (const row of answerRows) {
    const { state } = answers.get(row.id)!;
    const question = asked.find(({ id }) => id === row.question_id)!;
    if (state === 'published' && question.state === 'published') await tellAsker(app, trx, question, now);
    await updateAnswer(trx, row.id, { state });
  }
  const decided = questionRows.length + answerRows.length;
  if (decided > 0) await renewProductPages(trx);
  return { decided };
}
