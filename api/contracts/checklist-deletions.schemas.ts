import { z } from 'zod';
import { idSchema, type WireOf } from './wire.schemas.ts';

export const listChecklistItems = {
  params: z.strictObject({ id: idSchema }),
  response: z.strictObject({
    title: z.string(),
    /** Gifts on the list that match a thing of the checklist. */
    items: z.array(z.strictObject({ regItemId: idSchema, title: z.string(), section: z.string() })),
    /** How many things the family has marked by hand. */
    markCount: z.int(),
  }),
};

export const deleteChecklistItems = {
  body: z.strictObject({
    registryId: idSchema,
    regItemIds: z.array(idSchema).max(1000),
    forgetsMarks: z.boolean(),
    isConfirmed: z.literal(true, 'needs to be confirmed'),
  }),
  response: z.strictObject({ deletedCount: z.int(), forgottenCount: z.int() }),
};

export type ListChecklistItems = WireOf<typeof listChecklistItems>;
export type DeleteChecklistItems = WireOf<typeof deleteChecklistItems>;
