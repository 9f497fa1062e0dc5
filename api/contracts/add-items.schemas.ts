import { z } from 'zod';
import { productCardSchema } from './catalogue-shapes.schemas.ts';
import { slugSchema, type WireOf } from './wire.schemas.ts';

export const addItemsGuideSchema = z
  .strictObject({
    title: z.string(),
    teaser: z.string(),
    path: z.string(),
    image: z.strictObject({ url: z.string(), alt: z.string() }),
  })
  .meta({ id: 'AddItemsGuide' });

export const listAddItemsGuides = { response: z.strictObject({ guides: z.array(addItemsGuideSchema) }) };

/** A curated row of products; its id is its file name in content. */
export const readContentCollection = {
  params: z.strictObject({ id: slugSchema }),
  response: z.strictObject({
    collection: z.strictObject({
      id: slugSchema,
      title: z.string(),
      teaser: z.string(),
      /** Available ones, in the collection's order. */
      products: z.array(productCardSchema),
    }),
  }),
};

export type ListAddItemsGuides = WireOf<typeof listAddItemsGuides>;
export type ReadContentCollection = WireOf<typeof readContentCollection>;
export type AddItemsGuide = z.output<typeof addItemsGuideSchema>;
