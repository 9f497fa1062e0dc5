import type { Query } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import { audienceOf } from '#api/features/audiences/audiences.service.ts';
import { isGranted } from '#api/features/givers/gift-grants.ts';
import { grantedEmails } from '#api/features/givers/own-emails.ts';
import { Refusal } from '#contracts/problems.ts';
import type { Audience } from '#rules/audiences.ts';
import type { RegistryRole } from '#rules/registry-roles.ts';
import type { Caller, SignedInUser } from './app-context.ts';
import { isGrantedLink } from './link-grants.ts';
import type { Access } from './route.ts';

export interface RegistryAccess {
  registryId: string;
  role: RegistryRole | 'guest';
  /** A collaborator who chose to see no gift details. */
  blind: boolean;
  /** Set for a guest who came by an audience's link: they see what is meant for it, and the link's id instead of the registry's. */
  audience?: Audience;
}

type GiftAccess =
  | { as: 'giver' }
  /** A member who may change the registry. */
  | { as: 'owner'; role: RegistryRole; blind: boolean };

export type ReservationAccess = { reservationId: string; registryId: string } & GiftAccess;
export type ContributionAccess = { contributionId: string; registryId: string } & GiftAccess;

/**
 * Decides who may access a row, and loads what it is about.
 * @throws {Refusal} 'sign-in-required' before anything is looked up; 'not-found' both for what does not exist and for what is not the
 * caller's; 'not-allowed' only for a member whose role does not include the action.
 */
export async function decideAccess(
  access: Access,
  params: Record<string, unknown>,
  caller: Caller,
  db: Query,
): Promise<unknown> {
  switch (access.who) {
    case 'anyone':
    case 'visitor':
      return undefined;
    case 'user':
      if (caller.user === null) throw new Refusal('sign-in-required');
      return undefined;
    case 'admin':
      hideStaffCalls(access, caller);
      if (caller.user === null || !actsAsAdmin(caller.user)) throw new Refusal('second-factor-needed');
      return undefined;
    case 'link':
      if (!(await isGrantedLink(db, caller.grants, access.emailIn, String(params[access.param]))))
        throw new Refusal('not-found');
      return undefined;
    case 'registry':
      return registryAccess(access.roles, String(params[access.param]), caller, db);
    case 'item': {
      if (caller.user === null && !access.roles.includes('guest')) throw new Refusal('sign-in-required');
      const itemId = String(params[access.param]);
      const row = await findItemAndMember(db, itemId, caller.user?.id ?? '');
      return { ...admitted(access.roles, row), itemId };
    }
    case 'reservation':
      return reservationAccess(access.as, String(params[access.param]), caller, db);
    case 'contribution':
      return contributionAccess(access, String(params[access.param]), caller, db);
    case 'gift': {
      const id = String(params[access.param]);
      const { as } = access;
      const to = await findContributionKind(db, id);
      return to === undefined ? reservationAccess(as, id, caller, db) : contributionAccess({ to, as }, id, caller, db);
    }
  }
}

/** A call about one gift: for everybody but its giver, and whoever may change its registry, it is not there. */
export const isAboutGift = ({ who }: Access): boolean => ['reservation', 'contribution', 'gift'].includes(who);

/** Others get 404 before anything else is checked: no named field, refused method or large body shows that staff calls exist. */
export function hideStaffCalls(access: Access, caller: Caller): void {
  if (access.who === 'admin' && (caller.user ?? caller.waiting)?.role !== 'admin') throw new Refusal('not-found');
}

/** The role alone is not enough: a password can be stolen. */
export const actsAsAdmin = (user: SignedInUser): boolean => user.role === 'admin' && user.secondFactorAt !== null;

const findItemAndMember = (db: Query, itemId: string, userId: string) =>
  db
    .selectFrom('reg_item')
    .leftJoin('registry_member', (join) =>
      join.onRef('registry_member.registry_id', '=', 'reg_item.registry_id').on('registry_member.user_id', '=', userId),
    )
    .select(['reg_item.registry_id as id', 'registry_member.role', 'registry_member.blind'])
    .where('reg_item.id', '=', itemId)
    .where('reg_item.removed_at', 'is', null)
    .where(isNotDeleted('reg_item.registry_id'))
    .executeTakeFirst();

const findRegistryAndMember = (db: Query, registryId: string, userId: string) =>
  db
    .selectFrom('registry')
    .leftJoin('registry_member', (join) =>
      join.onRef('registry_member.registry_id', '=', 'registry.id').on('registry_member.user_id', '=', userId),
    )
    .select(['registry.id', 'registry_member.role', 'registry_member.blind'])
    .where('registry.id', '=', registryId)
    .where(isNotDeleted('registry.id'))
    .executeTakeFirst();

async function registryAccess(
  roles: readonly (RegistryRole | 'guest')[],
  registryId: string,
  caller: Caller,
  db: Query,
): Promise<RegistryAccess> {
  if (caller.user === null && !roles.includes('guest')) throw new Refusal('sign-in-required');
  const userId = caller.user?.id ?? '';
  const row = await findRegistryAndMember(db, registryId, userId);
  if (row !== undefined || !roles.includes('guest')) return admitted(roles, row);
  const audience = await findAudienceById(db, registryId);
  if (audience === undefined) throw new Refusal('not-found');
  const access = admitted(roles, await findRegistryAndMember(db, audience.registry_id, userId));
  return { ...access, audience: audienceOf(audience) };
}

const findAudienceById = (db: Query, id: string) =>
  db.selectFrom('audience').selectAll().where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();

function admitted(
  roles: readonly (RegistryRole | 'guest')[],
  row: { id: string; role: RegistryRole | null; blind: number | null } | undefined,
): RegistryAccess {
  if (row === undefined) throw new Refusal('not-found');
  const role = row.role ?? 'guest';
  if (!roles.includes(role)) throw new Refusal(role === 'guest' ? 'not-found' : 'not-allowed');
  return { registryId: row.id, role, blind: row.blind === 1 };
}

async function reservationAccess(
  as: readonly ('giver' | 'owner')[],
  reservationId: string,
  caller: Caller,
  db: Query,
): Promise<ReservationAccess> {
  const row = await db
    .selectFrom('reservation')
    .select(['id', 'visitor_id', 'user_id', 'registry_id', 'giver_email', 'recorded_by'])
    .where('id', '=', reservationId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found');
  if (row.recorded_by === null && as.includes('giver') && (await isGiver(row, caller, db)))
    return { reservationId: row.id, registryId: row.registry_id, as: 'giver' };
  if (caller.user !== null && as.includes('owner')) {
    const member = await db
      .selectFrom('registry_member')
      .select(['role', 'blind'])
      .where('registry_id', '=', row.registry_id)
      .where('user_id', '=', caller.user.id)
      .where(isNotDeleted('registry_member.registry_id'))
      .executeTakeFirst();
    // A helper may undo their own records.
    const isRecorder = row.recorded_by === caller.user.id && member?.role === 'helper';
    if (member !== undefined && (member.role === 'owner' || member.role === 'editor' || isRecorder))
      return {
        reservationId: row.id,
        registryId: row.registry_id,
        as: 'owner',
        role: member.role,
        blind: member.blind === 1,
      };
  }
  throw new Refusal('not-found');
}

const contributionTables = {
  'cash-fund': 'cash_fund_contribution',
  'group-gift': 'group_gift_contribution',
} as const;

/** Undefined for a reservation, and where there is no gift. */
async function findContributionKind(db: Query, id: string): Promise<keyof typeof contributionTables | undefined> {
  for (const to of ['cash-fund', 'group-gift'] as const) {
    const found = await db.selectFrom(contributionTables[to]).select('id').where('id', '=', id).executeTakeFirst();
    if (found !== undefined) return to;
  }
  return undefined;
}

async function contributionAccess(
  { to, as }: Pick<Extract<Access, { who: 'contribution' }>, 'to' | 'as'>,
  contributionId: string,
  caller: Caller,
  db: Query,
): Promise<ContributionAccess> {
  const row = await db
    .selectFrom(contributionTables[to])
    .select(['id', 'visitor_id', 'user_id', 'registry_id', 'giver_email'])
    .where('id', '=', contributionId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found');
  const { registry_id: registryId } = row;
  if (as.includes('giver') && (await isGiver(row, caller, db))) return { contributionId, registryId, as: 'giver' };
  if (caller.user !== null && as.includes('owner')) {
    const member = await db
      .selectFrom('registry_member')
      .select(['role', 'blind'])
      .where('registry_id', '=', registryId)
      .where('user_id', '=', caller.user.id)
      .where(isNotDeleted('registry_member.registry_id'))
      .executeTakeFirst();
    if (member?.role === 'owner' || member?.role === 'editor')
      return { contributionId, registryId, as: 'owner', role: member.role, blind: member.blind === 1 };
  }
  throw new Refusal('not-found');
}

interface GivenBy {
  id: string;
  registry_id: string;
  visitor_id: string;
  user_id: string | null;
  giver_email: string;
}

/**
 * A giver is known by the account; by the browser, if no account gave it; by the link to this gift; or by the link to all gifts of an email.
 * A gift of an account is not known by its browser: the session may have ended elsewhere, and somebody else may use the browser now. Somebody
 * who belongs to the registry is known by the account alone: `isGivenBy` says why.
 */
async function isGiver(row: GivenBy, caller: Caller, db: Query): Promise<boolean> {
  const { user } = caller;
  if (user !== null && (row.user_id === user.id || row.giver_email === user.email)) return true;
  const isOfBrowser =
    isGranted(caller, row) ||
    (row.visitor_id === caller.visitorId && row.user_id === null) ||
    (await grantedEmails(db, caller)).includes(row.giver_email);
  return isOfBrowser && (user === null || !(await isMember(db, row.registry_id, user.id)));
}

const isMember = async (db: Query, registryId: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('registry_member')
    .select('user_id')
    .where('registry_id', '=', registryId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;
