import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import { nextToSee } from '#api/db/next-registry.ts';
import { countRows, idsOf } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

type Place = Pick<Tables['registry_invitation'], 'role' | 'blind'>;

/** `offeredSince`: an earlier offer of the registry has ended. */
export const findMembers = (db: Query, registryId: string, offeredSince: number) =>
  db
    .selectFrom('registry_member')
    .innerJoin('user', 'user.id', 'registry_member.user_id')
    .leftJoin('registry_transfer', (join) =>
      join
        .onRef('registry_transfer.registry_id', '=', 'registry_member.registry_id')
        .onRef('registry_transfer.to_user_id', '=', 'registry_member.user_id')
        .on('registry_transfer.created_at', '>=', offeredSince),
    )
    .select([
      'registry_member.user_id',
      'registry_member.role',
      'registry_member.blind',
      'user.name',
      'user.email',
      'registry_transfer.to_user_id as offered_to',
    ])
    .where('registry_member.registry_id', '=', registryId)
    .orderBy('registry_member.created_at')
    .orderBy('registry_member.user_id')
    .execute();

export const findInvitations = (db: Query, registryId: string, now: number) =>
  db
    .selectFrom('registry_invitation')
    .selectAll()
    .where('registry_id', '=', registryId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** With the data for its page; undefined once it has expired, and while its registry is deleted. */
export const findInvitation = (db: Query, id: string, now: number) =>
  db
    .selectFrom('registry_invitation')
    .innerJoin('registry', 'registry.id', 'registry_invitation.registry_id')
    .innerJoin('user', 'user.id', 'registry.owner_id')
    .selectAll('registry_invitation')
    .select(['registry.title', 'registry.slug', 'user.name as owner_name'])
    .where('registry_invitation.id', '=', id)
    .where(isNotDeleted('registry_invitation.registry_id'))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * @returns its id. That of an earlier invitation of the address stays: the link in its mail leads to this one, whose own mail may be one too
 * many for that address today.
 */
export const putInvitation = async (trx: Trx, row: Tables['registry_invitation']): Promise<string> =>
  (
    await trx
      .insertInto('registry_invitation')
      .values(row)
      .onConflict((c) => {
        const { id: _, registry_id: __, email: ___, ...place } = row;
        return c.columns(['registry_id', 'email']).doUpdateSet(place);
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const deleteInvitation = async (trx: Trx, registryId: string, id: string): Promise<boolean> =>
  (
    await trx
      .deleteFrom('registry_invitation')
      .where('registry_id', '=', registryId)
      .where('id', '=', id)
      .executeTakeFirst()
  ).numDeletedRows > 0n;

/** @returns their ids: their links must be revoked. */
export const deleteInvitationsTo = (trx: Trx, registryId: string): Promise<string[]> =>
  idsOf(trx.deleteFrom('registry_invitation').where('registry_id', '=', registryId).returning('id'));

export const insertMember = (trx: Trx, registryId: string, userId: string, { role, blind }: Place, now: number) =>
  trx
    .insertInto('registry_member')
    .values({ registry_id: registryId, user_id: userId, role, blind, created_at: now })
    .onConflict((c) => c.columns(['registry_id', 'user_id']).doNothing())
    .execute();

/** In how many registries of others this user helps. */
export const countHelping = (db: Query, userId: string): Promise<number> =>
  countRows(db.selectFrom('registry_member').where('user_id', '=', userId).where('role', '!=', 'owner'));

/** Never changes the owner: a registry always has one. @returns false if there is no such helper */
export const setPlace = async (trx: Trx, registryId: string, userId: string, place: Partial<Place>): Promise<boolean> =>
  (
    await trx
      .updateTable('registry_member')
      .set(place)
      .where('registry_id', '=', registryId)
      .where('user_id', '=', userId)
      .where('role', '!=', 'owner')
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** They lose every right at once: each call asks for the row. @returns false where there is no such helper */
export async function deleteMember(trx: Trx, registryId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('registry_member')
    .where('registry_id', '=', registryId)
    .where('user_id', '=', userId)
    .where('role', '!=', 'owner')
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .deleteFrom('registry_transfer')
    .where('registry_id', '=', registryId)
    .where('to_user_id', '=', userId)
    .execute();
  await trx
    .updateTable('user')
    .set((e) => ({ current_registry_id: nextToSee(e) }))
    .where('id', '=', userId)
    .where('current_registry_id', '=', registryId)
    .execute();
  return true;
}

export const putOffer = (trx: Trx, registryId: string, userId: string, now: number) =>
  trx
    .insertInto('registry_transfer')
    .values({ registry_id: registryId, to_user_id: userId, created_at: now })
    .onConflict((c) => c.column('registry_id').doUpdateSet({ to_user_id: userId, created_at: now }))
    .execute();

/** @returns when it was made; undefined if there is none, or none for this person. */
export const takeOffer = async (trx: Trx, registryId: string, userId?: string): Promise<number | undefined> =>
  (
    await trx
      .deleteFrom('registry_transfer')
      .where('registry_id', '=', registryId)
      .$if(userId !== undefined, (query) => query.where('to_user_id', '=', userId!))
      .returning('created_at')
      .executeTakeFirst()
  )?.created_at;

export async function swapOwner(trx: Trx, registryId: string, from: string, to: string): Promise<void> {
  const setRole = (userId: string, role: 'owner' | 'editor') =>
    trx
      .updateTable('registry_member')
      .set({ role, blind: 0 })
      .where('registry_id', '=', registryId)
      .where('user_id', '=', userId)
      .execute();
  await setRole(to, 'owner');
  await setRole(from, 'editor');
}

export const setCurrentRegistry = (trx: Trx, userId: string, registryId: string) =>
  trx.updateTable('user').set({ current_registry_id: registryId }).where('id', '=', userId).execute();
