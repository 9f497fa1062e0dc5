import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export const insertAccount = (trx: Trx, account: Tables['ledger_account']) =>
  trx
    .insertInto('ledger_account')
    .values(account)
    .onConflict((c) => c.column('id').doNothing())
    .execute();

/** @returns whether it is new: its unique key identifies the transfer */
export const insertTransfer = async (trx: Trx, transfer: Tables['ledger_transfer']): Promise<boolean> =>
  (
    await trx
      .insertInto('ledger_transfer')
      .values(transfer)
      .onConflict((c) => c.column('unique_key').doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

/** @returns whether the account has that currency, and enough money or is outside. The check of the table enforces this, too. */
export const addToBalance = async (trx: Trx, id: string, cents: number, currency: string): Promise<boolean> =>
  (
    await trx
      .updateTable('ledger_account')
      .set((e) => ({ balance_cents: e('balance_cents', '+', cents) }))
      .where('id', '=', id)
      .where('currency', '=', currency)
      .where((w) => w.or([w('is_outside', '=', 1), w('balance_cents', '>=', -cents)]))
      .executeTakeFirst()
  ).numUpdatedRows === 1n;

export const findBalance = async (db: Query, id: string): Promise<number> =>
  Number(
    (await db.selectFrom('ledger_account').select('balance_cents').where('id', '=', id).executeTakeFirst())
      ?.balance_cents ?? 0,
  );

export const findTransfersOf = (db: Query, subjectId: string) =>
  db
    .selectFrom('ledger_transfer')
    .select(['kind', 'amount_cents', 'currency', 'created_at'])
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
