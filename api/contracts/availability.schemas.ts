import { z } from 'zod';
import { emailSchema, idSchema, numberIdSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

/** An alert as whoever reads its mails sees it. */
export const availabilityAlertSchema = z
  .strictObject({
    id: idSchema,
    state: z.enum(['unconfirmed', 'waiting', 'notified', 'stopped']),
    /** null when it has left the shop. */
    product: z.strictObject({ title: z.string(), path: z.string() }).nullable(),
    /** The one variant that is waited for; null for whichever comes first. */
    variant: z.string().nullable(),
    expiresAt: z.int(),
  })
  .meta({ id: 'AvailabilityAlert' });

export const subscribeToAvailability = {
  body: z.strictObject({
    genericProductId: numberIdSchema,
    /** One variant; whichever comes first when it is not given. */
    productId: numberIdSchema.nullable().default(null),
    email: emailSchema,
  }),
  /** The same for every address, known or not; only one's own, confirmed with the account, waits at once. */
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
