import { z } from 'zod';
import { idSchema, numberIdSchema, type WireOf } from './wire.schemas.ts';

export const checklistPriorities = ['must-have', 'nice-to-have', 'later'] as const;
/** More than the checklist has. */
const ticksMax = 200;

/** How a family can mark a thing; `open` removes the mark. */
export const checklistMarks = ['have', 'not-needed', 'open'] as const;

const itemSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  imageUrl: z.string(),
  /** Where to shop for it, with the registry's frame around the shop. */
  shopPath: z.string(),
  quantity: z.int(),
  priority: z.enum(checklistPriorities),
  /** The furthest known state: received and reserved only as far as the surprise setting allows. */
  state: z.enum(['open', 'listed', 'reserved', 'received', 'have', 'not-needed']),
  /** The first gift that matches this thing. */
  regItemId: idSchema.nullable(),
});

export const checklistCategorySchema = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    teaser: z.string(),
    /** Where to shop for it, with the registry's frame around the shop. */
    shopPath: z.string().nullable(),
    items: z.array(itemSchema),
    /** Things that the family does not need are not counted. */
    doneCount: z.int(),
    totalCount: z.int(),
  })
  .meta({ id: 'ChecklistCategory' });

const params = z.strictObject({ id: idSchema });
const categoryParams = z.strictObject({ id: idSchema, cat: numberIdSchema });

export const listChecklistCategories = {
  params,
  response: z.strictObject({ checklistCategories: z.array(checklistCategorySchema) }),
};
export const readChecklistCategory = {
  params: categoryParams,
  response: z.strictObject({ checklistCategory: checklistCategorySchema }),
};
export const markChecklistItem = {
  params: categoryParams,
  body: z.strictObject({ checklistItemId: z.string().min(1).max(80), mark: z.enum(checklistMarks) }),
  response: z.strictObject({ checklistCategory: checklistCategorySchema }),
};

export const keepChecklistTicks = {
  params,
  /** Things ticked in a browser before there was a registry; unknown ids are ignored. */
  body: z.strictObject({ checklistItemIds: z.array(z.string().min(1).max(80)).max(ticksMax) }),
  response: listChecklistCategories.response,
};

export const addChecklistItems = {
  params,
  /** Things of the checklist to add as ideas; those that are on the list, already there or not needed are skipped. */
  body: z.strictObject({
    checklistItemIds: z.array(z.string().min(1).max(80)).min(1).max(ticksMax),
    secondHandWelcome: z.boolean().default(false),
  }),
  response: z.strictObject({ addedCount: z.int() }),
};

export type AddChecklistItems = WireOf<typeof addChecklistItems>;
export type KeepChecklistTicks = WireOf<typeof keepChecklistTicks>;
export type ListChecklistCategories = WireOf<typeof listChecklistCategories>;
export type ReadChecklistCategory = WireOf<typeof readChecklistCategory>;
export type MarkChecklistItem = WireOf<typeof markChecklistItem>;
export type ChecklistCategory = z.output<typeof checklistCategorySchema>;
