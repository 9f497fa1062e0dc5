import type { Query, Trx } from '#api/db/database.ts';
import { areGroupGiftsSettled } from '#api/features/group-gifts/group-gifts.service.ts';
import { addressOfImage, deletePhotosOf } from '#api/features/images/images.service.ts';
import { endWeeklyEmailsOf, silenceWeeklyEmails } from '#api/features/pregnancy-emails/silence.ts';
import { keepFindKeysOf } from '#api/features/registries/finding.service.ts';
import { refuseTooManyRegistries } from '#api/features/registries/registries-max.ts';
import { retireAddresses } from '#api/features/registries/retired-addresses.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App, Changing, Reading, SignedInUser } from '#api/http/app-context.ts';
import { inTurn } from '#api/jobs/in-turn.ts';
import { Refusal } from '#contracts/problems.ts';
import type { ArchiveRegistry, ListLists } from '#contracts/registry-lists.schemas.ts';
import { goneAtOf, goneBy } from '#rules/registry-deletion.ts';
import {
  deleteForGood,
  findDeletedBefore,
  findLists,
  findOwner,
  findPutAway,
  findState,
  leaveRegistry,
  putAway,
  returnToRegistry,
  takeBack,
} from './registry-lists.queries.ts';
import { askToTellOfDeletion } from './tell-givers-of-deletion.ts';

export async function listLists({ app, caller }: Reading<unknown>): Promise<ListLists['response']> {
  return listsOf(app.db.read, caller.user!, caller.user!.currentRegistryId);
}

/** Archives it: out of the way, out of search, and silent, as while it is paused. */
export async function archiveRegistry(
  call: Changing<NonNullable<ArchiveRegistry['parsed']>, RegistryAccess>,
): Promise<ListLists['response']> {
  const { app, trx, input, resource, now } = call;
  const { registryId } = resource;
  const archived = await findPutAway(trx, 'registry_archive', registryId);
  if (input.body.isArchived && archived === undefined) {
    await silenceWeeklyEmails(app, trx, registryId, 'archived');
    await putAway(trx, 'registry_archive', registryId, (await findState(trx, registryId)) === 'paused', now);
    await leaveRegistry(trx, registryId);
  }
  if (!input.body.isArchived && archived !== undefined) {
    await takeBack(trx, 'registry_archive', registryId, archived.was_paused === 1, now);
    await returnToRegistry(trx, registryId);
  }
  await keepFindKeysOf(app, trx, registryId);
  return listsAfter(call);
}

/** Hides it at once everywhere except in this list of its owner, and deletes it for good after 14 days. */
export async function deleteRegistry(call: Changing<unknown, RegistryAccess>): Promise<ListLists['response']> {
  const { app, trx, resource, now } = call;
  const { registryId } = resource;
  await silenceWeeklyEmails(app, trx, registryId, 'deleted');
  await putAway(trx, 'registry_deletion', registryId, (await findState(trx, registryId)) === 'paused', now);
  await leaveRegistry(trx, registryId);
  await keepFindKeysOf(app, trx, registryId);
  await askToTellOfDeletion(app, trx, registryId, now);
  return listsAfter(call);
}

export async function recoverRegistry(call: Changing<{ params: { id: string } }>): Promise<ListLists['response']> {
  const { app, trx, caller, input, now } = call;
  const { id } = input.params;
  const deleted = await findPutAway(trx, 'registry_deletion', id);
  if (deleted === undefined || (await findOwner(trx, id)) !== caller.user!.id || goneAtOf(deleted.created_at) <= now)
    throw new Refusal('not-found');
  await refuseTooManyRegistries(trx, caller.user!.id, 1);
  await takeBack(trx, 'registry_deletion', id, deleted.was_paused === 1, now);
  await keepFindKeysOf(app, trx, id);
  // It may have been archived before it was deleted, and still is then.
  if ((await findPutAway(trx, 'registry_archive', id)) === undefined) await returnToRegistry(trx, id);
  return listsAfter(call);
}

export async function deleteOldRegistries(app: App): Promise<void> {
  const before = goneBy(app.now());
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const due = (await findDeletedBefore(app.db.read, before, after)).map(({ registry_id }) => registry_id);
    if (due.length === 0) break;
    ids.push(...due);
    after = due.at(-1)!;
  }
  await inTurn(ids, (id) =>
    app.db.transact({ lock: { registry: id } }, async (trx) => {
      // While money is being refunded to givers, the next night tries again.
      if (!(await areGroupGiftsSettled(app, trx, [id], app.now()))) return;
      if ((await findPutAway(trx, 'registry_deletion', id)) === undefined) return;
      await endWeeklyEmailsOf(app, trx, id);
      await retireAddresses(app, trx, [id]);
      await deletePhotosOf(trx, [id]);
      await deleteForGood(trx, id);
    }),
  );
}

async function listsAfter({ trx, caller }: Pick<Changing<unknown>, 'trx' | 'caller'>): Promise<ListLists['response']> {
  const user = await trx
    .selectFrom('user')
    .select('current_registry_id')
    .where('id', '=', caller.user!.id)
    .executeTakeFirstOrThrow();
  return listsOf(trx, caller.user!, user.current_registry_id);
}

/** A deleted registry is listed for its owner only. */
async function listsOf(db: Query, user: SignedInUser, currentId: string | null): Promise<ListLists['response']> {
  const rows = await findLists(db, user.id);
  const lists: ListLists['response']['lists'] = [];
  for (const row of rows.filter(({ deleted_at, role }) => deleted_at === null || role === 'owner'))
    lists.push({
      id: row.id,
      title: row.title,
      slug: row.slug,
      registryType: row.type,
      coverImageUrl: await addressOfImage(db, row.cover_image_id),
      role: row.role,
      giftCount: Number(row.gift_count ?? 0),
      isCurrent: row.id === currentId,
      isPaused: row.state === 'paused',
      isArchived: row.archived_at !== null,
      goneAt: row.deleted_at === null ? null : goneAtOf(row.deleted_at),
    });
  return { lists };
}

/** Whether a registry is archived, and its state before; for an export. */
export async function archivedStateOf(db: Query, registryId: string): Promise<{ wasPaused: boolean } | null> {
  const row = await findPutAway(db, 'registry_archive', registryId);
  return row === undefined ? null : { wasPaused: row.was_paused === 1 };
}

export async function archiveImported(trx: Trx, registryId: string, wasPaused: boolean, now: number): Promise<void> {
  await putAway(trx, 'registry_archive', registryId, wasPaused, now);
  await leaveRegistry(trx, registryId);
}
