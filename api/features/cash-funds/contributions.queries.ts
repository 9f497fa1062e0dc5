import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';
import { type CallingGiver, isGivenBy, latestFirst, ofTypedEmailLast } from '#api/features/givers/given-by.ts';
import { madeFrom, noPlaceTags, type PlaceTags } from '#api/features/givers/place-tags.ts';
import { waitingPledgesMax } from '#rules/cash-funds.ts';

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

export const findContributions = async (db: Query, giver: CallingGiver) =>
  latestFirst(
    await contributions(db)
      .where(isGivenBy(giver, 'cash_fund_contribution'))
      .orderBy(ofTypedEmailLast(giver, 'cash_fund_contribution'))
      .orderBy('cash_fund_contribution.created_at', 'desc')
      .orderBy('cash_fund_contribution.id', 'desc')
      .limit(200)
      .execute(),
  );

/** The confirmed ones first: anybody can make others. */
export const findContributionsOfRegistry = (db: Query, registryId: string) =>
  db
    .selectFrom('cash_fund_contribution')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('state', '<>', 'cancelled')
    .orderBy((e) => e('email_verified_at', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .limit(2000)
    .execute();

/** Nullable columns may be left out. */
export const insertContribution = (trx: Trx, row: Insertable<Tables['cash_fund_contribution']>) =>
  trx.insertInto('cash_fund_contribution').values(row).execute();

export const updateContribution = (trx: Trx, id: string, set: Partial<Tables['cash_fund_contribution']>, now: number) =>
  trx
    .updateTable('cash_fund_contribution')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .execute();

const isWaiting = (e: ExpressionBuilder<Tables, 'cash_fund_contribution'>) =>
  e.and([e('state', '=', 'pledged'), e('email_verified_at', 'is', null)]);

/** How many pledges of a fund wait for a confirmed email: of this giver, of this network, and in total. */
export async function countWaiting(
  trx: Trx,
  { fundId, visitorId, tags }: { fundId: string; visitorId: string; tags: PlaceTags },
): Promise<Record<keyof typeof waitingPledgesMax, number>> {
  const rows = await trx
    .selectFrom('cash_fund_contribution')
    .select(['id', 'visitor_id', 'address_tag', 'network_tag'])
    .where('reg_item_id', '=', fundId)
    .where(isWaiting)
    .limit(waitingPledgesMax.ofFund)
    .execute();
  const { household, network } = madeFrom(rows, tags);
  const ofBrowser = rows.filter(({ visitor_id }) => visitor_id === visitorId);
  return { ofGiver: new Set([...household, ...ofBrowser]).size, ofNetwork: network.length, ofFund: rows.length };
}

/** Those of all funds of a registry. */
export const cancelWaiting = (trx: Trx, registryId: string, now: number) =>
  trx
    .updateTable('cash_fund_contribution')
    .set({ state: 'cancelled', expires_at: null, tell_owner_at: null, ...noPlaceTags, updated_at: now })
    .where('registry_id', '=', registryId)
    .where(isWaiting)
    .execute();

export const findForgotten = (db: Query, now: number, most: number) =>
  db
    .selectFrom('cash_fund_contribution')
    .select(['id', 'registry_id'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();

/** Everything that a person ever pledged, including with an address that was only typed. */
export const findAllPledgesOf = (
  trx: Trx,
  { userId, email }: { userId: string; email: string },
): Promise<ContributionRow[]> =>
  contributions(trx)
    .where((w) =>
      w.or([w('cash_fund_contribution.user_id', '=', userId), w('cash_fund_contribution.giver_email', '=', email)]),
    )
    .orderBy('cash_fund_contribution.id')
    .execute();

/** The columns that remain of a pledge whose giver wants to be forgotten. */
export const withoutGiver = (trx: Trx, id: string) =>
  trx
    .updateTable('cash_fund_contribution')
    .set({
      giver_name: 'Someone',
      giver_email: '',
      message: '',
      user_id: null,
      visitor_id: `forgotten:${id}`,
      link_hash: null,
      giver_address_id: null,
      ...noPlaceTags,
    })
    .where('id', '=', id)
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

const cancelled = (db: Query) =>
  db.selectFrom('cash_fund_contribution').select(['id', 'giver_address_id']).where('state', '=', 'cancelled');

export const findCancelledBefore = (db: Query, before: number, most: number) =>
  cancelled(db).where('updated_at', '<', before).limit(most).execute();

export const findRegistriesWithManyCancelled = async (db: Query, most: number): Promise<string[]> =>
  (
    await db
      .selectFrom('cash_fund_contribution')
      .select('registry_id')
      .where('state', '=', 'cancelled')
      .groupBy('registry_id')
      .having((e) => e.fn.countAll(), '>', most)
      .execute()
  ).map(({ registry_id }) => registry_id);

/** Of one registry, all but the latest. */
export const findCancelledBeyond = (db: Query, registryId: string, latest: number, most: number) =>
  cancelled(db)
    .where('registry_id', '=', registryId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(latest)
    .limit(most)
    .execute();

export const deleteCancelled = (trx: Trx, ids: readonly string[]) =>
  trx.deleteFrom('cash_fund_contribution').where('id', 'in', ids).where('state', '=', 'cancelled').execute();

/**
 * Pledges of one giver, by any identifier, to one fund that have not been received.
 * @param giver.email null unless it is known to be the caller's: whoever typed it would learn that its owner has given
 */
export const countOpenPledgesOf = (
  trx: Trx,
  fundId: string,
  giver: { userId: string | null; visitorId: string; email: string | null },
): Promise<number> =>
  countRows(
    trx
      .selectFrom('cash_fund_contribution')
      .where('reg_item_id', '=', fundId)
      .where('state', 'in', ['pledged', 'sent'])
      .where((w) =>
        w.or([
          w('visitor_id', '=', giver.visitorId),
          w('user_id', '=', giver.userId ?? ''),
          // Pledges of givers who are forgotten have an empty one.
          ...(giver.email === null
            ? []
            : [w.and([w('giver_email', '=', giver.email), w('email_verified_at', 'is not', null)])]),
        ]),
      ),
  );
