import { z } from 'zod';
import { idSchema, type WireOf } from './wire.schemas.ts';

const nameSchema = z.string().regex(/^[a-z0-9_-]{1,60}$/);

export const readFlag = {
  query: z.strictObject({ flag: nameSchema }),
  response: z.strictObject({
    flag: z.string(),
    isOn: z.boolean(),
    group: z.enum(['control', 'experiment']),
    because: z.enum(['killed', 'bucket', 'unknown']),
  }),
};

export const recordMetric = {
  body: z.strictObject({
    /** Created where it happened, so that an event sent twice is counted once. */
    id: idSchema,
    flag: nameSchema,
    metric: nameSchema,
    value: z.number().min(-1_000_000_000).max(1_000_000_000).default(1),
    /** The pathname of the page, never a query; nothing is counted outside the shop. */
    path: z.string().min(1).max(200),
  }),
  response: z.strictObject({ stored: z.int() }),
};

export type RecordMetric = WireOf<typeof recordMetric>;
export type ReadFlag = WireOf<typeof readFlag>;
