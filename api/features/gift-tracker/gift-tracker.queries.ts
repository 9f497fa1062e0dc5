import { sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';

type Reservation = Tables['reservation'];
type Pledge = Tables['cash_fund_contribution'];
type Share = Tables['group_gift_contribution'];

/** What a row has in common with those of the other kinds; columns that its kind does not have are null. */
interface AnyGift
  extends Pick<Reservation, 'id' | 'registry_id' | 'reg_item_id' | 'giver_name' | 'giver_email' | 'message'>,
    Pick<Reservation, 'secret_until' | 'recorded_by' | 'received_at' | 'giver_address_id' | 'created_at'> {
  /** The giver has confirmed the email. */
  is_confirmed: number;
}
interface MoneyGift extends AnyGift, Pick<Pledge, 'amount_cents' | 'currency'> {
  title: string;
  image_url: string | null;
}
type Gift =
  | (AnyGift & { kind: 'reservation' } & Pick<Reservation, 'snapshot' | 'quantity' | 'state'>)
  | (MoneyGift & { kind: 'cash-fund' } & Pick<Pledge, 'state'>)
  | (MoneyGift & { kind: 'group-gift' } & Pick<Share, 'state' | 'refund_cents'>);

type Thanks = {
  address_sealed: string | null;
  thank_you_notes: number | null;
  note: string | null;
  note_state: Tables['thank_you_note']['state'] | null;
  thanked_at: number | null;
};
export type GiftRow = Gift & Thanks;

const nothing = sql<null>`null`;
const kindIs = (kind: TrackedGift['kind']) => sql`${sql.lit(kind)}`.as('kind');

/**
 * Gifts of every kind, of a registry or with an id, whatever their state. The columns of a union are matched by their place: all three have
 * the same ones in the same order.
 */
function giftsWhere(db: Query, column: 'registry_id' | 'id', value: string) {
  const reservations = db
    .selectFrom('reservation')
    .select([kindIs('reservation'), 'id', 'registry_id', 'reg_item_id', 'state', 'giver_name', 'giver_email'])
    .select(sql`case when email_verified_at is null then 0 else 1 end`.as('is_confirmed'))
    .select(['message', 'secret_until', 'recorded_by', 'received_at', 'giver_address_id', 'created_at'])
    .select(['snapshot', 'quantity', nothing.as('title'), nothing.as('image_url'), nothing.as('amount_cents')])
    .select([nothing.as('currency'), nothing.as('refund_cents')])
    .where('active', '=', 1)
    .where(column, '=', value);
  const pledges = db
    .selectFrom('cash_fund_contribution as pledge')
    .innerJoin('reg_item', 'reg_item.id', 'pledge.reg_item_id')
    .select([kindIs('cash-fund'), 'pledge.id', 'pledge.registry_id', 'pledge.reg_item_id', 'pledge.state'])
    .select(['pledge.giver_name', 'pledge.giver_email'])
    .select(sql`case when pledge.email_verified_at is null then 0 else 1 end`.as('is_confirmed'))
    .select(['pledge.message', nothing.as('secret_until'), nothing.as('recorded_by'), 'pledge.received_at'])
    .select(['pledge.giver_address_id', 'pledge.created_at', nothing.as('snapshot'), nothing.as('quantity')])
    .select(['pledge.fund_title as title', 'reg_item.image_url', 'pledge.amount_cents', 'pledge.currency'])
    .select(sql<number>`0`.as('refund_cents'))
    .where(`pledge.${column}`, '=', value);
  const shares = db
    .selectFrom('group_gift_contribution as share')
    .innerJoin('group_gift', 'group_gift.id', 'share.group_gift_id')
    .innerJoin('reg_item', 'reg_item.id', 'group_gift.reg_item_id')
    .select([kindIs('group-gift'), 'share.id', 'share.registry_id', 'group_gift.reg_item_id', 'share.state'])
    .select(['share.giver_name', 'share.giver_email'])
    .select(sql`case when share.email_verified_at is null then 0 else 1 end`.as('is_confirmed'))
    .select(['share.message', nothing.as('secret_until'), nothing.as('recorded_by'), 'share.created_at as received_at'])
    .select(['share.giver_address_id', 'share.created_at', nothing.as('snapshot'), nothing.as('quantity')])
    .select(['share.gift_title as title', 'reg_item.image_url', 'share.amount_cents', 'share.currency'])
    .select('share.refund_cents')
    .where(`share.${column}`, '=', value);
  const all = reservations.$castTo<AnyGift>().unionAll(pledges.$castTo<AnyGift>()).unionAll(shares.$castTo<AnyGift>());
  return db
    .selectFrom(all.as('gift'))
    .leftJoin('thank_you_note', 'thank_you_note.gift_id', 'gift.id')
    .leftJoin('giver_address', 'giver_address.id', 'gift.giver_address_id')
    .leftJoin('giver', 'giver.email', 'gift.giver_email')
    .selectAll('gift')
    .select([
      'giver_address.address_sealed',
      'giver.thank_you_notes',
      'thank_you_note.text as note',
      'thank_you_note.state as note_state',
      'thank_you_note.thanked_at',
    ])
    .$castTo<GiftRow>();
}

export const findGifts = (db: Query, registryId: string): Promise<GiftRow[]> =>
  giftsWhere(db, 'registry_id', registryId)
    .orderBy('gift.created_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(5000)
    .execute();

export const findGift = (db: Query, id: string): Promise<GiftRow | undefined> =>
  giftsWhere(db, 'id', id).executeTakeFirst();

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
