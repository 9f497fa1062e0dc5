import { z } from 'zod';
import { newPasswordSchema } from './users.schemas.ts';
import { daySchema, emailSchema, emptySchema, idSchema, personNameSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

export const accountSchema = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    /** 340 by 340; null where initials are shown. */
    pictureUrl: z.string().nullable(),
    /** A new email whose mailed link was not used yet. */
    newEmail: z.string().nullable(),
    /** The password was entered in this session recently enough for sensitive actions. */
    isPasswordFresh: z.boolean(),
    /** The latest first. */
    sessions: z.array(z.strictObject({ isThis: z.boolean(), createdAt: z.int() })),
  })
  .meta({ id: 'Account' });

export const readAccount = { response: accountSchema };
export const verifyPassword = {
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  response: emptySchema,
};
export const renameAccount = { body: z.strictObject({ name: personNameSchema }), response: accountSchema };
export const changePassword = { body: z.strictObject({ password: newPasswordSchema }), response: accountSchema };
/** The response is the same whether or not there is an account with this email. */
export const requestEmailChange = { body: z.strictObject({ email: emailSchema }), response: accountSchema };
export const readEmailChange = {
  params,
  response: z.strictObject({
    /** null once it was used, and after a day. */
    email: z.string().nullable(),
    /** The caller is signed in to the account that requested it, the only one that may confirm it. */
    isOwn: z.boolean(),
  }),
};
export const confirmEmailChange = { params, response: emptySchema };
export const endOtherSessions = { response: accountSchema };
/** The last day on which signing in keeps everything. */
export const deleteAccount = { response: z.strictObject({ lastDay: daySchema }) };

export type Account = z.output<typeof accountSchema>;
export type ReadAccount = WireOf<typeof readAccount>;
export type VerifyPassword = WireOf<typeof verifyPassword>;
export type RenameAccount = WireOf<typeof renameAccount>;
export type ChangePassword = WireOf<typeof changePassword>;
export type RequestEmailChange = WireOf<typeof requestEmailChange>;
export type ReadEmailChange = WireOf<typeof readEmailChange>;
export type ConfirmEmailChange = WireOf<typeof confirmEmailChange>;
export type EndOtherSessions = WireOf<typeof endOtherSessions>;
export type DeleteAccount = WireOf<typeof deleteAccount>;
