import { productPageAfter } from '#api/http/form-fields.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/questions.schemas.ts';
import * as endpoints from '#contracts/questions.ts';
import { listUserQuestions, moderateUserQuestions, questionsOf } from './moderate-questions.service.ts';
import {
  askQuestion,
  confirmQuestion,
  deleteOwnAnswer,
  listQuestions,
  readAskedQuestion,
  readQuestion,
  saveOwnAnswer,
} from './questions.service.ts';

const asker = { who: 'link', param: 'id' } as const;

export const questionRoutes = [
  reads(endpoints.listQuestions, {
    schemas: schemas.listQuestions,
    access: { who: 'anyone' },
    summary: 'Published questions about a generic product, the newest first, each with its first answers.',
    limits: [limits.search],
    run: listQuestions,
  }),
  changes(endpoints.askQuestion, {
    lock: 'nothing',
    schemas: schemas.askQuestion,
    access: { who: 'visitor' },
    summary:
      'Asks about a product. Without an account the address is confirmed by mail; then the shop reads the question.',
    limits: [limits.mailUnverified, limits.mailStrangers],
    status: 202,
    form: {
      done: ({ state }: { state: string }, fields) => productPageAfter(fields, state),
    },
    run: askQuestion,
  }),
  reads(endpoints.readQuestion, {
    schemas: schemas.readQuestion,
    access: { who: 'anyone' },
    summary: 'One published question with its answers.',
    limits: [limits.search],
    run: readQuestion,
  }),
  reads(endpoints.readAskedQuestion, {
    schemas: schemas.readAskedQuestion,
    access: asker,
    summary: 'An own question, for whoever opened its mailed link.',
    run: readAskedQuestion,
  }),
  changes(endpoints.confirmQuestion, {
    lock: ({ input }) => ({ question: input.params.id }),
    schemas: schemas.confirmQuestion,
    access: asker,
    summary: 'Confirms the address of an own question.',
    limits: [limits.write],
    form: {
      body: () => ({ isEmailVerified: true }),
      done: ({ question }: { question: { id: string } }) => `/product-questions/${question.id}`,
    },
    run: confirmQuestion,
  }),
  changes(endpoints.saveOwnAnswer, {
    lock: ({ input }) => ({ question: input.params.id }),
    schemas: schemas.saveOwnAnswer,
    access: { who: 'user' },
    summary:
      "Writes the one own answer to a question, or changes it. The shop's is shown at once, others are read first.",
    limits: [limits.say],
    form: {
      done: (_, fields) => productPageAfter(fields, 'answer-saved'),
    },
    run: saveOwnAnswer,
  }),
  changes(endpoints.deleteOwnAnswer, {
    lock: ({ input }) => ({ question: input.params.id }),
    schemas: schemas.deleteOwnAnswer,
    access: { who: 'user' },
    summary: 'Deletes the own answer.',
    limits: [limits.say],
    form: { body: () => ({}), done: (_, fields) => productPageAfter(fields, 'answer-deleted') },
    run: deleteOwnAnswer,
  }),
  reads(endpoints.listUserQuestions, {
    schemas: schemas.listUserQuestions,
    access: { who: 'admin' },
    summary: 'Questions and answers to moderate, those that wait the longest first.',
    run: listUserQuestions,
  }),
  changes(endpoints.moderateUserQuestions, {
    lock: async ({ trx, input }) => ({ question: await questionsOf(trx, input.body) }),
    schemas: schemas.moderateUserQuestions,
    access: { who: 'admin' },
    summary: 'Publishes or rejects questions and answers, all of those named or none.',
    limits: [limits.write],
    run: moderateUserQuestions,
  }),
];
