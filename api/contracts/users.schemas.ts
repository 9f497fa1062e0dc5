import { z } from 'zod';
import { chosenWaysSchema } from './cash-funds.schemas.ts';
import { registryTypeSchema } from './registries.schemas.ts';
import { emailSchema, emptySchema, idSchema, type WireOf } from './wire.schemas.ts';

/** 10 characters and more, as long as people like to 200; the server also refuses what many people use. */
export const newPasswordSchema = z.string().min(10, 'must have at least 10 characters').max(200);

export const currentRegistrySchema = z
  .strictObject({
    ownerId: idSchema,
    type: registryTypeSchema,
    /** The owner's matter alone: null for who helps with somebody else's registry. */
    cashFundPreferences: chosenWaysSchema.nullable(),
  })
  .meta({ id: 'CurrentRegistry' });

export const userSchema = z
  .strictObject({
    id: idSchema,
    email: z.string(),
    name: z.string(),
    /** The current registry, null before the first. */
    registryId: idSchema.nullable(),
    currentRegistry: currentRegistrySchema.nullable(),
    createdAt: z.int(),
    /** Of the shop, with the second factor given in this session. */
    isAdmin: z.boolean(),
    /** The second factor is still to be given: by everybody of the shop, and by who has connected a phone. */
    needsSecondFactor: z.boolean(),
  })
  .meta({ id: 'User' });

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

export type ChangeUser = WireOf<typeof changeUser>;
export type CurrentUser = WireOf<typeof currentUser>;
export type SignIn = WireOf<typeof signIn>;
export type SignOut = WireOf<typeof signOut>;
export type User = z.output<typeof userSchema>;
export type CurrentRegistry = z.output<typeof currentRegistrySchema>;
/** What a session knows without looking at a registry. */
export type SignedIn = Omit<User, 'currentRegistry'>;
