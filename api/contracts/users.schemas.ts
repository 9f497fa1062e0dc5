import { z } from 'zod';
import { chosenWaysSchema } from './cash-funds.schemas.ts';
import { registryTypeSchema } from './registries.schemas.ts';
import { emailSchema, emptySchema, idSchema, type WireOf } from './wire.schemas.ts';

/** 10 to 200 characters; the server also refuses common passwords. */
export const newPasswordSchema = z.string().min(10, 'must have at least 10 characters').max(200);

export const currentRegistrySchema = z
  .strictObject({
    ownerId: idSchema,
    type: registryTypeSchema,
    /** For the owner alone: null for people who help with somebody else's registry. */
    cashFundPreferences: chosenWaysSchema.nullable(),
  })
  .meta({ id: 'CurrentRegistry' });

export const userSchema = z
  .strictObject({
    id: idSchema,
    email: z.string(),
    name: z.string(),
    /** The current registry; null before the first one is created. */
    registryId: idSchema.nullable(),
    currentRegistry: currentRegistrySchema.nullable(),
    createdAt: z.int(),
    /** A member of the shop's staff who passed the second factor in this session. */
    isAdmin: z.boolean(),
    /** The second factor has not been entered yet: required of all staff, and of everybody who has connected a phone. */
    needsSecondFactor: z.boolean(),
  })
  .meta({ id: 'User' });

export const changeUser = {
  /** Makes another of the caller's registries the current one. */
  body: z.strictObject({ registryId: idSchema }),
  response: z.strictObject({ user: userSchema }),
};
export const currentUser = { response: z.strictObject({ user: userSchema.nullable() }) };
export const signIn = {
  body: z.strictObject({ email: emailSchema, password: z.string().min(1).max(200) }),
  response: z.strictObject({ user: userSchema }),
};
export const signOut = { response: emptySchema };

export type ChangeUser = WireOf<typeof changeUser>;
export type CurrentUser = WireOf<typeof currentUser>;
export type SignIn = WireOf<typeof signIn>;
export type SignOut = WireOf<typeof signOut>;
export type User = z.output<typeof userSchema>;
export type CurrentRegistry = z.output<typeof currentRegistrySchema>;
/** What a session knows without reading a registry. */
export type SignedIn = Omit<User, 'currentRegistry'>;
