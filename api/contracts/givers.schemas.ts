import { z } from 'zod';
import { emailSchema, emptySchema, idSchema, textSchema, type WireOf } from './wire.schemas.ts';

export const mailOwnReservations = { body: z.strictObject({ email: emailSchema }), response: emptySchema };

const preferencesSchema = z
  .strictObject({
    email: z.string(),
    /** Families may send their thanks by email. */
    thankYouNotes: z.boolean(),
    /** Before a reservation expires. */
    reminders: z.boolean(),
  })
  .meta({ id: 'GiverPreferences' });

export const readGiverPreferences = { response: z.strictObject({ preferences: preferencesSchema }) };
export const changeGiverPreferences = {
  body: z
    .strictObject({
      thankYouNotes: z.boolean(),
      reminders: z.boolean(),
      /** Whose choice the page showed: this browser may have opened somebody else's link since. */
      email: emailSchema,
    })
    .partial(),
  response: z.strictObject({ preferences: preferencesSchema }),
};

export const giverAddressMax = 300;
export const saveGiverAddress = {
  body: z.strictObject({ registryId: idSchema, address: textSchema(giverAddressMax).nullable() }),
  /** How many gifts of this giver in that registry were marked. */
  response: z.strictObject({ marked: z.int() }),
};

export type MailOwnReservations = WireOf<typeof mailOwnReservations>;
export type ReadGiverPreferences = WireOf<typeof readGiverPreferences>;
export type ChangeGiverPreferences = WireOf<typeof changeGiverPreferences>;
export type SaveGiverAddress = WireOf<typeof saveGiverAddress>;
export type GiverPreferences = z.output<typeof preferencesSchema>;
