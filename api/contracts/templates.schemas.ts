import { z } from 'zod';
import { registryTypeSchema } from './registries.schemas.ts';
import {
  idSchema,
  int32Schema,
  moneySchema,
  optionalTextSchema,
  slugSchema,
  textSchema,
  type WireOf,
} from './wire.schemas.ts';

const params = z.strictObject({ id: slugSchema });

/** One item of a starter list. */
const itemSchema = z.strictObject({
  /** Identifies it when only some items are cloned. */
  key: z.string(),
  title: z.string(),
  note: z.string(),
  quantity: z.int(),
  mustHave: z.boolean(),
  secondHandWelcome: z.boolean(),
  /** The shop's product; null for an idea. */
  product: z
    .strictObject({
      productId: z.int(),
      path: z.string(),
      price: moneySchema.nullable(),
      imgUrl: z.string(),
      imgAlt: z.string(),
    })
    .nullable(),
});

export const templateSchema = z
  .strictObject({
    id: slugSchema,
    title: z.string(),
    teaser: z.string(),
    registryType: registryTypeSchema,
    /** In the words of a sample registry's invented family; empty for other lists. */
    story: z.string(),
    imageUrl: z.string(),
    imageAlt: z.string(),
    itemCount: z.int(),
    sections: z.array(z.strictObject({ title: z.string(), items: z.array(itemSchema) })),
  })
  .meta({ id: 'Template' });

export const listTemplates = {
  query: z.strictObject({ registryType: registryTypeSchema.optional() }),
  response: z.strictObject({ templates: z.array(templateSchema) }),
};

export const readTemplate = { params, response: z.strictObject({ template: templateSchema }) };

/** Written by the shop's staff; stored in addition to the templates in content. */
export const templateBodySchema = z.strictObject({
  title: textSchema(60),
  teaser: textSchema(200),
  registryType: registryTypeSchema,
  story: optionalTextSchema(400),
  sections: z
    .array(
      z.strictObject({
        title: textSchema(60),
        items: z
          .array(
            z.strictObject({
              title: textSchema(80),
              /** Generic product. */
              productId: int32Schema.min(1).optional(),
              quantity: z.int().min(1).max(99).default(1),
              note: optionalTextSchema(220),
              mustHave: z.boolean().default(false),
              secondHandWelcome: z.boolean().default(false),
            }),
          )
          .min(1)
          .max(30),
      }),
    )
    .min(1)
    .max(12),
});

export const createTemplate = { body: templateBodySchema, response: z.strictObject({ template: templateSchema }) };

export const cloneTemplate = {
  params,
  body: z.strictObject({
    registryId: idSchema,
    /** Only these; all of them when left out. */
    keys: z.array(z.string().min(1).max(20)).max(400).optional(),
  }),
  response: z.strictObject({
    registryId: idSchema,
    /** The items that are new on the list. Items that were on it already stay unchanged. */
    added: z.array(idSchema),
  }),
};

export type ListTemplates = WireOf<typeof listTemplates>;
export type ReadTemplate = WireOf<typeof readTemplate>;
export type CreateTemplate = WireOf<typeof createTemplate>;
export type CloneTemplate = WireOf<typeof cloneTemplate>;
export type Template = z.output<typeof templateSchema>;
export type TemplateBody = z.output<typeof templateBodySchema>;
