import { z } from 'zod';
import { expectingChildrenSchema, planningStageSchema } from './registries.schemas.ts';
import type { WireOf } from './wire.schemas.ts';

/** What one registry of the caller says about health. */
const healthFactsSchema = z
  .strictObject({
    title: z.string(),
    arrivalDate: z.iso.date().nullable(),
    planningStage: planningStageSchema.nullable(),
    expectingChildren: expectingChildrenSchema.nullable(),
    isPaused: z.boolean(),
  })
  .meta({ id: 'HealthFacts' });

const response = z.strictObject({ registries: z.array(healthFactsSchema) });

export const readHealthData = { response };
export const forgetHealthData = { response };

export type ReadHealthData = WireOf<typeof readHealthData>;
export type ForgetHealthData = WireOf<typeof forgetHealthData>;
export type HealthFacts = z.output<typeof healthFactsSchema>;
