import { z } from 'zod';
import { privacyBounds, privacyKinds, privacyStates } from '#rules/privacy-requests.ts';
import { emailSchema, idSchema, optionalTextSchema, pageSchema, textSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const stateSchema = z.enum(privacyStates);

/** A request, as the person who made it sees it. */
export const privacyRequestSchema = z
  .strictObject({
    id: idSchema,
    reference: z.string(),
    kind: z.enum(privacyKinds),
    state: stateSchema,
    text: z.string(),
    /** What the shop did, or why it refused; empty until then. */
    answer: z.string(),
    createdAt: z.int(),
    /** When the answer is due; null before it is confirmed. */
    dueOn: z.iso.date().nullable(),
  })
  .meta({ id: 'PrivacyRequest' });

export const askAboutData = {
  body: z.strictObject({
    kind: z.enum(privacyKinds, 'must be one of the requests'),
    email: emailSchema,
    text: optionalTextSchema(privacyBounds.textMost),
  }),
  /** The same for every address, known or not; only the caller's own address, confirmed with the account, needs no mail. */
  response: z.strictObject({ reference: z.string(), state: z.enum(['check-your-mail', 'received']) }),
};

const request = z.strictObject({ request: privacyRequestSchema });

export const readPrivacyRequest = { params, response: request };
export const confirmPrivacyRequest = {
  params,
  body: z.strictObject({ state: z.literal('received') }),
  response: request,
};

export const staffPrivacyRequestSchema = privacyRequestSchema
  .extend({ email: z.string() })
  .meta({ id: 'StaffPrivacyRequest' });

export const listPrivacyRequests = {
  query: z.strictObject({ state: stateSchema.default('received'), page: pageSchema }),
  response: z.strictObject({
    requests: z.array(staffPrivacyRequestSchema),
    page: z.int(),
    pages: z.int(),
    count: z.int(),
  }),
};

export const answerPrivacyRequest = {
  params,
  body: z.strictObject({ state: z.enum(['answered', 'refused']), answer: textSchema(privacyBounds.answerMost) }),
  response: z.strictObject({ request: staffPrivacyRequestSchema }),
};

export type AskAboutData = WireOf<typeof askAboutData>;
export type ReadPrivacyRequest = WireOf<typeof readPrivacyRequest>;
export type ConfirmPrivacyRequest = WireOf<typeof confirmPrivacyRequest>;
export type ListPrivacyRequests = WireOf<typeof listPrivacyRequests>;
export type AnswerPrivacyRequest = WireOf<typeof answerPrivacyRequest>;
export type PrivacyRequest = z.output<typeof privacyRequestSchema>;
export type StaffPrivacyRequest = z.output<typeof staffPrivacyRequestSchema>;
