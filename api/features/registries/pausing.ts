import type { Query } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { type Day, daysBetween } from '#rules/days.ts';

/** Checked by everything that would mention a registry unprompted: mails, feed, countdowns. One that no longer exists is silent too. */
export async function isSilent(db: Query, registryId: string): Promise<boolean> {
  const row = await db.selectFrom('registry').select('state').where('id', '=', registryId).executeTakeFirst();
  return row?.state !== 'active';
}

/** Somebody who may expect the child of a baby registry: its owner, or an editor, who may be the other parent or a friend who helps. */
interface MayExpect {
  email: string;
  isOwner: boolean;
  /** Archived, as after a loss. */
  isPutAway: boolean;
  arrival: Day | null;
}

/** How far a due date may be from the arrival of a registry that somebody else owns, to mean the same child. */
const sameChildDays = 30;
/** How much nearer the person's own registry has to be, for the other to be of a friend: both parents may have begun one. */
const clearlyNearerDays = 7;

/** An unknown arrival is far from every due date. */
const daysFrom = (dueDate: Day, arrival: Day | null): number =>
  arrival === null ? Infinity : Math.abs(daysBetween(arrival, dueDate));

/**
 * Whether mails about a pregnancy with this due date mean the child of that registry. An active registry of the person's own that is clearly
 * nearer decides instead of one that somebody else owns: that one is of a friend whom the person helps. Not where it was put away, though:
 * mails after a loss would be worse than none.
 * @param ownArrivals of the person's own active registries
 */
function meansChildOf(
  { isOwner, isPutAway, arrival }: MayExpect,
  dueDate: Day,
  ownArrivals: readonly (Day | null)[],
): boolean {
  if (isOwner) return true;
  const days = daysFrom(dueDate, arrival);
  if (days > sameChildDays) return false;
  return isPutAway || ownArrivals.every((own) => daysFrom(dueDate, own) + clearlyNearerDays > days);
}

type Opens = Pick<App, 'sealing'>;

const babyRegistries = (db: Query) =>
  db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .innerJoin('user', 'user.id', 'registry_member.user_id')
    .leftJoin('registry_archive', 'registry_archive.registry_id', 'registry.id')
    .select(['user.email', 'registry_member.role', 'registry.owner_id', 'registry.arrival_sealed'])
    .select('registry_archive.created_at as archived_at')
    .where('registry.type', '=', 'baby')
    .where('registry_member.role', 'in', ['owner', 'editor']);

async function open(
  app: Opens,
  db: Query,
  rows: Awaited<ReturnType<ReturnType<typeof babyRegistries>['execute']>>,
): Promise<MayExpect[]> {
  const people: MayExpect[] = [];
  for (const { email, role, owner_id, arrival_sealed, archived_at } of rows)
    people.push({
      email,
      isOwner: role === 'owner',
      isPutAway: archived_at !== null,
      arrival: arrival_sealed === null ? null : await app.sealing.open(db, owner_id, arrival_sealed),
    });
  return people;
}

const activeOwnArrivals = async (app: Opens, db: Query, email: string): Promise<(Day | null)[]> => {
  const rows = await babyRegistries(db)
    .where('user.email', '=', email)
    .where('registry_member.role', '=', 'owner')
    .where('registry.state', '=', 'active')
    .execute();
  return (await open(app, db, rows)).map(({ arrival }) => arrival);
};

/**
 * Whether a baby registry of this address, or of the other parent, was paused, archived or deleted since a moment: then no mails about the
 * pregnancy are sent.
 */
export async function hasPausedSince(
  app: Opens,
  db: Query,
  { email, since, dueDate }: { email: string; since: number; dueDate: Day },
): Promise<boolean> {
  const rows = await babyRegistries(db)
    .where('user.email', '=', email)
    .where('registry.state', '!=', 'active')
    .where('registry.updated_at', '>=', since)
    .limit(50)
    .execute();
  if (rows.length === 0) return false;
  const own = await activeOwnArrivals(app, db, email);
  return (await open(app, db, rows)).some((one) => meansChildOf(one, dueDate, own));
}

/** For a registry that is about to be deleted for good: whose mails about a pregnancy mean its child, by email and due date. */
export async function expectingOf(
  app: Opens,
  db: Query,
  registryId: string,
): Promise<{ email: string; means: (dueDate: Day) => boolean }[]> {
  const rows = await babyRegistries(db).where('registry.id', '=', registryId).execute();
  const people = [];
  for (const one of await open(app, db, rows)) {
    const own = await activeOwnArrivals(app, db, one.email);
    people.push({ email: one.email, means: (dueDate: Day) => meansChildOf(one, dueDate, own) });
  }
  return people;
}
