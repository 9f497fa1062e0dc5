import type { Query, Trx } from '#api/db/database.ts';
import { picturesOfPeople } from '#api/features/images/images.service.ts';
import { handRegistryOver } from '#api/features/registries/hand-over.service.ts';
import { isSilent } from '#api/features/registries/pausing.ts';
import { bumpVersion } from '#api/features/registries/registry-version.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { Changing, Reading } from '#api/http/app-context.ts';
import { forgetMailedLinks, makeMailedLink } from '#api/http/mailed-links.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { Composer } from '#api/mail/composed-mails.ts';
import { ourText, userText } from '#api/mail/mail-text.ts';
import type { ChangeMember, HelpingRole, People, ReadInvitation } from '#contracts/members.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { dayOf } from '#rules/days.ts';
import {
  countHelping,
  deleteInvitation,
  deleteInvitationsTo,
  deleteMember,
  findInvitation,
  findInvitations,
  findMembers,
  insertMember,
  putInvitation,
  putOffer,
  setCurrentRegistry,
  setPlace,
  swapOwner,
  takeOffer,
} from './members.queries.ts';

const invitationDays = 14;
const offerMs = 14 * 86_400_000;
const membersMax = 20;
/** The lists of an account show all of them. */
const helpingMax = 100;

interface Place {
  role: HelpingRole;
  blind: boolean;
}
type OfMember = { params: { member: string } };

export const listMembers = ({ app, caller, resource, now }: Reading<unknown, RegistryAccess>): Promise<People> =>
  presentPeople(app.db.read, resource, caller.user!.id, now);

/** The mail contains no text written by people: the page that its link opens says whose registry it is. */
export async function inviteMember({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: Place & { email: string } }, RegistryAccess>): Promise<People> {
  const { registryId } = resource;
  const { email, role, blind } = input.body;
  if (await isSilent(trx, registryId))
    throw new Refusal('wrong-state', { detail: 'Your registry is paused, so it sends no email.' });
  const members = await findMembers(trx, registryId, now - offerMs);
  if (members.some((member) => member.email === email)) throw new Refusal('already-member');
  const waiting = await findInvitations(trx, registryId, now);
  if (members.length + waiting.length >= membersMax)
    throw new Refusal('wrong-state', { detail: `A registry can have up to ${membersMax} people.` });
  const id = await putInvitation(trx, {
    id: app.newId(),
    registry_id: registryId,
    email,
    role,
    blind: blind ? 1 : 0,
    expires_at: now + invitationDays * 86_400_000,
    created_at: now,
  });
  const path = `/invitations/${id}`;
  const link = await makeMailedLink(app, trx, { kind: 'invitation', subjectId: id, path, days: invitationDays, now });
  const jobId = app.newId();
  await enqueue(trx, {
    id: jobId,
    kind: 'unverified-mail',
    uniqueKey: `invitation:${jobId}`,
    payload: { template: 'invitation', to: email, registryId, data: { link: ourText(link) }, whenSpent: 'leave-out' },
    now,
  });
  return presentPeople(trx, resource, caller.user!.id, now);
}

export async function changeMember({
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<OfMember & { body: NonNullable<ChangeMember['parsed']>['body'] }, RegistryAccess>): Promise<People> {
  const { role, blind } = input.body;
  const place = { ...(role && { role }), ...(blind !== undefined && { blind: blind ? (1 as const) : (0 as const) }) };
  const isChanged = Object.keys(place).length > 0;
  if (isChanged && !(await setPlace(trx, resource.registryId, input.params.member, place))) throw refuseOther();
  await announceNewPlace(trx, resource.registryId, now);
  return presentPeople(trx, resource, caller.user!.id, now);
}

export async function removeMember({
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<OfMember, RegistryAccess>): Promise<People> {
  if (!(await deleteMember(trx, resource.registryId, input.params.member))) throw refuseOther();
  await announceNewPlace(trx, resource.registryId, now);
  return presentPeople(trx, resource, caller.user!.id, now);
}

export async function withdrawInvitation({
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ params: { invitation: string } }, RegistryAccess>): Promise<People> {
  const { invitation } = input.params;
  if (!(await deleteInvitation(trx, resource.registryId, invitation))) throw new Refusal('not-found');
  await forgetMailedLinks(trx, [invitation]);
  return presentPeople(trx, resource, caller.user!.id, now);
}

export async function leaveRegistry({
  trx,
  caller,
  resource,
}: Changing<unknown, RegistryAccess>): Promise<Record<string, never>> {
  await deleteMember(trx, resource.registryId, caller.user!.id);
  return {};
}

export async function readInvitation({
  app,
  input,
  now,
}: Reading<{ params: { id: string } }>): Promise<ReadInvitation['response']> {
  const row = await findInvitation(app.db.read, input.params.id, now);
  if (row === undefined) return { invitation: null };
  const { email, title, owner_name, role, blind } = row;
  return { invitation: { email, registryTitle: title, ownerName: owner_name, role, blind: blind === 1 } };
}

/** Anybody who opened the mail can accept, with any account. */
export async function acceptInvitation({
  trx,
  caller,
  input,
  now,
}: Changing<{ params: { id: string } }>): Promise<{ slug: string }> {
  const row = await findInvitation(trx, input.params.id, now);
  if (row === undefined)
    throw new Refusal('wrong-state', { detail: 'This invitation was used already, taken back, or is too old.' });
  if (caller.user === null) throw new Refusal('sign-in-required');
  if ((await countHelping(trx, caller.user.id)) >= helpingMax)
    throw new Refusal('wrong-state', {
      detail: `You can help with up to ${helpingMax} registries. Leave one that you no longer help with first.`,
    });
  await deleteInvitation(trx, row.registry_id, row.id);
  await forgetMailedLinks(trx, [row.id]);
  await insertMember(trx, row.registry_id, caller.user.id, row, now);
  await setCurrentRegistry(trx, caller.user.id, row.registry_id);
  return { slug: row.slug };
}

/** The owner offers the registry; it changes hands when the other member accepts. The password has already been checked (`prepare`). */
export async function offerRegistry({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: { memberId: string | null } }, RegistryAccess, unknown>): Promise<People> {
  const { registryId } = resource;
  const { memberId } = input.body;
  if (memberId === null) await takeOffer(trx, registryId);
  else {
    const member = (await findMembers(trx, registryId, now - offerMs)).find(
      ({ user_id, role }) => user_id === memberId && role !== 'owner',
    );
    if (member === undefined) throw refuseOther('body.memberId');
    await putOffer(trx, registryId, memberId, now);
    await enqueue(trx, {
      id: app.newId(),
      kind: 'mail',
      // Even if it is offered and withdrawn repeatedly, only one mail a day is sent.
      uniqueKey: `registry-offered:${registryId}:${memberId}:${dayOf(now)}`,
      payload: { template: 'registry-offered', registryId, memberId },
      now,
    });
  }
  return presentPeople(trx, resource, caller.user!.id, now);
}

/** Unless the offer was withdrawn or answered, or they help no more. */
export const composeOffer: Composer<'registry-offered'> = async (app, trx, { template, registryId, memberId }) => {
  const members = await findMembers(trx, registryId, app.now() - offerMs);
  const member = members.find(({ user_id, offered_to }) => user_id === memberId && offered_to !== null);
  if (member === undefined) return null;
  const data = {
    name: userText(member.name, 'confirmed'),
    ownerName: userText(members.find(({ role }) => role === 'owner')!.name, 'confirmed'),
    link: `${app.settings.publicUrl}/settings/collaborators`,
  };
  return { template, to: member.email, registryId, data };
};

export async function answerOffer({
  app,
  trx,
  caller,
  input,
  resource,
  now,
}: Changing<{ body: { accept: boolean } }, RegistryAccess>): Promise<People> {
  const { registryId } = resource;
  const userId = caller.user!.id;
  const offeredAt = await takeOffer(trx, registryId, userId);
  if (offeredAt === undefined || offeredAt + offerMs < now)
    throw new Refusal('wrong-state', { detail: 'Nobody is handing this registry over to you right now.' });
  if (input.body.accept) {
    const from = await handRegistryOver(app, trx, registryId, userId, now);
    await swapOwner(trx, registryId, from, userId);
    await announceNewPlace(trx, registryId, now);
    // Whom the former owner invited, perhaps at an address of their own, would come back after the new one removed them.
    await forgetMailedLinks(trx, await deleteInvitationsTo(trx, registryId));
    return presentPeople(trx, { ...resource, role: 'owner' }, userId, now);
  }
  return presentPeople(trx, resource, userId, now);
}

/** Whether this browser has opened an invitation that was mailed to this address. */
export async function hasOpenedInvitation(
  db: Query,
  grants: readonly string[],
  email: string,
  now: number,
): Promise<boolean> {
  for (const id of grants) if ((await findInvitation(db, id, now))?.email === email) return true;
  return false;
}

/**
 * Somebody may know more or less of gifts from now on, and their open pages learn it now. Otherwise they would at the next gift, which
 * would tell them of it.
 */
const announceNewPlace = bumpVersion;

async function presentPeople(
  db: Query | Trx,
  { registryId, role }: Pick<RegistryAccess, 'registryId' | 'role'>,
  userId: string,
  now: number,
): Promise<People> {
  const members = await findMembers(db, registryId, now - offerMs);
  const invitations = role === 'owner' ? await findInvitations(db, registryId, now) : [];
  const pictures = await picturesOfPeople(
    db,
    members.map((member) => member.user_id),
  );
  return {
    members: members.map((member) => ({
      userId: member.user_id,
      name: member.name,
      pictureUrl: pictures.get(member.user_id) ?? null,
      role: member.role,
      blind: member.blind === 1,
      isSelf: member.user_id === userId,
      isOfferedRegistry: member.offered_to !== null,
    })),
    invitations: invitations.map(({ id, email, role, blind, expires_at }) => ({
      id,
      email,
      role,
      blind: blind === 1,
      expiresAt: expires_at,
    })),
  };
}

const refuseOther = (field = 'params.member') =>
  new Refusal('wrong-state', {
    detail: 'They no longer help with this registry.',
    fields: [{ field, message: 'must be somebody who helps with this registry' }],
  });
