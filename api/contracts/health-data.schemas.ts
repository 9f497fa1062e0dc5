import { z } from 'zod';
import { weeklyEmailsSchema } from './pregnancy-emails.schemas.ts';
import { expectingChildrenSchema, planningStageSchema } from './registries.schemas.ts';
import type { WireOf } from './wire.schemas.ts';

/** The health data in one of the caller's registries. */
const healthFactsSchema = z
  .strictObject({
    title: z.string(),
    arrivalDate: z.iso.date().nullable(),
    planningStage: planningStageSchema.nullable(),
    expectingChildren: expectingChildrenSchema.nullable(),
    isPaused: z.boolean(),
    /** It can still be restored. */
    isDeleted: z.boolean(),
  })
  .meta({ id: 'HealthFacts' });

const response = z.strictObject({
  registries: z.array(healthFactsSchema),
  /** The data given to order the weekly mails to this account's address. */
  weeklyEmails: weeklyEmailsSchema.nullable(),
  /** Of the registry that this browser has begun and not created yet; null where that says nothing about health. */
  draft: healthFactsSchema.omit({ title: true, isPaused: true, isDeleted: true }).nullable(),
});

export const readHealthData = { response };
export const forgetHealthData = { response };

export type ReadHealthData = WireOf<typeof readHealthData>;
export type ForgetHealthData = WireOf<typeof forgetHealthData>;
export type HealthData = z.output<typeof response>;
export type HealthFacts = z.output<typeof healthFactsSchema>;
