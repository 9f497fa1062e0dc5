import { z } from 'zod';
import { inaccuracyBounds, inaccuracyFields, inaccuracyReasons } from '#rules/inaccuracies.ts';
import {
  emptySchema,
  idSchema,
  numberIdSchema,
  optionalEmailSchema,
  pageSchema,
  textSchema,
  type WireOf,
} from './wire.schemas.ts';

const stateSchema = z.enum(['open', 'settled']);

export const inaccuracySchema = z
  .strictObject({
    id: idSchema,
    product: z.strictObject({ id: z.int(), title: z.string(), path: z.string() }).nullable(),
    productId: z.int().nullable(),
    reason: z.enum(inaccuracyReasons),
    field: z.enum(inaccuracyFields),
    text: z.string(),
    email: z.string().nullable(),
    state: stateSchema,
    createdAt: z.int(),
  })
  .meta({ id: 'InaccuracyReport' });

export const reportInaccuracy = {
  body: z.strictObject({
    genericProductId: numberIdSchema,
    productId: numberIdSchema.nullable().default(null),
    reason: z.enum(inaccuracyReasons, 'must be one of the reasons'),
    field: z.enum(inaccuracyFields, 'must be one of the fields'),
    text: textSchema(inaccuracyBounds.textMost),
    /** For a question in return. Nothing is mailed automatically. */
    email: optionalEmailSchema,
  }),
  response: emptySchema,
};

export const listInaccuracies = {
  query: z.strictObject({ state: stateSchema.default('open'), page: pageSchema }),
  response: z.strictObject({ reports: z.array(inaccuracySchema), page: z.int(), pages: z.int(), count: z.int() }),
};

export const settleInaccuracy = {
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ state: stateSchema }),
  response: z.strictObject({ report: inaccuracySchema }),
};

export type ReportInaccuracy = WireOf<typeof reportInaccuracy>;
export type ListInaccuracies = WireOf<typeof listInaccuracies>;
export type SettleInaccuracy = WireOf<typeof settleInaccuracy>;
export type InaccuracyReport = z.output<typeof inaccuracySchema>;
