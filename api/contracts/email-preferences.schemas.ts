import { z } from 'zod';
import { emailKinds } from '#rules/email-kinds.ts';
import { idSchema, type WireOf } from './wire.schemas.ts';

const preferencesSchema = z
  .strictObject({
    email: z.string(),
    /** Every kind, and whether it is sent. */
    emailPreferences: z.array(z.strictObject({ kind: z.enum(emailKinds), wanted: z.boolean() })),
  })
  .meta({ id: 'EmailPreferences' });

/**
 * The page of a mailed link names whose mails it is about: somebody else may be signed in, or have opened their link in this browser. Without
 * it, they are those of the signed-in person, or else of the address whose mailed link was opened in this browser.
 */
const recipient = idSchema.optional();

export const readEmailPreferences = { query: z.strictObject({ recipient }), response: preferencesSchema };
export const changeEmailPreferences = {
  body: z.strictObject({ wanted: z.array(z.enum(emailKinds)).max(emailKinds.length), recipient }),
  response: preferencesSchema,
};

export type ReadEmailPreferences = WireOf<typeof readEmailPreferences>;
export type ChangeEmailPreferences = WireOf<typeof changeEmailPreferences>;
