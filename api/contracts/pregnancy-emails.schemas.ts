import { z } from 'zod';
import { mailStages } from '#rules/pregnancy-emails.ts';
import { daySchema, emailSchema, idSchema, type WireOf } from './wire.schemas.ts';

/** The date from which the mails count, and whom they address. */
export const weeklyEmailsSchema = z.strictObject({ dueDate: daySchema, stage: z.enum(mailStages) });

const subscriptionSchema = weeklyEmailsSchema
  .extend({ id: idSchema, state: z.enum(['unconfirmed', 'on']) })
  .meta({ id: 'PregnancyEmails' });
/** A later one of the same address has taken its place. Nothing of that one is shown: an old mail may have been passed on. */
const replacedSchema = z.strictObject({ id: idSchema, state: z.literal('replaced') });
const params = z.strictObject({ id: idSchema });

export const subscribeToPregnancyEmails = {
  body: z.strictObject({ email: emailSchema, dueDate: daySchema, stage: z.enum(mailStages).default('pregnant') }),
  response: z.strictObject({ state: z.enum(['check-your-mail', 'on']) }),
};
export const readPregnancyEmails = {
  params,
  response: z.strictObject({ subscription: z.union([subscriptionSchema, replacedSchema]) }),
};
export const confirmPregnancyEmails = {
  params,
  body: z.strictObject({ state: z.literal('on') }),
  response: z.strictObject({ subscription: subscriptionSchema }),
};
export const stopPregnancyEmails = { params, response: z.strictObject({}) };

export const stopOwnPregnancyEmails = { response: z.strictObject({}) };
export const putAwayAfterLoss = { params, response: z.strictObject({}) };

export type StopOwnPregnancyEmails = WireOf<typeof stopOwnPregnancyEmails>;
export type PutAwayAfterLoss = WireOf<typeof putAwayAfterLoss>;
export type SubscribeToPregnancyEmails = WireOf<typeof subscribeToPregnancyEmails>;
export type ReadPregnancyEmails = WireOf<typeof readPregnancyEmails>;
export type ConfirmPregnancyEmails = WireOf<typeof confirmPregnancyEmails>;
export type StopPregnancyEmails = WireOf<typeof stopPregnancyEmails>;
export type WeeklyEmails = z.output<typeof weeklyEmailsSchema>;
export type PregnancyEmails = z.output<typeof subscriptionSchema>;
