import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

type Giver = Tables['giver'];

export const findGiversAmong = async (db: Query, ids: readonly string[]): Promise<Giver[]> =>
  ids.length === 0 ? [] : db.selectFrom('giver').selectAll().where('id', 'in', ids).orderBy('id').execute();

export const findGiverByEmail = (db: Query, email: string): Promise<Giver | undefined> =>
  db.selectFrom('giver').selectAll().where('email', '=', email).executeTakeFirst();

/** The row of an address, created when first needed; one that a rival created serves as well. */
export async function giverOf(trx: Trx, { id, email, now }: { id: string; email: string; now: number }) {
  await trx
    .insertInto('giver')
    .values({ id, email, thank_you_notes: 1, reminders: 1, created_at: now })
    .onConflict((c) => c.column('email').doNothing())
    .execute();
  return (await findGiverByEmail(trx, email))!;
}

export const updateGiver = (trx: Trx, id: string, set: Partial<Giver>) =>
  trx.updateTable('giver').set(set).where('id', '=', id).execute();

/** The gifts from an address, in all registries; confirmed ones first. */
export const findGiftsOf = (db: Query, email: string) =>
  db
    .selectFrom('reservation')
    .select(['id', 'giver_name', 'email_verified_at'])
    .where('giver_email', '=', email)
    .where('recorded_by', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export const insertGiverAddress = (trx: Trx, row: Tables['giver_address']) =>
  trx.insertInto('giver_address').values(row).execute();

export async function deleteGiverAddresses(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('giver_address').where('id', 'in', ids).execute();
  await trx.deleteFrom('person_key').where('person_id', 'in', ids).execute();
}

export const deleteGiver = (trx: Trx, id: string) => trx.deleteFrom('giver').where('id', '=', id).execute();
