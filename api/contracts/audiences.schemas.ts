import { z } from 'zod';
import { acceptsTried, emptySchema, idSchema, int32Schema, lineSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });
const audienceParams = z.strictObject({ id: idSchema, audience: idSchema });

/** A link for a group of guests, and what it shows. */
export const audienceSchema = z
  .strictObject({
    id: idSchema,
    name: z.string(),
    seesAll: z.boolean(),
    categoryIds: z.array(z.int()),
    itemIds: z.array(idSchema),
    /** The address of its page. */
    path: z.string(),
    createdAt: z.int(),
  })
  .meta({ id: 'Audience' });

const chosen = {
  name: lineSchema(40),
  seesAll: z.boolean(),
  categoryIds: z.array(int32Schema).max(100),
  itemIds: z.array(idSchema).max(1000),
};

export const listAudiences = { params, response: z.strictObject({ audiences: z.array(audienceSchema) }) };
export const createAudience = {
  params,
  body: z.strictObject({
    name: chosen.name,
    seesAll: chosen.seesAll.default(false),
    categoryIds: chosen.categoryIds.default([]),
    itemIds: chosen.itemIds.default([]),
  }),
  response: z.strictObject({ audience: audienceSchema }),
};
export const changeAudience = acceptsTried({
  params: audienceParams,
  body: z
    .strictObject({
      ...chosen,
      /**
       * What they were when the caller began to change them: of the lists, only what the caller added and removed since is changed; a name is
       * refused as `stale` if it is another one by now.
       */
      was: z
        .strictObject({ name: z.string().max(40), categoryIds: chosen.categoryIds, itemIds: chosen.itemIds })
        .partial(),
    })
    .partial(),
  response: z.strictObject({ audience: audienceSchema }),
});
export const endAudience = { params: audienceParams, response: emptySchema };

export type ListAudiences = WireOf<typeof listAudiences>;
export type CreateAudience = WireOf<typeof createAudience>;
export type ChangeAudience = WireOf<typeof changeAudience>;
export type EndAudience = WireOf<typeof endAudience>;
export type Audience = z.output<typeof audienceSchema>;
