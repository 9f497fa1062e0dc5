import type { Reading } from '#api/http/app-context.ts';
import type { ReadAdminRegistry } from '#contracts/admin-registries.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import {
  countItems,
  countOf,
  countPledges,
  countReservations,
  findRegistryAndOwner,
} from './admin-registries.queries.ts';

/** Figures and the owner's name: a question about a registry is answered without reading what a family wrote. */
export async function readAdminRegistry({
  app,
  input,
}: Reading<{ params: { id: string } }>): Promise<ReadAdminRegistry['response']> {
  const db = app.db.read;
  const row = await findRegistryAndOwner(db, input.params.id);
  if (row === undefined) throw new Refusal('not-found');
  return {
    registry: {
      id: row.id,
      title: row.title,
      slug: row.slug,
      registryType: row.type,
      searchLevel: row.search_level,
      isPaused: row.state !== 'active',
      isDeleted: row.deleted_id !== null,
      createdAt: row.created_at,
      owner: { name: row.owner_name, email: row.owner_email },
      memberCount: await countOf(db, 'registry_member', row.id),
      itemCount: await countItems(db, row.id),
      reservations: await countReservations(db, row.id),
      pledgeCount: await countPledges(db, row.id),
      groupGiftCount: await countOf(db, 'group_gift', row.id),
    },
  };
}
