import { z } from 'zod';
import { questionBounds, questionsPerPage } from '#rules/product-questions.ts';
import {
  emptySchema,
  idSchema,
  instantSchema,
  numberIdSchema,
  optionalEmailSchema,
  pageSchema,
  personNameSchema,
  textSchema,
  type WireOf,
} from './wire.schemas.ts';

const productParams = z.strictObject({ id: numberIdSchema });
const questionParams = z.strictObject({ id: idSchema });

export const answerSchema = z
  .strictObject({
    id: idSchema,
    authorName: z.string(),
    /** Written by the shop. */
    isStaff: z.boolean(),
    text: z.string(),
    createdAt: z.int(),
  })
  .meta({ id: 'ProductAnswer' });

export const questionSchema = z
  .strictObject({
    id: idSchema,
    askerName: z.string(),
    text: z.string(),
    publishedAt: z.int(),
    answerCount: z.int(),
    /** The shop's answers first; a list has only the first two. */
    answers: z.array(answerSchema),
  })
  .meta({ id: 'ProductQuestion' });

const productSchema = z.strictObject({ id: z.int(), title: z.string(), path: z.string() });

export const listQuestions = {
  params: productParams,
  query: z.strictObject({
    q: z.string().trim().max(questionBounds.termMost).default(''),
    page: pageSchema,
    limit: z.coerce.number().int().min(1).max(questionsPerPage).default(questionsPerPage),
  }),
  response: z.strictObject({
    questions: z.array(questionSchema),
    page: z.int(),
    pages: z.int(),
    /** Questions that match the term. */
    count: z.int(),
  }),
};

const questionTextSchema = textSchema(questionBounds.textMost).refine(
  (text) => text.length >= questionBounds.textLeast,
  { message: `must be ${questionBounds.textLeast} characters or more` },
);

export const askQuestion = {
  params: productParams,
  body: z.strictObject({
    text: questionTextSchema,
    /** Both are required unless the caller is signed in. */
    name: z.literal('').or(personNameSchema).default(''),
    email: optionalEmailSchema,
  }),
  response: z.strictObject({ state: z.enum(['check-your-mail', 'waiting']) }),
};

export const readQuestion = {
  params: questionParams,
  response: z.strictObject({ question: questionSchema, product: productSchema }),
};

/** A question, as the reader of the mail to its asker sees it. */
export const askedQuestionSchema = z
  .strictObject({
    id: idSchema,
    text: z.string(),
    state: z.enum(['unconfirmed', 'pending', 'published', 'rejected']),
    product: productSchema.nullable(),
  })
  .meta({ id: 'AskedQuestion' });

const asked = z.strictObject({ question: askedQuestionSchema });
export const readAskedQuestion = { params: questionParams, response: asked };
export const confirmQuestion = {
  params: questionParams,
  body: z.strictObject({ isEmailVerified: z.literal(true) }),
  response: asked,
};

const answerStateSchema = z.enum(['pending', 'published', 'rejected']);

export const saveOwnAnswer = {
  params: questionParams,
  body: z.strictObject({ text: textSchema(questionBounds.answerMost) }),
  response: z.strictObject({ answer: z.strictObject({ id: idSchema, text: z.string(), state: answerStateSchema }) }),
};
export const deleteOwnAnswer = { params: questionParams, response: emptySchema };

/** A question or an answer, as moderators see it. */
const toModerate = z.strictObject({
  id: idSchema,
  authorName: z.string(),
  text: z.string(),
  state: answerStateSchema,
  updatedAt: z.int(),
  product: productSchema.nullable(),
});
export const userQuestionSchema = toModerate.meta({ id: 'UserQuestion' });
export const userAnswerSchema = z
  .strictObject({ ...toModerate.shape, questionId: idSchema, question: z.string() })
  .meta({ id: 'UserAnswer' });

export const listUserQuestions = {
  query: z.strictObject({ state: answerStateSchema.default('pending'), page: pageSchema }),
  response: z.strictObject({
    questions: z.array(userQuestionSchema),
    questionCount: z.int(),
    answers: z.array(userAnswerSchema),
    answerCount: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
};

const decisions = z
  .array(
    z.strictObject({
      id: idSchema,
      state: z.enum(['published', 'rejected']),
      /** The version that was read: anything changed since then is not published unread. */
      updatedAt: instantSchema,
    }),
  )
  .max(50)
  .default([]);

export const moderateUserQuestions = {
  body: z.strictObject({ questions: decisions, answers: decisions }),
  response: z.strictObject({ decided: z.int() }),
};

export type ListQuestions = WireOf<typeof listQuestions>;
export type AskQuestion = WireOf<typeof askQuestion>;
export type ReadQuestion = WireOf<typeof readQuestion>;
export type ReadAskedQuestion = WireOf<typeof readAskedQuestion>;
export type ConfirmQuestion = WireOf<typeof confirmQuestion>;
export type SaveOwnAnswer = WireOf<typeof saveOwnAnswer>;
export type DeleteOwnAnswer = WireOf<typeof deleteOwnAnswer>;
export type ListUserQuestions = WireOf<typeof listUserQuestions>;
export type ModerateUserQuestions = WireOf<typeof moderateUserQuestions>;
export type Question = z.output<typeof questionSchema>;
export type Answer = z.output<typeof answerSchema>;
export type AskedQuestion = z.output<typeof askedQuestionSchema>;
