import { sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

type Reservation = Tables['reservation'];
type Pledge = Tables['cash_fund_contribution'];
type Share = Tables['group_gift_contribution'];

/** What a row has in common with those of the other kinds; columns that its kind does not have are null. */
type AnyGift = Pick<
  Reservation,
  | 'id'
  | 'registry_id'
  | 'giver_name'
  | 'giver_email'
  | 'email_verified_at'
  | 'message'
  | 'message_read_at'
  | 'message_archived_at'
  | 'message_deleted_at'
  | 'giver_address_id'
  | 'created_at'
  | 'reg_item_id'
  | 'received_at'
  | 'secret_until'
  | 'recorded_by'
>;
type MoneyGift = AnyGift & Pick<Pledge, 'amount_cents' | 'currency'> & { title: string };
export type Gift =
  | (AnyGift & { kind: 'reservation' } & Pick<Reservation, 'state' | 'snapshot' | 'quantity'>)
  | (MoneyGift & { kind: 'cash-fund' } & Pick<Pledge, 'state'>)
  | (MoneyGift & { kind: 'group-gift' } & Pick<Share, 'state' | 'refund_cents'>);

export type GiftRow = Gift & {
  image_url: string | null;
  address_sealed: string | null;
  thank_you_notes: number | null;
  note: string | null;
  note_state: Tables['thank_you_note']['state'] | null;
  thanked_at: number | null;
};

const commonOf = <T extends 'reservation' | 'pledge' | 'share'>(table: T) =>
  [
    `${table}.id`,
    `${table}.registry_id`,
    `${table}.state`,
    `${table}.giver_name`,
    `${table}.giver_email`,
    `${table}.email_verified_at`,
    `${table}.message`,
    `${table}.message_read_at`,
    `${table}.message_archived_at`,
    `${table}.message_deleted_at`,
    `${table}.giver_address_id`,
    `${table}.created_at`,
  ] as const;

const kindIs = (kind: GiftRow['kind']) => sql`${sql.lit(kind)}`.as('kind');
const no = <C extends string>(column: C) => sql<null>`null`.as(column);

/**
 * Gifts of every kind that are not over; of pledges only those that count, of which there may be many others. The columns of a union are matched by their place: all three parts have
 * the same ones in the same order.
 */
export function giftsWhere(db: Query, column: 'registry_id' | 'id', values: readonly string[]) {
  const reservations = db
    .selectFrom('reservation')
    .select([kindIs('reservation'), ...commonOf('reservation'), 'reg_item_id', 'received_at'])
    .select(['secret_until', 'recorded_by', 'snapshot', 'quantity'])
    .select([no('title'), no('amount_cents'), no('currency'), no('refund_cents')])
    .where(column, 'in', values)
    .where('active', '=', 1);
  const pledges = db
    .selectFrom('cash_fund_contribution as pledge')
    .select([kindIs('cash-fund'), ...commonOf('pledge'), 'pledge.reg_item_id', 'pledge.received_at'])
    .select([no('secret_until'), no('recorded_by'), no('snapshot'), no('quantity')])
    .select(['pledge.fund_title as title', 'pledge.amount_cents', 'pledge.currency', no('refund_cents')])
    .where(`pledge.${column}`, 'in', values)
    .where('pledge.state', '<>', 'cancelled')
    .where((w) => w.or([w('pledge.email_verified_at', 'is not', null), w('pledge.state', '=', 'received')]));
  const shares = db
    .selectFrom('group_gift_contribution as share')
    .innerJoin('group_gift', 'group_gift.id', 'share.group_gift_id')
    .select([kindIs('group-gift'), ...commonOf('share'), 'group_gift.reg_item_id', 'share.created_at as received_at'])
    .select([no('secret_until'), no('recorded_by'), no('snapshot'), no('quantity')])
    .select(['share.gift_title as title', 'share.amount_cents', 'share.currency', 'share.refund_cents'])
    .where(`share.${column}`, 'in', values)
    .where('share.state', 'not in', ['pending', 'released']);
  // PostgreSQL takes the type of a column from the first two parts, so that one of them has to have it.
  const all = reservations.$castTo<AnyGift>().unionAll(shares.$castTo<AnyGift>()).unionAll(pledges.$castTo<AnyGift>());
  return db.selectFrom(all.as('gift'));
}

const trackedGiftsWhere = (db: Query, column: 'registry_id' | 'id', value: string) =>
  giftsWhere(db, column, [value])
    .leftJoin('reg_item', 'reg_item.id', 'gift.reg_item_id')
    .leftJoin('thank_you_note', 'thank_you_note.gift_id', 'gift.id')
    .leftJoin('giver_address', 'giver_address.id', 'gift.giver_address_id')
    .leftJoin('giver', 'giver.email', 'gift.giver_email')
    .selectAll('gift')
    .select([
      'reg_item.image_url',
      'giver_address.address_sealed',
      'giver.thank_you_notes',
      'thank_you_note.text as note',
      'thank_you_note.state as note_state',
      'thank_you_note.thanked_at',
    ])
    .$castTo<GiftRow>();

export const findGifts = (db: Query, registryId: string): Promise<GiftRow[]> =>
  trackedGiftsWhere(db, 'registry_id', registryId)
    .orderBy('gift.created_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(5000)
    .execute();

export const findGift = (db: Query, id: string): Promise<GiftRow | undefined> =>
  trackedGiftsWhere(db, 'id', id).executeTakeFirst();

export const findRegistryTitle = async (db: Query, id: string): Promise<string> =>
  (await db.selectFrom('registry').select('title').where('id', '=', id).executeTakeFirstOrThrow()).title;

export const isItemOf = async (db: Query, registryId: string, itemId: string): Promise<boolean> =>
  (await db
    .selectFrom('reg_item')
    .select('id')
    .where('id', '=', itemId)
    .where('registry_id', '=', registryId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

const giftColumns = {
  reservation: 'reservation_id',
  'cash-fund': 'cash_fund_contribution_id',
  'group-gift': 'group_gift_contribution_id',
} as const satisfies Record<GiftRow['kind'], keyof Tables['thank_you_note']>;

export const putNote = (
  trx: Trx,
  { kind, id }: Pick<GiftRow, 'kind' | 'id'>,
  note: Pick<Tables['thank_you_note'], 'text' | 'state' | 'thanked_at' | 'updated_at'>,
) =>
  trx
    .insertInto('thank_you_note')
    .values({ gift_id: id, [giftColumns[kind]]: id, ...note })
    .onConflict((c) => c.column('gift_id').doUpdateSet(note))
    .execute();

export const revealRegistry = (trx: Trx, id: string, now: number) =>
  trx
    .updateTable('registry')
    .set((e) => ({ revealed_at: now, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const revealItem = (trx: Trx, row: Tables['revealed_item']) =>
  trx
    .insertInto('revealed_item')
    .values(row)
    .onConflict((c) => c.column('reg_item_id').doNothing())
    .execute();
