import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import type { Tables } from '#api/db/tables.ts';

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

const messages = (db: Query) =>
  db
    .selectFrom('reservation')
    .innerJoin('registry', 'registry.id', 'reservation.registry_id')
    .select([
      'reservation.id',
      'reservation.registry_id',
      'reservation.reg_item_id',
      'reservation.giver_name',
      'reservation.message',
      'reservation.snapshot',
      'reservation.quantity',
      'reservation.secret_until',
      'reservation.message_read_at',
      'reservation.message_archived_at',
      'reservation.message_deleted_at',
      'reservation.created_at',
      'registry.title as registry_title',
    ])
    .where('reservation.active', '=', 1)
    .where('reservation.message', '<>', '');

export const findMessage = (db: Query, id: string): Promise<MessageRow | undefined> =>
  messages(db).where('reservation.id', '=', id).executeTakeFirst();

export const findMessages = (db: Query, registryId: string) =>
  messages(db)
    .where('reservation.registry_id', '=', registryId)
    .where('reservation.message_deleted_at', 'is', null)
    .orderBy('reservation.created_at', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(200)
    .execute();

/** Registries whose messages a user may read: not those that they only view or help with, and none that is deleted. */
export const findOwnRegistries = (db: Query, userId: string) =>
  db
    .selectFrom('registry_member')
    .select(['registry_id', 'role', 'blind'])
    .where('user_id', '=', userId)
    .where('role', 'in', ['owner', 'editor'])
    .where(isNotDeleted('registry_member.registry_id'))
    .orderBy('registry_id')
    .limit(200)
    .execute();

export const updateMessage = (
  trx: Trx,
  id: string,
  set: Partial<Pick<Tables['reservation'], 'message_read_at' | 'message_archived_at' | 'message_deleted_at'>>,
) => trx.updateTable('reservation').set(set).where('id', '=', id).execute();
