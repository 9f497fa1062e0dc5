import { z } from 'zod';
import { emailSchema, emptySchema, idSchema, textSchema, type WireOf } from './wire.schemas.ts';

/** Length alone decides: 10 characters and more, as long as people like to 200. */
const newPassword = z.string().min(10, 'must have at least 10 characters').max(200);

export const userSchema = z
  .strictObject({
    id: idSchema,
    email: z.string(),
    name: z.string(),
    /** The current registry, null before the first. */
    registryId: idSchema.nullable(),
    createdAt: z.int(),
    /** Of the shop, with the second factor given in this session. */
    isAdmin: z.boolean(),
    /** Of the shop, but the second factor is still to be given. */
    needsSecondFactor: z.boolean(),
  })
  .meta({ id: 'User' });

export const signUp = {
  body: z.strictObject({ email: emailSchema, name: textSchema(80), password: newPassword }),
  response: z.strictObject({ user: userSchema }),
};
export const changeUser = {
  /** Makes another of one's registries the current one. */
  body: z.strictObject({ registryId: idSchema }),
  response: z.strictObject({ user: userSchema }),
};
export const currentUser = { response: z.strictObject({ user: userSchema.nullable() }) };
export const signIn = {
  body: z.strictObject({ email: emailSchema, password: z.string().min(1).max(200) }),
  response: z.strictObject({ user: userSchema }),
};
export const signOut = { response: emptySchema };

export type SignUp = WireOf<typeof signUp>;
export type ChangeUser = WireOf<typeof changeUser>;
export type CurrentUser = WireOf<typeof currentUser>;
export type SignIn = WireOf<typeof signIn>;
export type SignOut = WireOf<typeof signOut>;
export type User = z.output<typeof userSchema>;
