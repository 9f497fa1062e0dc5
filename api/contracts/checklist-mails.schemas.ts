import { z } from 'zod';
import { emailSchema, idSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const askForChecklist = {
  /** `answers` as in the address of the quiz; invalid answers are ignored. */
  body: z.strictObject({ email: emailSchema, answers: z.string().max(1000).default('') }),
  response: z.strictObject({}),
};
export const readChecklistMail = {
  params,
  response: z.strictObject({ checklistMail: z.strictObject({ id: idSchema }) }),
};
export const sendChecklist = { params, body: z.strictObject({}), response: z.strictObject({}) };

export type AskForChecklist = WireOf<typeof askForChecklist>;
export type ReadChecklistMail = WireOf<typeof readChecklistMail>;
export type SendChecklist = WireOf<typeof sendChecklist>;
