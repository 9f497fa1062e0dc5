import type { Insertable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';
import { mailboxOf } from '#rules/unverified-mail.ts';

export type ContributionRow = Awaited<ReturnType<typeof findContributions>>[number];

const contributions = (db: Query) =>
  db
    .selectFrom('cash_fund_contribution')
    .innerJoin('registry', 'registry.id', 'cash_fund_contribution.registry_id')
    .selectAll('cash_fund_contribution')
    .select([
      'registry.title as registry_title',
      'registry.slug as registry_slug',
      'registry.owner_id',
      'registry.state as registry_state',
    ]);

export const findContribution = (db: Query, id: string): Promise<ContributionRow | undefined> =>
  contributions(db).where('cash_fund_contribution.id', '=', id).executeTakeFirst();

export const findContributions = (
  db: Query,
  giver: { visitorId: string | null; userId: string | null; grants: readonly string[]; emails: readonly string[] },
) =>
  contributions(db)
    .where((w) =>
      w.or([
        w('cash_fund_contribution.visitor_id', '=', giver.visitorId ?? ''),
        w('cash_fund_contribution.user_id', '=', giver.userId ?? ''),
        ...(giver.grants.length > 0 ? [w('cash_fund_contribution.id', 'in', giver.grants)] : []),
        ...(giver.emails.length > 0 ? [w('cash_fund_contribution.giver_email', 'in', giver.emails)] : []),
      ]),
    )
    .orderBy('cash_fund_contribution.created_at', 'desc')
    .limit(200)
    .execute();

export const findContributionsOfRegistry = (db: Query, registryId: string) =>
  db
    .selectFrom('cash_fund_contribution')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('state', '<>', 'cancelled')
    .orderBy('created_at')
    .limit(2000)
    .execute();

/** What may be null may be left out. */
export const insertContribution = (trx: Trx, row: Insertable<Tables['cash_fund_contribution']>) =>
  trx.insertInto('cash_fund_contribution').values(row).execute();

export const updateContribution = (trx: Trx, id: string, set: Partial<Tables['cash_fund_contribution']>, now: number) =>
  trx
    .updateTable('cash_fund_contribution')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Pledges of a fund that wait for a confirmed email: of this giver by any sign, and of all. */
export async function countWaiting(
  trx: Trx,
  fundId: string,
  giver: { email: string; visitorId: string; addressTag: string },
): Promise<{ ofGiver: number; ofFund: number }> {
  const rows = await trx
    .selectFrom('cash_fund_contribution')
    .select(['giver_email', 'visitor_id', 'address_tag'])
    .where('reg_item_id', '=', fundId)
    .where('state', '=', 'pledged')
    .where('email_verified_at', 'is', null)
    .limit(500)
    .execute();
  const mailbox = mailboxOf(giver.email);
  const isTheirs = (row: (typeof rows)[number]) =>
    mailboxOf(row.giver_email) === mailbox ||
    row.visitor_id === giver.visitorId ||
    row.address_tag === giver.addressTag;
  return { ofGiver: rows.filter(isTheirs).length, ofFund: rows.length };
}

export const findForgotten = (db: Query, now: number, most: number) =>
  db
    .selectFrom('cash_fund_contribution')
    .select(['id', 'registry_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();

export const claimContributionsOf = (trx: Trx, visitorId: string, user: { id: string; email: string }) =>
  trx
    .updateTable('cash_fund_contribution')
    .set({ user_id: user.id })
    .where('visitor_id', '=', visitorId)
    .where('giver_email', '=', user.email)
    .where('user_id', 'is', null)
    .execute();

export const registryOfItem = async (db: Query, itemId: string): Promise<string | null> =>
  (await db.selectFrom('reg_item').select('registry_id').where('id', '=', itemId).executeTakeFirst())?.registry_id ??
  null;

export const countOpenPledges = (trx: Trx, itemId: string): Promise<number> =>
  countRows(
    trx
      .selectFrom('cash_fund_contribution')
      .where('reg_item_id', '=', itemId)
      .where('state', 'in', ['pledged', 'sent'])
      .where('email_verified_at', 'is not', null),
  );
