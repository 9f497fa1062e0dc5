import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetUnconfirmedPledges } from '#api/features/cash-funds/contributions.service.ts';
import { releaseUnpaidShares } from '#api/features/group-gifts/contributions.service.ts';
import { ownerWithFund, ownerWithGroupGift, pledgeOf, shareOf } from '#api/testing/funds.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { pledge } from '#contracts/cash-funds.ts';
import { contribute } from '#contracts/group-gifts.ts';

type Gifts = 'cash_fund_contribution' | 'group_gift_contribution';
const day = 86_400_000;

/** Raw SQL, a broken import or an older version may have written it. The same for gifts is in `unreadable-gift.test.ts`. */
describe.each(engines)('a row that cannot be changed, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  async function makeUnchangeable(table: Gifts, id: string) {
    const on = sql.table(table);
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      if (engine === 'sqlite')
        return sql`create trigger unchangeable before update on ${on} when old.id = ${sql.lit(id)}
          begin select raise(abort, 'cannot be changed'); end`.execute(trx);
      await sql`create function refuse() returns trigger language plpgsql
        as $$ begin raise exception 'cannot be changed'; end $$`.execute(trx);
      return sql`create trigger unchangeable before update on ${on}
        for each row when (old.id = ${sql.lit(id)}) execute function refuse()`.execute(trx);
    });
  }
  async function makeChangeable(table: Gifts) {
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      if (engine === 'sqlite') return sql`drop trigger unchangeable`.execute(trx);
      await sql`drop trigger unchangeable on ${sql.table(table)}`.execute(trx);
      return sql`drop function refuse()`.execute(trx);
    });
  }
  const statesOf = async (table: Gifts, ids: readonly string[]) => {
    const rows = await test.app.db.read.selectFrom(table).select(['id', 'state']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.state);
  };

  it('keeps no other pledge from being forgotten', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const body = pledgeOf(await ownerWithFund(test));
      ids.push((await test.client().call(pledge, { body })).contribution.id);
    }
    await makeUnchangeable('cash_fund_contribution', ids[1]!);
    test.clock.pass(30 * day);
    await expect(forgetUnconfirmedPledges(test.app)).rejects.toThrow();
    expect(await statesOf('cash_fund_contribution', ids)).toEqual(['cancelled', 'pledged', 'cancelled']);
    await makeChangeable('cash_fund_contribution');
    await forgetUnconfirmedPledges(test.app);
    expect(await statesOf('cash_fund_contribution', ids)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('keeps no other unpaid share from being released', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const gift = await ownerWithGroupGift(test);
      ids.push((await test.client().call(contribute, shareOf(gift, 500))).contribution.id);
    }
    await makeUnchangeable('group_gift_contribution', ids[1]!);
    test.clock.pass(day);
    await expect(releaseUnpaidShares(test.app)).rejects.toThrow();
    expect(await statesOf('group_gift_contribution', ids)).toEqual(['released', 'pending', 'released']);
    await makeChangeable('group_gift_contribution');
    await releaseUnpaidShares(test.app);
    expect(await statesOf('group_gift_contribution', ids)).toEqual(['released', 'released', 'released']);
  });
});
