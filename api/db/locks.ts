import type { Trx } from './database.ts';

type Ids = string | null | readonly string[];

/**
 * Rows that concurrent changes share. A change on PostgreSQL runs in read committed, so the rows on which it decides must not change
 * between its read and its commit: its rivals wait for the row that they share. Locks are always taken in the order of this interface, and
 * by id within a table, so that two changes never deadlock.
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
  /** Everything that increments the catalogue's version: products, and the reviews from which their ratings are computed. */
  catalogue?: true;
}

export const catalogueVersionSetting = 'catalogue_version';

/** `for no key update` is the lock that an update takes: it excludes other changes of the row, but not inserts that refer to it. */
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

/** One key for each of these rows, in the order in which they are locked. */
export function keysOfLocks({ user, registry, carts, question, catalogue }: Locks): string[] {
  const keysOf = (kind: string, ids: Ids | undefined) => [...new Set(listOf(ids))].sort().map((id) => `${kind} ${id}`);
  return [
    ...keysOf('user', user),
    ...keysOf('registry', registry),
    ...keysOf('carts of user', carts?.userId),
    ...keysOf('carts of visitor', carts?.visitorId),
    ...keysOf('question', question),
    ...(catalogue ? ['catalogue'] : []),
  ];
}

const listOf = (ids: Ids | undefined): readonly string[] =>
  ids === undefined || ids === null ? [] : typeof ids === 'string' ? [ids] : ids;

async function lockIds(trx: Trx, table: 'user' | 'registry' | 'product_question', ids: Ids | undefined): Promise<void> {
  const wanted = listOf(ids);
  if (wanted.length === 0) return;
  await trx.selectFrom(table).select('id').where('id', 'in', wanted).orderBy('id').forNoKeyUpdate().execute();
}
