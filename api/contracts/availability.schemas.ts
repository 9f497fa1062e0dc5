import { z } from 'zod';
import { emailSchema, idSchema, numberIdSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

/** An alert, as the reader of its mails sees it. */
export const availabilityAlertSchema = z
  .strictObject({
    id: idSchema,
    state: z.enum(['unconfirmed', 'waiting', 'notified', 'stopped']),
    /** null when it has left the shop. */
    product: z.strictObject({ title: z.string(), path: z.string() }).nullable(),
    /** The awaited variant; null for whichever is available first. */
    variant: z.string().nullable(),
    expiresAt: z.int(),
  })
  .meta({ id: 'AvailabilityAlert' });

export const subscribeToAvailability = {
  body: z.strictObject({
    genericProductId: numberIdSchema,
    /** One variant; if absent, whichever is available first. */
    productId: numberIdSchema.nullable().default(null),
    email: emailSchema,
  }),
  /** The same for every address, known or not; only the caller's own address, confirmed with the account, is 'waiting' at once. */
  response: z.strictObject({ state: z.enum(['check-your-mail', 'waiting']) }),
};

const alert = z.strictObject({ alert: availabilityAlertSchema });

export const readAvailabilityAlert = { params, response: alert };
export const confirmAvailabilityAlert = {
  params,
  body: z.strictObject({ state: z.literal('waiting') }),
  response: alert,
};
export const stopAvailabilityAlert = { params, response: alert };

export type SubscribeToAvailability = WireOf<typeof subscribeToAvailability>;
export type ReadAvailabilityAlert = WireOf<typeof readAvailabilityAlert>;
export type ConfirmAvailabilityAlert = WireOf<typeof confirmAvailabilityAlert>;
export type StopAvailabilityAlert = WireOf<typeof stopAvailabilityAlert>;
export type AvailabilityAlert = z.output<typeof availabilityAlertSchema>;
