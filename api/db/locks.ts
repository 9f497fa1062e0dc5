import type { Trx } from './database.ts';

type Ids = string | null | readonly string[];

/**
 * Rows that concurrent changes share. A change on PostgreSQL runs in read committed, so what it decides on must not change
 * between its reading and its commit: its rivals wait for the row that they share. Always taken in the order of this interface,
 * and by id within a table, so that two changes never wait for each other.
 */
export interface Locks {
  /** The account: its sessions, second factor, current registry. */
  user?: Ids;
  /** The registry: its settings, items, reservations and the units that they hold. */
  registry?: Ids;
  /** All carts of an account and of a visitor. */
  carts?: { userId: string | null; visitorId: string | null };
  /** A question: its state and its answers. */
  question?: Ids;
  /** Everything that counts the catalogue's version on: products, and the reviews that their ratings are made of. */
  catalogue?: true;
}

export const catalogueVersionSetting = 'catalogue_version';

/** `for no key update` is what an update takes: it excludes other changes of the row, and no insert that refers to it. */
export async function lockRows(trx: Trx, { user, registry, carts, question, catalogue }: Locks): Promise<void> {
  await lockIds(trx, 'user', user);
  await lockIds(trx, 'registry', registry);
  if (carts !== undefined)
    await trx
      .selectFrom('cart')
      .select('id')
      .where((w) => w.or([w('user_id', '=', carts.userId ?? ''), w('visitor_id', '=', carts.visitorId ?? '')]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  await lockIds(trx, 'product_question', question);
  if (catalogue)
    await trx
      .selectFrom('setting')
      .select('name')
      .where('name', '=', catalogueVersionSetting)
      .forNoKeyUpdate()
      .execute();
}

async function lockIds(trx: Trx, table: 'user' | 'registry' | 'product_question', ids: Ids | undefined): Promise<void> {
  const wanted = ids === undefined || ids === null ? [] : typeof ids === 'string' ? [ids] : ids;
  if (wanted.length === 0) return;
  await trx.selectFrom(table).select('id').where('id', 'in', wanted).orderBy('id').forNoKeyUpdate().execute();
}
