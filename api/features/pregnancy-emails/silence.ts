import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { App } from '#api/http/app-context.ts';
import type { Day } from '#rules/days.ts';
import {
  isStillExpected,
  mayBeOfOneChild,
  mayBeOfTheOtherParent,
  meansChildOf,
  type SilenceReason,
} from '#rules/same-child.ts';
import { findOfEmail, findSilencedBy } from './pregnancy-emails.queries.ts';
import { forget, readableFacts } from './subscriptions.ts';

type Opens = Pick<App, 'sealing'>;

/**
 * A baby registry is paused, archived or deleted: the weekly mails that mean its child are silent from here on. Called before anything of it
 * changes. It is written down, because members, days and the registry itself may be gone later, and because another day or another member
 * says nothing about what happened. A loss concerns other registries of that child, too.
 */
export async function silenceWeeklyEmails(
  app: Opens,
  trx: Trx,
  registryId: string,
  reason: SilenceReason,
): Promise<void> {
  const members = await membersOf(app, trx, registryId);
  if (reason === 'loss') members.push(...(await membersOfOthers(app, trx, members)));
  for (const { email, ownerId, isOwner, arrival } of members) {
    const subscriptions = await findOfEmail(trx, email);
    if (subscriptions.length === 0) continue;
    const own = (await activeOf(app, trx, email)).filter((one) => one.isOwner && one.registryId !== registryId);
    const ownArrivals = own.map((one) => one.arrival);
    for (const row of subscriptions) {
      const facts = await readableFacts(app, trx, row);
      // One that cannot be read could send mails again once its key is back.
      if (facts !== null && !meansChildOf({ isOwner, arrival, reason }, facts.dueDate, ownArrivals)) continue;
      await keepStrongest(trx, { subscription_id: row.id, registry_id: registryId, owner_id: ownerId, reason });
    }
  }
}

/**
 * Of the other registries of the same child: everybody of further ones of its owner; the other parent alone of theirs that the owner may
 * edit. Whoever else edits that one may be a friend, who expects another child. Also of those that are paused, archived or deleted: they may
 * be opened again, and nobody tells of the loss a second time.
 */
async function membersOfOthers(app: Opens, trx: Trx, members: readonly MayExpect[]): Promise<MayExpect[]> {
  const owner = members.find(({ isOwner }) => isOwner);
  if (owner === undefined) return [];
  const others = (await allOf(app, trx, owner.email)).filter(
    (one) =>
      one.registryId !== owner.registryId &&
      (one.isOwner ? mayBeOfOneChild : mayBeOfTheOtherParent)(one.arrival, owner.arrival),
  );
  const theirs = await Promise.all(
    others.map(async ({ registryId, isOwner: isOwn }) =>
      (await membersOf(app, trx, registryId)).filter(({ isOwner }) => isOwn || isOwner),
    ),
  );
  return theirs.flat().map((one) => ({ ...one, isOwner: one.userId === owner.userId }));
}

/** A registry that was archived, or put away after a loss, may be deleted later. */
const strength: Record<SilenceReason, number> = { paused: 0, deleted: 0, archived: 1, loss: 2 };

async function keepStrongest(trx: Trx, silence: Tables['pregnancy_email_silence']): Promise<void> {
  const ofPair = { subscription_id: silence.subscription_id, registry_id: silence.registry_id };
  const before = await trx
    .selectFrom('pregnancy_email_silence')
    .select('reason')
    .where((e) => e.and(ofPair))
    .executeTakeFirst();
  if (before === undefined) await trx.insertInto('pregnancy_email_silence').values(silence).execute();
  else if (strength[silence.reason] > strength[before.reason])
    await trx
      .updateTable('pregnancy_email_silence')
      .set({ reason: silence.reason })
      .where((e) => e.and(ofPair))
      .execute();
}

/** The registry is active again. */
export const liftSilence = (trx: Trx, registryId: string) =>
  trx.deleteFrom('pregnancy_email_silence').where('registry_id', '=', registryId).execute();

/** Whether a registry keeps the mails silent, and no other says that the child is still expected. */
export async function isSilenced(
  app: Opens,
  db: Query,
  { id, email, dueDate }: { id: string; email: string; dueDate: Day },
): Promise<boolean> {
  const silences = await db
    .selectFrom('pregnancy_email_silence')
    .select(['reason', 'owner_id'])
    .where('subscription_id', '=', id)
    .execute();
  if (silences.length === 0) return false;
  const person = await personOf(app, db, email);
  return !silences.every(({ reason, owner_id }) => isStillExpected({ reason, ownerId: owner_id }, dueDate, person));
}

/** A registry is deleted for good: the weekly mails that it kept silent end, unless their child is still expected. */
export async function endWeeklyEmailsOf(app: Opens, trx: Trx, registryId: string): Promise<void> {
  for (const row of await findSilencedBy(trx, registryId)) {
    const facts = await readableFacts(app, trx, row);
    const person = await personOf(app, trx, row.email);
    if (facts === null || !isStillExpected({ reason: row.reason, ownerId: row.owner_id }, facts.dueDate, person))
      await forget(trx, [row]);
  }
  await liftSilence(trx, registryId);
}

/** Somebody who may expect the child of a baby registry: its owner, or an editor, who may be the other parent or a friend who helps. */
interface MayExpect {
  registryId: string;
  userId: string;
  email: string;
  ownerId: string;
  isOwner: boolean;
  arrival: Day | null;
}

const membersOf = (app: Opens, db: Query, registryId: string): Promise<MayExpect[]> =>
  open(app, db, babyRegistries(db).where('registry.id', '=', registryId));

const activeOf = (app: Opens, db: Query, email: string): Promise<MayExpect[]> =>
  open(app, db, babyRegistries(db).where('user.email', '=', email).where('registry.state', '=', 'active'));

/** In every state: also those that are deleted, but not for good yet. */
const allOf = (app: Opens, db: Query, email: string): Promise<MayExpect[]> =>
  open(app, db, babyRegistries(db).where('user.email', '=', email));

async function personOf(app: Opens, db: Query, email: string) {
  const active = await activeOf(app, db, email);
  return { personId: active[0]?.userId ?? '', active };
}

const babyRegistries = (db: Query) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .innerJoin('user', 'user.id', 'registry_member.user_id')
    .select([
      'registry.id',
      'user.id as user_id',
      'user.email',
      'registry_member.role',
      'registry.owner_id',
      'registry.arrival_sealed',
    ])
    .where('registry.type', '=', 'baby')
    .where('registry_member.role', 'in', ['owner', 'editor']);

async function open(app: Opens, db: Query, query: ReturnType<typeof babyRegistries>): Promise<MayExpect[]> {
  const people: MayExpect[] = [];
  for (const { id, user_id, email, role, owner_id, arrival_sealed } of await query.execute())
    people.push({
      registryId: id,
      userId: user_id,
      email,
      ownerId: owner_id,
      isOwner: role === 'owner',
      arrival: arrival_sealed === null ? null : await app.sealing.open(db, owner_id, arrival_sealed),
    });
  return people;
}
