import { z } from 'zod';
import { checklistPriorities } from './registry-checklist.schemas.ts';
import type { WireOf } from './wire.schemas.ts';

export const planningStages = ['pregnant', 'adopting', 'surrogate', 'fostering', 'conceiving'] as const;

const itemSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The reason, in a sentence. */
  note: z.string(),
  quantity: z.int(),
  priority: z.enum(checklistPriorities),
  imageUrl: z.string(),
  /** Where the shop sells it. */
  shopPath: z.string(),
  /** The planning stages that it is for; null for all of them. */
  stages: z.array(z.enum(planningStages)).nullable(),
});

export const listChecklist = {
  query: z.strictObject({ planning_stage: z.enum(planningStages).optional() }),
  response: z.strictObject({
    checklistCategories: z.array(
      z
        .strictObject({ id: z.int(), title: z.string(), teaser: z.string(), items: z.array(itemSchema) })
        .meta({ id: 'BabyRegistryChecklistCategory' }),
    ),
  }),
};

export type ListChecklist = WireOf<typeof listChecklist>;
