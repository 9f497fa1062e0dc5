import { z } from 'zod';
import { emailKinds } from '#rules/email-kinds.ts';
import type { WireOf } from './wire.schemas.ts';

const preferencesSchema = z
  .strictObject({
    email: z.string(),
    /** Every kind, and whether it is sent. */
    emailPreferences: z.array(z.strictObject({ kind: z.enum(emailKinds), wanted: z.boolean() })),
  })
  .meta({ id: 'EmailPreferences' });

/** For the signed-in person, or else for the address whose mailed link was opened in this browser. */
export const readEmailPreferences = { response: preferencesSchema };
export const changeEmailPreferences = {
  body: z.strictObject({ wanted: z.array(z.enum(emailKinds)).max(emailKinds.length) }),
  response: preferencesSchema,
};

export type ReadEmailPreferences = WireOf<typeof readEmailPreferences>;
export type ChangeEmailPreferences = WireOf<typeof changeEmailPreferences>;
