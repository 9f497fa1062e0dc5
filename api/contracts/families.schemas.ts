import { z } from 'zod';
import { registrySchema } from './registries.schemas.ts';
import { daySchema, idSchema, type WireOf } from './wire.schemas.ts';

const { family } = registrySchema.shape;

/** What a family says about itself: for the owner alone, and in no response about a registry that others get. */
export const familySchema = z
  .strictObject({
    registryId: idSchema,
    title: z.string(),
    names: z.string(),
    family: family,
  })
  .meta({ id: 'Family' });

export const listFamilies = { response: z.strictObject({ families: z.array(familySchema) }) };
export const changeFamily = {
  body: z.strictObject({
    registryId: idSchema,
    arrivalDate: daySchema.nullable().optional(),
    planningStage: family.shape.planningStage.optional(),
    expectingChildren: family.shape.expectingChildren.optional(),
  }),
  response: z.strictObject({ family: familySchema }),
};

export type ListFamilies = WireOf<typeof listFamilies>;
export type ChangeFamily = WireOf<typeof changeFamily>;
export type Family = z.output<typeof familySchema>;
