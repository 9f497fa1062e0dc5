import { z } from 'zod';
import { handedOverBytesMax } from './browser-button.ts';
import { currencySchema, idSchema, textSchema, type WireOf } from './wire.schemas.ts';

export const health = {
  response: z.strictObject({
    status: z.enum(['ok', 'degraded']),
    /** Current problems, a sentence each; empty while all is well. */
    problems: z.array(z.string()),
    database: z.enum(['sqlite', 'postgres']),
    search: z.string(),
  }),
};

export const readAsyncJob = {
  params: z.strictObject({ id: idSchema }),
  response: z.strictObject({
    id: idSchema,
    state: z.enum(['waiting', 'running', 'done', 'dead']),
    done: z.int(),
    total: z.int(),
    result: z.unknown(),
  }),
};

/** Reads a link of any store into a draft that the person can edit before it is added. */
export const readLink = {
  body: z.strictObject({
    url: textSchema(2000),
    /** The page as the browser button read it: the store is then not contacted. */
    html: z.string().max(handedOverBytesMax).optional(),
  }),
  response: z.strictObject({
    draft: z.strictObject({
      title: z.string(),
      url: z.string(),
      storeName: z.string(),
      priceCents: z.int().nullable(),
      currency: currencySchema.nullable(),
      imageUrl: z.string().nullable(),
      note: z.string(),
      outcome: z.enum(['read', 'partly', 'blocked', 'not-found', 'unreachable', 'refused', 'not-a-link']),
    }),
  }),
};

export const readBookmarklet = { response: z.strictObject({ bookmarklet: z.string() }) };

export type ReadBookmarklet = WireOf<typeof readBookmarklet>;
export type Health = WireOf<typeof health>;
export type ReadAsyncJob = WireOf<typeof readAsyncJob>;
export type ReadLink = WireOf<typeof readLink>;
