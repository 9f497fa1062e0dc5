import type { Query, Trx } from '#api/db/database.ts';
import { findMentionedProduct, type MentionedProduct } from '#api/features/catalogue/product-mentions.service.ts';
import { renewProductPages } from '#api/features/catalogue/rating-changes.ts';
import { actsAsAdmin } from '#api/http/access.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import { forgetUnverifiedMail, spendUnverifiedMail } from '#api/mail/unverified-budget.ts';
import { type FieldProblem, Refusal } from '#contracts/problems.ts';
import type {
  AskedQuestion,
  AskQuestion,
  ListQuestions,
  Question,
  ReadQuestion,
  SaveOwnAnswer,
} from '#contracts/questions.schemas.ts';
import { answersShownMost, firstState, questionLinkDays, stateConfirmed } from '#rules/product-questions.ts';
import { shownName } from '#rules/reviews.ts';
import { unverifiedMail } from '#rules/unverified-mail.ts';
import {
  type AnswerRow,
  countQuestions,
  countWaitingOf,
  deleteAnswer,
  deleteUnconfirmed,
  findAnswers,
  findOwnAnswer,
  findQuestion,
  findQuestions,
  findUnconfirmed,
  findWrittenBy,
  insertAnswer,
  insertQuestion,
  type QuestionRow,
  updateAnswer,
  updateQuestion,
} from './questions.queries.ts';
import { tellAsker } from './tell-asker.ts';

/** When an account's email changes: the mail about an answer goes to the new one. */
export { moveConfirmedQuestions as moveQuestions } from './questions.queries.ts';

type OfProduct = { params: { id: number } };
type OfQuestion = { params: { id: string } };

const answersInList = 2;
/** How many questions of one person may wait for the shop. */
export const waitingMax = 20;

export async function listQuestions({
  app,
  input,
}: Reading<OfProduct & { query: NonNullable<ListQuestions['parsed']>['query'] }>): Promise<ListQuestions['response']> {
  const db = app.db.read;
  const { q: term, limit } = input.query;
  const product = await productOf(db, input.params.id);
  const count = await countQuestions(db, product.id, term);
  const pages = Math.max(1, Math.ceil(count / limit));
  const page = Math.min(input.query.page, pages);
  const rows =
    count === 0
      ? []
      : await findQuestions(db, { genericProductId: product.id, term, offset: (page - 1) * limit, limit });
  const answers = Map.groupBy(
    await findAnswers(
      db,
      rows.map(({ id }) => id),
    ),
    (answer) => answer.question_id,
  );
  return { questions: rows.map((row) => present(row, answers.get(row.id) ?? [], answersInList)), page, pages, count };
}

export async function readQuestion({ app, input }: Reading<OfQuestion>): Promise<ReadQuestion['response']> {
  const db = app.db.read;
  const row = await publishedQuestion(db, input.params.id);
  const product = await productOf(db, row.generic_product_id);
  return {
    question: present(row, await findAnswers(db, [row.id]), answersShownMost),
    product: { id: product.id, title: product.title, path: product.path },
  };
}

/** A person without an account confirms the address by mail. Until then the question waits, and nobody sees it. */
export async function askQuestion({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<OfProduct & { body: NonNullable<AskQuestion['parsed']>['body'] }>): Promise<AskQuestion['response']> {
  const { text, name, email } = input.body;
  const { user } = caller;
  const product = await productOf(trx, input.params.id);
  if (user === null) refuseNameless(name, email);
  if (user !== null) await refuseTooManyWaiting(trx, user.email);
  const row: QuestionRow = {
    id: app.newId(),
    generic_product_id: product.id,
    user_id: user?.id ?? null,
    asker_name: shownName(user?.name ?? name),
    email: user?.email ?? email,
    email_verified_at: user?.emailVerifiedAt ?? null,
    text,
    state: firstState(user !== null),
    created_at: now,
    updated_at: now,
    published_at: null,
  };
  await insertQuestion(trx, row);
  if (user !== null) return { state: 'waiting' };
  await mailConfirmation(app, trx, row, product.title, now);
  return { state: 'check-your-mail' };
}

export async function readAskedQuestion({ app, input }: Reading<OfQuestion>): Promise<{ question: AskedQuestion }> {
  return { question: await presentAsked(app.db.read, input.params.id) };
}

/** The button of the mailed page: it proves that the address is the asker's, and passes the question to the shop. */
export async function confirmQuestion({ trx, input, now }: Changing<OfQuestion>): Promise<{ question: AskedQuestion }> {
  const row = await findQuestion(trx, input.params.id);
  if (row === undefined) throw new Refusal('not-found');
  const state = stateConfirmed(row.state);
  if (state !== row.state && row.email !== null) await refuseTooManyWaiting(trx, row.email);
  if (state !== row.state) await updateQuestion(trx, row.id, { state, email_verified_at: now, updated_at: now });
  return { question: await presentAsked(trx, row.id) };
}

/** Writes the caller's single answer, or changes it. The shop's own answers are shown at once. */
export async function saveOwnAnswer({
  app,
  trx,
  caller,
  input,
  now,
}: Changing<OfQuestion & { body: { text: string } }>): Promise<SaveOwnAnswer['response']> {
  const question = await publishedQuestion(trx, input.params.id);
  const user = caller.user!;
  const isStaff = actsAsAdmin(user);
  const state = isStaff ? ('published' as const) : ('pending' as const);
  const { text } = input.body;
  const before = await findOwnAnswer(trx, question.id, user.id);
  if (before !== undefined && before.text === text) return { answer: { id: before.id, text, state: before.state } };
  const said = { text, state, author_name: shownName(user.name), is_staff: isStaff ? (1 as const) : (0 as const) };
  if (isStaff) await tellAsker(app, trx, question, now);
  const id = before?.id ?? app.newId();
  if (before === undefined)
    await insertAnswer(trx, {
      ...said,
      id,
      question_id: question.id,
      user_id: user.id,
      created_at: now,
      updated_at: now,
    });
  else await updateAnswer(trx, id, { ...said, updated_at: now });
  if (isStaff || before?.state === 'published') await renewProductPages(trx);
  return { answer: { id, text, state } };
}

export async function deleteOwnAnswer({ trx, caller, input }: Changing<OfQuestion>): Promise<Record<string, never>> {
  const answer = await findOwnAnswer(trx, input.params.id, caller.user!.id);
  if (answer === undefined) throw new Refusal('not-found');
  await deleteAnswer(trx, answer.id);
  if (answer.state === 'published') await renewProductPages(trx);
  return {};
}

/** Deletes unconfirmed questions, and old records of whom we mailed. */
export async function forgetUnconfirmedQuestions(app: App): Promise<void> {
  for (;;) {
    const ids = await app.db.transact({ lock: 'nothing' }, async (trx) => {
      const now = app.now();
      await forgetUnverifiedMail(trx, now - unverifiedMail.dayMs);
      const old = await findUnconfirmed(trx, now - questionLinkDays * 86_400_000, 200);
      if (old.length === 0) return old;
      const gone = await deleteUnconfirmed(trx, old);
      if (gone.length > 0) await forgetMailedLinks(trx, gone);
      return old;
    });
    if (ids.length === 0) return;
  }
}

async function refuseTooManyWaiting(db: Query, email: string): Promise<void> {
  if ((await countWaitingOf(db, email)) >= waitingMax)
    throw new Refusal('wrong-state', {
      detail: 'We’re still reading your other questions. You can ask another once some of them are answered.',
    });
}

function refuseNameless(name: string, email: string): void {
  const fields: FieldProblem[] = [];
  if (name === '') fields.push({ field: 'body.name', message: 'must be given, so that people know who asks' });
  if (email === '') fields.push({ field: 'body.email', message: 'must be given, or sign in' });
  if (fields.length > 0) throw new Refusal('invalid-input', { fields });
}

async function mailConfirmation(app: App, trx: Trx, row: QuestionRow, title: string, now: number): Promise<void> {
  const runAt = await spendUnverifiedMail(trx, row.email!, now);
  if (runAt === null) return;
  const link = await makeMailedLink(app, trx, {
    kind: 'question',
    subjectId: row.id,
    path: `/product-questions/${row.id}`,
    days: questionLinkDays,
    now,
  });
  await enqueue(trx, {
    id: app.newId(),
    kind: 'mail',
    uniqueKey: `question-confirm:${row.id}`,
    payload: { template: 'question-confirm', to: row.email!, data: { title, link } },
    now,
    runAt,
  });
}

const present = (row: QuestionRow, answers: readonly AnswerRow[], shown: number): Question => ({
  id: row.id,
  askerName: row.asker_name,
  text: row.text,
  publishedAt: row.published_at ?? row.updated_at,
  answerCount: answers.length,
  answers: answers.slice(0, shown).map((answer) => ({
    id: answer.id,
    authorName: answer.author_name,
    isStaff: answer.is_staff === 1,
    text: answer.text,
    createdAt: answer.created_at,
  })),
});

async function presentAsked(db: Query, id: string): Promise<AskedQuestion> {
  const row = await findQuestion(db, id);
  if (row === undefined) throw new Refusal('not-found');
  const [product] = await findMentionedProduct(db, [row.generic_product_id]);
  return {
    id: row.id,
    text: row.text,
    state: row.state,
    product: product === undefined ? null : { id: product.id, title: product.title, path: product.path },
  };
}

async function publishedQuestion(db: Query, id: string): Promise<QuestionRow> {
  const row = await findQuestion(db, id);
  if (row === undefined || row.state !== 'published') throw new Refusal('not-found');
  return row;
}

async function productOf(db: Query, id: number): Promise<MentionedProduct> {
  const [product] = await findMentionedProduct(db, [id]);
  if (product === undefined) throw new Refusal('not-found');
  return product;
}

/** A person's questions and answers, for their own export. */
export async function writtenBy(db: Query, userId: string) {
  const { questions, answers } = await findWrittenBy(db, userId);
  const as = (kind: 'question' | 'answer') => (row: { generic_product_id: number; text: string }) => ({
    genericProductId: row.generic_product_id,
    kind,
    text: row.text,
  });
  return [...questions.map(as('question')), ...answers.map(as('answer'))];
}
