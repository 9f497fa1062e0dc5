import { z } from 'zod';
import { newPasswordSchema, userSchema } from './users.schemas.ts';
import { emailSchema, emptySchema, idSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

/** The response is the same whether or not there is an account with this email. */
export const requestPasswordReset = { body: z.strictObject({ email: emailSchema }), response: emptySchema };

export const readPasswordReset = {
  params,
  /** false once it was used, and 30 minutes after it was mailed. */
  response: z.strictObject({ isOpen: z.boolean() }),
};

export const resetPassword = {
  params,
  body: z.strictObject({ password: newPasswordSchema }),
  response: z.strictObject({ user: userSchema }),
};

export type RequestPasswordReset = WireOf<typeof requestPasswordReset>;
export type ReadPasswordReset = WireOf<typeof readPasswordReset>;
export type ResetPassword = WireOf<typeof resetPassword>;
