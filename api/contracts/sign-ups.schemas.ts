import { z } from 'zod';
import { newPasswordSchema, userSchema } from './users.schemas.ts';
import { emailSchema, emptySchema, idSchema, personNameSchema, type WireOf } from './wire.schemas.ts';

const params = z.strictObject({ id: idSchema });

/** The response is the same whether or not there is an account with this email. */
export const signUp = {
  body: z.strictObject({
    email: emailSchema,
    /** Path of the next page, for the browser that made the request; any other continues with a new registry. */
    next: z.string().max(500).optional(),
  }),
  response: emptySchema,
};

export const readSignUp = {
  params,
  /** `email` is null once the link was used, and a day after it was mailed. */
  response: z.strictObject({ email: z.string().nullable() }),
};

export const finishSignUp = {
  params,
  body: z.strictObject({ name: personNameSchema, password: newPasswordSchema }),
  response: z.strictObject({ user: userSchema, next: z.string() }),
};

export type SignUp = WireOf<typeof signUp>;
export type ReadSignUp = WireOf<typeof readSignUp>;
export type FinishSignUp = WireOf<typeof finishSignUp>;
