import type { Query } from '#api/db/database.ts';
import type { Caller } from '#api/http/app-context.ts';
import { findGiversAmong } from './givers.queries.ts';

/** Addresses whose mail this browser's user can read, proven by the link to all gifts of the address. */
export const grantedEmails = async (db: Query, { grants }: Pick<Caller, 'grants'>): Promise<string[]> =>
  (await findGiversAmong(db, [...grants])).map(({ email }) => email);

/** Whether the account has confirmed that this address is its own. */
export const isOwnVerifiedEmail = ({ user }: Pick<Caller, 'user'>, email: string): boolean =>
  user !== null && user.emailVerifiedAt !== null && user.email === email;
