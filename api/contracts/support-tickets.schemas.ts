import { z } from 'zod';
import { idSchema, textSchema, type WireOf } from './wire.schemas.ts';

export const supportMessageMax = 2000;

export const askSupport = {
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ message: textSchema(supportMessageMax) }),
  /** The answer comes by mail. */
  response: z.strictObject({ replyTo: z.string() }),
};

export type AskSupport = WireOf<typeof askSupport>;
