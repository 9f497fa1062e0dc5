import type { Query, Trx } from '#api/db/database.ts';

export const findRecipient = (db: Query, email: string) =>
  db.selectFrom('mail_recipient').selectAll().where('email', '=', email).executeTakeFirst();

/** An address whose mailed link this browser has opened. */
export const findGranted = (db: Query, ids: readonly string[]) =>
  ids.length === 0
    ? undefined
    : db
        .selectFrom('mail_recipient')
        .selectAll()
        .where('id', 'in', [...ids])
        .orderBy('id', 'desc')
        .executeTakeFirst();

export const insertRecipient = (trx: Trx, id: string, email: string) =>
  trx
    .insertInto('mail_recipient')
    .values({ id, email, unwanted: '[]' })
    .onConflict((c) => c.column('email').doNothing())
    .execute();

export const setUnwanted = (trx: Trx, email: string, unwanted: string) =>
  trx.updateTable('mail_recipient').set({ unwanted }).where('email', '=', email).execute();

export const deleteRecipient = (trx: Trx, id: string) =>
  trx.deleteFrom('mail_recipient').where('id', '=', id).execute();
