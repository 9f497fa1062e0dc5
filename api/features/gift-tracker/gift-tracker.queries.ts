import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export type GiftRow = Awaited<ReturnType<typeof findGifts>>[number];

const gifts = (db: Query) =>
  db
    .selectFrom('reservation')
    .leftJoin('thank_you_note', 'thank_you_note.reservation_id', 'reservation.id')
    .leftJoin('giver_address', 'giver_address.id', 'reservation.giver_address_id')
    .leftJoin('giver', 'giver.email', 'reservation.giver_email')
    .select([
      'reservation.id',
      'reservation.registry_id',
      'reservation.reg_item_id',
      'reservation.quantity',
      'reservation.state',
      'reservation.giver_name',
      'reservation.giver_email',
      'reservation.email_verified_at',
      'reservation.message',
      'reservation.snapshot',
      'reservation.secret_until',
      'reservation.recorded_by',
      'reservation.received_at',
      'reservation.giver_address_id',
      'reservation.created_at',
      'giver_address.address_sealed',
      'giver.thank_you_notes',
      'thank_you_note.text as note',
      'thank_you_note.state as note_state',
      'thank_you_note.thanked_at',
    ])
    .where('reservation.active', '=', 1);

export const findGifts = (db: Query, registryId: string) =>
  gifts(db)
    .where('reservation.registry_id', '=', registryId)
    .orderBy('reservation.created_at', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(5000)
    .execute();

export const findGift = (db: Query, id: string): Promise<GiftRow | undefined> =>
  gifts(db).where('reservation.id', '=', id).executeTakeFirst();

/** Nothing for a deleted registry, which does not exist for anybody until it is restored. */
export const findMember = (db: Query, registryId: string, userId: string) =>
  db
    .selectFrom('registry_member')
    .select(['registry_id', 'role', 'blind'])
    .where('registry_id', '=', registryId)
    .where('user_id', '=', userId)
    .where('registry_id', 'not in', db.selectFrom('registry_deletion').select('registry_id'))
    .executeTakeFirst();

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

export const putNote = (trx: Trx, note: Tables['thank_you_note']) =>
  trx
    .insertInto('thank_you_note')
    .values(note)
    .onConflict((c) =>
      c.column('reservation_id').doUpdateSet({
        text: note.text,
        state: note.state,
        thanked_at: note.thanked_at,
        updated_at: note.updated_at,
      }),
    )
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
