import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseBefore } from '#api/testing/database-before.ts';
import { engines } from '#api/testing/test-app.ts';
import { migrate } from './migrate.ts';

const name = '0080-one-digest';

// biome-ignore lint/suspicious/noExplicitAny: the schema before the migration
type Before = Kysely<any>;

describe.each(engines)('a database in which owners wait to hear of money on %s', (engine) => {
  it('tells them in the digest, of what waited and of nothing else', async () => {
    const { db, drop } = await databaseBefore(engine, name);
    try {
      await fillAsBefore(db);

      expect((await migrate(db)).applied).toContain(name);
      const rows = await db
        .selectFrom('cash_fund_contribution')
        .select(['id', 'tell_owner_at'])
        .orderBy('id')
        .execute();
      expect(rows.map((row) => [row.id, row.tell_owner_at === null ? null : Number(row.tell_owner_at)])).toEqual([
        ['told', null],
        ['waits', 7],
      ]);
      expect(await db.selectFrom('job').select('id').execute()).toEqual([]);
    } finally {
      await drop();
    }
  });
});

async function fillAsBefore(db: Before): Promise<void> {
  const at = { created_at: 1, updated_at: 1 };
  const registry = { id: 'r', owner_id: 'u', type: 'baby', title: '', slug: 's', search_level: 'private' };
  await db
    .insertInto('user')
    .values({ id: 'u', email: 'a@example.com', name: 'A', password_hash: '', role: 'user', created_at: 1 })
    .execute();
  await db
    .insertInto('registry')
    .values({ ...registry, surprise: 'off', state: 'active', version: 1, ...at })
    .execute();
  const item = { id: 'i', registry_id: 'r', kind: 'cash_fund', title: '', note: '', currency: 'USD', quantity: 1 };
  await db
    .insertInto('reg_item')
    .values({ ...item, must_have: 0, second_hand_welcome: 0, category_id: 1, position: 1, ...at })
    .execute();
  const pledge = { reg_item_id: 'i', registry_id: 'r', amount_cents: 500, currency: 'USD', payment_kind: 'check' };
  const said = { giver_name: 'Gus', giver_email: 'g@example.com', message: '', fund_title: '', visitor_id: 'v' };
  for (const id of ['told', 'waits'])
    await db
      .insertInto('cash_fund_contribution')
      .values({ ...pledge, ...said, ...at, id, state: 'pledged' })
      .execute();
  const job = { id: 'j', kind: 'tell-owner-of-contribution', unique_key: 'k', state: 'waiting', run_at: 7 };
  const payload = JSON.stringify({ contributionId: 'waits', what: 'pledged' });
  await db
    .insertInto('job')
    .values({ ...job, payload, attempts: 0, progress_done: 0, progress_total: 0, created_at: 1 })
    .execute();
}
