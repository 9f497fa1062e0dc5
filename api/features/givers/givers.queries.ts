import { sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { type CallingGiver, giftTables, isGivenBy, ofTypedEmailLast } from './gifts.queries.ts';

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

/** The gifts of every kind from an address, in all registries, the latest first. */
export const findGiftsOf = (db: Query, email: string) =>
  db
    .selectFrom('reservation')
    .select(['id', 'giver_name', 'email_verified_at', 'created_at'])
    .where('giver_email', '=', email)
    .where('recorded_by', 'is', null)
    .unionAll((e) =>
      e
        .selectFrom('cash_fund_contribution')
        .select(['id', 'giver_name', 'email_verified_at', 'created_at'])
        .where('giver_email', '=', email),
    )
    .unionAll((e) =>
      e
        .selectFrom('group_gift_contribution')
        .select(['id', 'giver_name', 'email_verified_at', 'created_at'])
        .where('giver_email', '=', email),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** Sets the address for a card on every gift of a giver in a registry. @returns the addresses before, one for each gift */
export async function markGifts(
  trx: Trx,
  giver: CallingGiver,
  registryId: string,
  addressId: string | null,
  now: number,
): Promise<(string | null)[]> {
  const before: (string | null)[] = [];
  for (const table of giftTables) {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'giver_address_id'])
      .where('registry_id', '=', registryId)
      .where(isGivenBy(giver, table))
      // A gift that a member recorded belongs to no caller.
      .$if(table === 'reservation', (query) => query.where(sql.ref('recorded_by'), 'is', null))
      .orderBy(ofTypedEmailLast(giver, table))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await trx
        .updateTable(table)
        .set({ giver_address_id: addressId, updated_at: now })
        .where('id', 'in', ids)
        .execute();
    before.push(...rows.map(({ giver_address_id }) => giver_address_id));
  }
  return before;
}

/** The addresses that an account gave to families, or somebody with its email. */
export async function findAddressesOf(
  trx: Trx,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const found: string[] = [];
  for (const table of giftTables) {
    const rows = await trx
      .selectFrom(table)
      .select('giver_address_id')
      .where((w) => w.or([w('user_id', '=', userId), w('giver_email', '=', email)]))
      .where('giver_address_id', 'is not', null)
      .execute();
    found.push(...rows.flatMap(({ giver_address_id }) => giver_address_id ?? []));
  }
  return [...new Set(found)];
}

export async function isAddressUsed(db: Query, addressId: string): Promise<boolean> {
  for (const table of giftTables) {
    const row = await db.selectFrom(table).select('id').where('giver_address_id', '=', addressId).executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

export const insertGiverAddress = (trx: Trx, row: Tables['giver_address']) =>
  trx.insertInto('giver_address').values(row).execute();

export async function deleteGiverAddresses(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('giver_address').where('id', 'in', ids).execute();
  await trx.deleteFrom('person_key').where('person_id', 'in', ids).execute();
}

export const deleteGiver = (trx: Trx, id: string) => trx.deleteFrom('giver').where('id', '=', id).execute();
