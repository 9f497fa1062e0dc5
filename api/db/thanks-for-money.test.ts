import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseBefore } from '#api/testing/database-before.ts';
import { engines } from '#api/testing/test-app.ts';
import { migrate } from './migrate.ts';

const name = '0130-thanks-for-money';

// biome-ignore lint/suspicious/noExplicitAny: the schema before the migration
type AnySchema = Kysely<any>;

describe.each(engines)('thank-you notes of the version before on %s', (engine) => {
  it('stay with their reservations, and end with them; money can be thanked for, each gift once', async () => {
    const { db: before, drop } = await databaseBefore(engine, name);
    const db: AnySchema = before;
    try {
      await fillAsBefore(db);
      const notes = [
        { reservation_id: 'a', text: 'Dear Gus', state: 'mailed', thanked_at: 5, updated_at: 5 },
        { reservation_id: 'b', text: '', state: 'draft', thanked_at: null, updated_at: 6 },
      ];
      await db.insertInto('thank_you_note').values(notes).execute();

      expect((await migrate(before)).applied).toContain(name);
      const none = { cash_fund_contribution_id: null, group_gift_contribution_id: null };
      const kept = notes.map((note) => ({ ...note, ...none, gift_id: note.reservation_id }));
      const found = await db.selectFrom('thank_you_note').selectAll().orderBy('gift_id').execute();
      expect(
        found.map((row) => ({
          ...row,
          updated_at: Number(row.updated_at),
          thanked_at: row.thanked_at && Number(row.thanked_at),
        })),
      ).toEqual(kept);
      await db.deleteFrom('reservation').where('id', '=', 'a').execute();
      expect(await db.selectFrom('thank_you_note').select('gift_id').execute()).toEqual([{ gift_id: 'b' }]);

      const note = { ...none, gift_id: 'p', reservation_id: null, text: '', state: 'draft', updated_at: 1 };
      const put = (values: object) =>
        db
          .insertInto('thank_you_note')
          .values({ ...note, ...values })
          .execute();
      await put({ cash_fund_contribution_id: 'p' });
      for (const refused of [
        { cash_fund_contribution_id: 'p' },
        { gift_id: 'q' },
        { gift_id: 'q', cash_fund_contribution_id: 'p' },
        { gift_id: 'b', reservation_id: 'b' },
        { gift_id: 'c', reservation_id: 'c', cash_fund_contribution_id: 'p' },
        { gift_id: 'c', reservation_id: 'c', text: 'x'.repeat(2001) },
        { gift_id: 'c', reservation_id: 'c', state: 'mailed' },
        { gift_id: 'c', reservation_id: 'c', thanked_at: 1 },
      ])
        await expect(put(refused), JSON.stringify(refused)).rejects.toThrow();
      await put({ gift_id: 'c', reservation_id: 'c', text: 'x'.repeat(2000) });
    } finally {
      await drop();
    }
  });
});

describe.each(engines)('shares of the version before on %s', (engine) => {
  it('have a confirmed email where an account gave them', async () => {
    const { db: before, drop } = await databaseBefore(engine, '0131-confirmed-shares');
    const db: AnySchema = before;
    try {
      await fillAsBefore(db);
      const at = { created_at: 7, updated_at: 7 };
      const sums = { price_cents: 1, goal_cents: 2, raised_cents: 0, paid_cents: 0, redeemed_cents: 0 };
      const of = { registry_id: 'r', currency: 'USD', ...at };
      await db
        .insertInto('group_gift')
        .values({ id: 'g', reg_item_id: 'i', state: 'open', ...sums, ...of })
        .execute();
      const share = { group_gift_id: 'g', amount_cents: 1, refund_cents: 0, state: 'captured', gift_title: '', ...of };
      const giver = { visitor_id: '', giver_name: '', giver_email: '', message: '' };
      for (const [id, is_own_email] of [
        ['own', 1],
        ['typed', 0],
      ])
        await db
          .insertInto('group_gift_contribution')
          .values({ id, is_own_email, ...share, ...giver })
          .execute();
      await migrate(before);
      const rows = await db
        .selectFrom('group_gift_contribution')
        .select(['id', 'email_verified_at'])
        .orderBy('id')
        .execute();
      expect(rows.map((row) => [row.id, row.email_verified_at && Number(row.email_verified_at)])).toEqual([
        ['own', 7],
        ['typed', null],
      ]);
    } finally {
      await drop();
    }
  });
});

async function fillAsBefore(db: AnySchema): Promise<void> {
  const at = { created_at: 1, updated_at: 1 };
  await db
    .insertInto('user')
    .values({
      id: 'u',
      email: 'a@example.com',
      name: 'A',
      password_hash: '',
      role: 'user',
      mailbox_hash: '',
      ...{ created_at: 1 },
    })
    .execute();
  const registry = { id: 'r', owner_id: 'u', type: 'baby', title: '', slug: 's', search_level: 'private' };
  await db
    .insertInto('registry')
    .values({
      ...registry,
      surprise: 'off',
      state: 'active',
      version: 1,
      gifts_version: 0,
      names: '',
      story: '',
      ...at,
    })
    .execute();
  const item = { id: 'i', registry_id: 'r', kind: 'idea', title: '', note: '', currency: 'USD', quantity: 2 };
  await db
    .insertInto('reg_item')
    .values({ ...item, must_have: 0, second_hand_welcome: 0, category_id: 0, position: 0, ...at })
    .execute();
  const given = { reg_item_id: 'i', registry_id: 'r', giver_name: 'Gus', giver_email: '', message: '' };
  for (const id of ['a', 'b', 'c'])
    await db
      .insertInto('reservation')
      .values({ id, visitor_id: id, quantity: 1, state: 'reserved', active: 1, snapshot: '{}', ...given, ...at })
      .execute();
  const money = { amount_cents: 500, currency: 'USD', payment_kind: 'check', state: 'sent', fund_title: '' };
  await db
    .insertInto('cash_fund_contribution')
    .values({ id: 'p', visitor_id: 'p', ...given, ...money, ...at })
    .execute();
}
