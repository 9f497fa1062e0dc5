import { z } from 'zod';
import { emailSchema, idSchema, type WireOf } from './wire.schemas.ts';

export const emailsAtOnceMax = 10;
export const shareRegistry = {
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    emails: z
      .array(emailSchema)
      .min(1, 'needs an email address')
      .max(emailsAtOnceMax, `takes up to ${emailsAtOnceMax} addresses at once`),
  }),
  /** How many addresses were requested. Whether each of them could get another mail today is not revealed. */
  response: z.strictObject({ asked: z.int() }),
};
export type ShareRegistry = WireOf<typeof shareRegistry>;
