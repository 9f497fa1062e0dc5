import type { Query, Trx } from '#api/db/database.ts';
import { isNotDeleted } from '#api/db/deleted-registries.ts';
import type { Tables } from '#api/db/tables.ts';
import { type Gift, giftsWhere } from '#api/features/gift-tracker/all-gifts.ts';

export type MessageRow = Gift & { registry_title: string };

const messagesWhere = (db: Query, column: 'registry_id' | 'id', values: readonly string[]) =>
  giftsWhere(db, column, values)
    .innerJoin('registry', 'registry.id', 'gift.registry_id')
    .selectAll('gift')
    .select('registry.title as registry_title')
    .where('gift.message', '<>', '')
    .$castTo<MessageRow>();

export const findMessage = (db: Query, id: string): Promise<MessageRow | undefined> =>
  messagesWhere(db, 'id', [id]).executeTakeFirst();

/** With those that are archived, and whether or not their gifts count. */
export const findMessages = async (db: Query, registryIds: readonly string[]): Promise<MessageRow[]> =>
  registryIds.length === 0
    ? []
    : messagesWhere(db, 'registry_id', registryIds)
        .where('gift.message_deleted_at', 'is', null)
        .orderBy('gift.created_at', 'desc')
        .orderBy('gift.id', 'desc')
        .limit(5000)
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

const tableOf = {
  reservation: 'reservation',
  'cash-fund': 'cash_fund_contribution',
  'group-gift': 'group_gift_contribution',
} as const satisfies Record<Gift['kind'], keyof Tables>;

export const updateMessage = (
  trx: Trx,
  { kind, id }: Pick<MessageRow, 'kind' | 'id'>,
  set: Partial<Pick<Gift, 'message_read_at' | 'message_archived_at' | 'message_deleted_at'>>,
) => trx.updateTable(tableOf[kind]).set(set).where('id', '=', id).execute();
