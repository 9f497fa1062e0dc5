import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import type { Day } from '#rules/days.ts';
import { meansChildOf, type RegistryRest } from '#rules/same-child.ts';
import { findOfEmail, findSilencedBy } from './pregnancy-emails.queries.ts';
import { forget, readableFacts } from './subscriptions.ts';

type Opens = Pick<App, 'sealing'>;

/**
 * A baby registry is paused, archived or deleted: the weekly mails that mean its child are silent from here on. Called before anything of it
 * changes. It is written down, because members, days and the registry itself may be gone later, and because another day or another member
 * says nothing about what happened.
 */
export async function silenceWeeklyEmails(app: Opens, trx: Trx, registryId: string, rest: RegistryRest): Promise<void> {
  const rows = await babyRegistries(trx).where('registry.id', '=', registryId).execute();
  for (const { email, role, owner_id, arrival_sealed } of rows) {
    const subscriptions = await findOfEmail(trx, email);
    if (subscriptions.length === 0) continue;
    const one = { isOwner: role === 'owner', arrival: await openArrival(app, trx, { owner_id, arrival_sealed }), rest };
    const ownArrivals = await activeOwnArrivals(app, trx, email, registryId);
    for (const row of subscriptions) {
      const facts = await readableFacts(app, trx, row);
      // One that cannot be read could send mails again once its key is back.
      if (facts !== null && !meansChildOf(one, facts.dueDate, ownArrivals)) continue;
      await trx
        .insertInto('pregnancy_email_silence')
        .values({ subscription_id: row.id, registry_id: registryId })
        .onConflict((c) => c.doNothing())
        .execute();
    }
  }
}

/** The registry is active again. */
export const liftSilence = (trx: Trx, registryId: string) =>
  trx.deleteFrom('pregnancy_email_silence').where('registry_id', '=', registryId).execute();

export const isSilenced = async (db: Query, subscriptionId: string): Promise<boolean> =>
  (await db
    .selectFrom('pregnancy_email_silence')
    .select('registry_id')
    .where('subscription_id', '=', subscriptionId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** A registry is deleted for good: the weekly mails that it kept silent end. */
export const endWeeklyEmailsOf = async (trx: Trx, registryId: string): Promise<void> =>
  forget(trx, await findSilencedBy(trx, registryId));

/** By member: each may expect the child of it. */
const babyRegistries = (db: Query) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .innerJoin('user', 'user.id', 'registry_member.user_id')
    .select(['user.email', 'registry_member.role', 'registry.owner_id', 'registry.arrival_sealed'])
    .where('registry.type', '=', 'baby')
    .where('registry_member.role', 'in', ['owner', 'editor']);

const openArrival = async (
  app: Opens,
  db: Query,
  { owner_id, arrival_sealed }: { owner_id: string; arrival_sealed: string | null },
): Promise<Day | null> => (arrival_sealed === null ? null : app.sealing.open(db, owner_id, arrival_sealed));

async function activeOwnArrivals(app: Opens, db: Query, email: string, butOf: string): Promise<(Day | null)[]> {
  const rows = await babyRegistries(db)
    .where('registry.id', '!=', butOf)
    .where('user.email', '=', email)
    .where('registry_member.role', '=', 'owner')
    .where('registry.state', '=', 'active')
    .execute();
  return Promise.all(rows.map((row) => openArrival(app, db, row)));
}
