import type { Query, Trx } from '#api/db/database.ts';
import { nextToEdit } from '#api/db/next-registry.ts';
import { restartAfterPause } from '#api/features/registries/pausing.ts';
import { editing } from '#rules/registry-roles.ts';

type Put = 'registry_archive' | 'registry_deletion';

export const findLists = (db: Query, userId: string) =>
  db
    .selectFrom('registry_member')
    .innerJoin('registry', 'registry.id', 'registry_member.registry_id')
    .leftJoin('registry_archive', 'registry_archive.registry_id', 'registry.id')
    .leftJoin('registry_deletion', 'registry_deletion.registry_id', 'registry.id')
    .select((e) => [
      'registry.id',
      'registry.title',
      'registry.slug',
      'registry.type',
      'registry.cover_image_id',
      'registry.state',
      'registry_member.role',
      'registry_archive.created_at as archived_at',
      'registry_deletion.created_at as deleted_at',
      e
        .selectFrom('reg_item')
        .select((n) => n.fn.countAll().as('n'))
        .whereRef('reg_item.registry_id', '=', 'registry.id')
        .where('reg_item.removed_at', 'is', null)
        .as('gift_count'),
    ])
    .where('registry_member.user_id', '=', userId)
    .orderBy('registry.created_at', 'desc')
    .orderBy('registry.id', 'desc')
    .limit(200)
    .execute();

export const findState = async (db: Query, id: string) =>
  (await db.selectFrom('registry').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

export const findPutAway = (db: Query, table: Put, id: string) =>
  db.selectFrom(table).selectAll().where('registry_id', '=', id).executeTakeFirst();

export const findOwner = async (db: Query, id: string): Promise<string | undefined> =>
  (await db.selectFrom('registry').select('owner_id').where('id', '=', id).executeTakeFirst())?.owner_id;

/** When the account of its owner is deleted; null unless the owner requested that. */
export const findOwnersEnd = async (db: Query, registryId: string): Promise<number | null> =>
  (
    await db
      .selectFrom('registry')
      .innerJoin('user', 'user.id', 'registry.owner_id')
      .select('user.deletes_at')
      .where('registry.id', '=', registryId)
      .executeTakeFirst()
  )?.deletes_at ?? null;

/** Makes the registry silent from here on; the state before is stored once. */
export async function putAway(trx: Trx, table: Put, id: string, wasPaused: boolean, now: number): Promise<void> {
  await trx
    .insertInto(table)
    .values({ registry_id: id, was_paused: wasPaused ? 1 : 0, created_at: now })
    .onConflict((c) => c.column('registry_id').doNothing())
    .execute();
  await setState(trx, id, 'paused', now);
}

export async function takeBack(trx: Trx, table: Put, id: string, wasPaused: boolean, now: number): Promise<void> {
  await trx.deleteFrom(table).where('registry_id', '=', id).execute();
  await setState(trx, id, wasPaused ? 'paused' : 'active', now);
  if (!wasPaused) await restartAfterPause(trx, id, now);
}

const setState = (trx: Trx, id: string, state: 'paused' | 'active', now: number) =>
  trx
    .updateTable('registry')
    .set((e) => ({ state, version: e('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();

/** Nobody works on an archived registry any more: each member's current registry becomes another one of theirs, or none. */
export async function leaveRegistry(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('user')
    .set((e) => ({ current_registry_id: nextToEdit(e) }))
    .where('current_registry_id', '=', id)
    .execute();
}

/** It is there again: members who may edit it and have no other current registry go on with it. */
export const returnToRegistry = (trx: Trx, registryId: string) =>
  trx
    .updateTable('user')
    .set({ current_registry_id: registryId })
    .where('current_registry_id', 'is', null)
    .where('id', 'in', (e) =>
      e
        .selectFrom('registry_member')
        .select('user_id')
        .where('registry_id', '=', registryId)
        .where('role', 'in', editing),
    )
    .execute();

export const findDeletedBefore = (db: Query, instant: number, after: string) =>
  db
    .selectFrom('registry_deletion')
    .select('registry_id')
    .where('created_at', '<=', instant)
    .where('registry_id', '>', after)
    .orderBy('registry_id')
    .limit(200)
    .execute();

/** Deletes it with everything that belongs to it, by cascading foreign keys. The keys of what givers sealed for it do not cascade. */
export async function deleteForGood(trx: Trx, id: string): Promise<void> {
  const addresses = trx.selectFrom('giver_address').select('id').where('registry_id', '=', id);
  await trx.deleteFrom('person_key').where('person_id', 'in', addresses).execute();
  await trx.deleteFrom('registry').where('id', '=', id).execute();
}
