import { hash } from 'node:crypto';
import type { Query } from '#api/db/database.ts';

/** Tables with rows of an email, which become another one's when their account's email changes. */
export type TableOfEmails = 'availability_subscription' | 'pregnancy_email' | 'privacy_request';

/**
 * What a browser is granted that followed a link mailed to this email. It is for this email alone: when the account moves to another one,
 * whoever reads the old inbox may have opened the link before.
 */
export const grantForEmail = (id: string, email: string): string =>
  `${id}.${hash('sha256', `${id} ${email}`, 'base64url').slice(0, 12)}`;

/** For a browser that follows the link to a row of this table. */
export const grantsOfLink =
  (table: TableOfEmails) =>
  async (db: Query, id: string): Promise<string[]> => {
    const email = await findEmailOf(db, table, id);
    return [email === undefined ? id : grantForEmail(id, email)];
  };

/**
 * Whether this browser has followed the mailed link.
 * @param table of its row, where that may become another email's: then it must be the link that was mailed to the one that it has now
 */
export async function isGrantedLink(
  db: Query,
  grants: ReadonlySet<string>,
  table: TableOfEmails | undefined,
  id: string,
): Promise<boolean> {
  if (table === undefined) return grants.has(id);
  const email = await findEmailOf(db, table, id);
  if (email !== undefined) return grants.has(grantForEmail(id, email));
  // It has ended, and may say so: there is nothing left to show.
  return [...grants].some((grant) => grant.split('.', 1)[0] === id);
}

async function findEmailOf(db: Query, table: TableOfEmails, id: string): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('email').where('id', '=', id).executeTakeFirst();
  if (row !== undefined || table !== 'pregnancy_email') return row?.email;
  // The link to weekly emails that were ordered again stops those that have taken their place.
  const replacement = await db
    .selectFrom('pregnancy_email_replaced')
    .innerJoin('pregnancy_email', 'pregnancy_email.id', 'pregnancy_email_replaced.subscription_id')
    .select('pregnancy_email.email')
    .where('pregnancy_email_replaced.id', '=', id)
    .executeTakeFirst();
  return replacement?.email;
}
