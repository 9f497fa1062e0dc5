import type { Query } from '#api/db/database.ts';
import type { Caller } from '#api/http/app-context.ts';
import { findGiversAmong } from './givers.queries.ts';

/** Addresses whose mail this browser has shown to read, by the link to all that they give. */
export const grantedEmails = async (db: Query, { grants }: Pick<Caller, 'grants'>): Promise<string[]> =>
  (await findGiversAmong(db, [...grants])).map(({ email }) => email);

/** The same with the address of the account. */
export async function ownEmails(db: Query, caller: Caller): Promise<string[]> {
  const granted = await grantedEmails(db, caller);
  return caller.user === null ? granted : [caller.user.email, ...granted];
}
