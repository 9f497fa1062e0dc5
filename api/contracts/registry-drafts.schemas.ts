import { z } from 'zod';
import { createRegistry, registrySchema } from './registries.schemas.ts';
import { slugSchema, type WireOf } from './wire.schemas.ts';

const registryFields = createRegistry.body.shape;

/** A registry that is not created yet: its settings, and the list that it starts with. */
export const registryDraftSchema = z
  .strictObject({
    ...registryFields,
    /** false: the person said that there is no date; null: not asked yet. */
    isArrivalDateKnown: z.boolean().nullable().default(null),
    /** The list to begin with; null for an empty one. */
    templateId: slugSchema.nullable().default(null),
  })
  .meta({ id: 'RegistryDraft' });

const draftResponse = z.strictObject({ draft: registryDraftSchema.nullable() });

export const readRegistryDraft = { response: draftResponse };

type Fields = typeof registryDraftSchema.shape;
/** A default would overwrite the answer of an earlier step. */
const changeable = Object.fromEntries(
  Object.entries(registryDraftSchema.shape).map(([name, schema]) => [name, schema.unwrap().optional()]),
) as unknown as { [N in keyof Fields]: z.ZodOptional<ReturnType<Fields[N]['unwrap']>> };

export const changeRegistryDraft = {
  /** Fields that are left out stay unchanged. */
  body: z.strictObject(changeable),
  response: draftResponse,
};

export const forgetRegistryDraft = { response: draftResponse };

export const openRegistryDraft = {
  response: z.strictObject({
    registry: registrySchema,
    /** How many gifts it starts with. */
    addedCount: z.int(),
  }),
};

export type ReadRegistryDraft = WireOf<typeof readRegistryDraft>;
export type ChangeRegistryDraft = WireOf<typeof changeRegistryDraft>;
export type ForgetRegistryDraft = WireOf<typeof forgetRegistryDraft>;
export type OpenRegistryDraft = WireOf<typeof openRegistryDraft>;
export type RegistryDraft = z.output<typeof registryDraftSchema>;
