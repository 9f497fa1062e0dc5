import type { Selectable } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export type SubscriptionRow = Selectable<Tables['pregnancy_email']>;

export const findSubscription = (db: Query, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('pregnancy_email').selectAll().where('id', '=', id).executeTakeFirst();

export const insertSubscription = (trx: Trx, row: SubscriptionRow) =>
  trx.insertInto('pregnancy_email').values(row).execute();

export const turnOn = (trx: Trx, id: string, nextAt: number) =>
  trx.updateTable('pregnancy_email').set({ state: 'on', next_at: nextAt }).where('id', '=', id).execute();

export const setEmail = (trx: Trx, id: string, email: string) =>
  trx.updateTable('pregnancy_email').set({ email }).where('id', '=', id).execute();

/** @returns false if another run has moved this row on already. */
export async function moveOn(trx: Trx, row: SubscriptionRow, nextAt: number): Promise<boolean> {
  const moved = await trx
    .updateTable('pregnancy_email')
    .set({ next_at: nextAt })
    .where('id', '=', row.id)
    .where('next_at', '=', row.next_at)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

export const findOfEmail = (db: Query, email: string): Promise<SubscriptionRow[]> =>
  db.selectFrom('pregnancy_email').selectAll().where('email', '=', email).limit(10).execute();

/** Those whose mails this registry keeps silent, and why. */
export const findSilencedBy = (db: Query, registryId: string) =>
  db
    .selectFrom('pregnancy_email')
    .innerJoin('pregnancy_email_silence', 'pregnancy_email_silence.subscription_id', 'pregnancy_email.id')
    .selectAll('pregnancy_email')
    .select(['pregnancy_email_silence.reason', 'pregnancy_email_silence.owner_id'])
    .where('pregnancy_email_silence.registry_id', '=', registryId)
    .orderBy('pregnancy_email.id')
    .execute();

export const findDue = (db: Query, now: number, limit: number): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('pregnancy_email')
    .selectAll()
    .where('state', '=', 'on')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute();

export const findForgotten = (db: Query, before: number, limit: number): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('pregnancy_email')
    .selectAll()
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The later subscription that has taken this one's place. */
export const findReplacement = (db: Query, id: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('pregnancy_email_replaced')
    .innerJoin('pregnancy_email', 'pregnancy_email.id', 'pregnancy_email_replaced.subscription_id')
    .selectAll('pregnancy_email')
    .where('pregnancy_email_replaced.id', '=', id)
    .executeTakeFirst();

/** The ids of the subscriptions whose place these have taken. */
export const findReplacedBy = async (db: Query, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (await db.selectFrom('pregnancy_email_replaced').select('id').where('subscription_id', 'in', ids).execute()).map(
        ({ id }) => id,
      );

/** Those of these that have a mailed link that still works. */
export const findLinked = async (db: Query, ids: readonly string[], now: number): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('capability')
          .select('subject_id')
          .distinct()
          .where('subject_id', 'in', ids)
          .where('expires_at', '>', now)
          .execute()
      ).map(({ subject_id }) => subject_id);

export async function insertReplaced(trx: Trx, ids: readonly string[], subscriptionId: string): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ id, subscription_id: subscriptionId }));
  await trx.insertInto('pregnancy_email_replaced').values(rows).execute();
}

export const deleteReplaced = (trx: Trx, ids: readonly string[]) =>
  trx.deleteFrom('pregnancy_email_replaced').where('id', 'in', ids).execute();

/** Also deletes the keys of their sealed data. */
export async function deleteSubscriptions(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('pregnancy_email').where('id', 'in', ids).execute();
  await trx.deleteFrom('person_key').where('person_id', 'in', ids).execute();
}
