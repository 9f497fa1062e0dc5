import { z } from 'zod';
import { regItemSchema } from './registries.schemas.ts';
import { idSchema, lineSchema, numberIdSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const categoryParams = z.strictObject({ id: idSchema, cat: numberIdSchema });
const guestView = z.strictObject({ view: z.literal('guest').optional() });

export const registryCategorySchema = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    /** Its index among the categories, from 0. */
    position: z.int(),
    itemCount: z.int(),
    canRename: z.boolean(),
    canMove: z.boolean(),
    canDelete: z.boolean(),
  })
  .meta({ id: 'RegistryCategory' });

const categoriesSchema = z.strictObject({ categories: z.array(registryCategorySchema), version: z.int() });
const titleSchema = lineSchema(60);

export const listCategories = { params, response: categoriesSchema };
export const createCategory = {
  params,
  body: z.strictObject({
    title: titleSchema,
    /** Undoes a deletion: the number that the category had. */
    restores: numberIdSchema.optional(),
  }),
  response: categoriesSchema.extend({ category: registryCategorySchema }),
};
export const changeCategory = {
  params: categoryParams,
  body: z.strictObject({ title: titleSchema, position: z.int().min(0).max(100) }).partial(),
  response: categoriesSchema,
};
export const deleteCategory = { params: categoryParams, response: categoriesSchema };

/** The items of one category, in their order. */
export const readCategory = {
  params: categoryParams,
  query: guestView,
  response: z.strictObject({
    category: z.strictObject({ id: z.int(), title: z.string() }),
    regItems: z.array(regItemSchema),
    version: z.int(),
  }),
};

const optionSchema = z.strictObject({
  value: z.string(),
  title: z.string(),
  /** How many items match, as far as the caller may know. */
  count: z.int(),
});
/** Filters and sorts of the list. Options that match no item are left out. */
export const readFilterSortOptions = {
  params,
  query: guestView,
  response: z.strictObject({
    filters: z.array(z.strictObject({ key: z.string(), title: z.string(), options: z.array(optionSchema) })),
    sorts: z.array(z.strictObject({ value: z.string(), title: z.string() })),
  }),
};

export type ListCategories = WireOf<typeof listCategories>;
export type CreateCategory = WireOf<typeof createCategory>;
export type ChangeCategory = WireOf<typeof changeCategory>;
export type DeleteCategory = WireOf<typeof deleteCategory>;
export type ReadCategory = WireOf<typeof readCategory>;
export type ReadFilterSortOptions = WireOf<typeof readFilterSortOptions>;
export type RegistryCategory = z.output<typeof registryCategorySchema>;
