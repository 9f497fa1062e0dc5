import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines, type TestApp } from '../test-app.ts';
import { groupGiftRaces, raceForGoal } from './group-gift-races.ts';
import { interleave } from './group-gift-rivals.ts';
import { Findings } from './proof.ts';
import { randomGroupGifts, randomMoney } from './random-group-gifts.ts';

/** PostgreSQL is five times slower when it serves one client; the long run uses the full size on both. */
const sizes = { sqlite: randomGroupGifts.sizes.withTests, postgres: 200 };

const withTrigger =
  (trigger: string) =>
  ({ app }: Pick<TestApp, 'app'>) =>
    app.db.transact({ lock: 'nothing' }, (trx) => sql.raw(trigger).execute(trx));

/** Each removes one thing that keeps the money consistent. */
const uncounted =
  'create trigger planted after insert on group_gift_contribution begin update group_gift set raised_cents = raised_cents - new.amount_cents where id = new.group_gift_id; end';
const lostRefund =
  "create trigger planted before insert on ledger_transfer when new.kind = 'refund' begin select raise(ignore); end";
const lostCent =
  "create trigger planted after insert on ledger_transfer when new.kind = 'redeem' begin update ledger_account set balance_cents = balance_cents - 1 where id = new.to_account and balance_cents > 0; end";

describe.each(engines)('the money of group gifts on %s', (engine) => {
  it('reaches a goal exactly when many give at once over two processes', async () => {
    const found = new Findings();
    const size = engine === 'sqlite' ? groupGiftRaces.sizes.withTests : groupGiftRaces.sizes.withTests / 2;
    await raceForGoal(engine, size, 1, found);
    expect(found.faults).toEqual([]);
    expect(found.done).toBe(size);
  }, 600_000);

  it('is all there after random histories', async () => {
    const found = new Findings();
    await randomMoney(engine, sizes[engine], 1, found);
    expect(found.faults).toEqual([]);
    expect(Number(found.figures['carried out'])).toBeGreaterThan(sizes[engine] / 5);
  }, 600_000);

  it('is all there whatever a rival does between two steps', async () => {
    const found = new Findings();
    await interleave(engine, found);
    expect(found.faults).toEqual([]);
    expect(found.figures).not.toHaveProperty(['not reached: after-capture']);
    expect(found.done).toBe(32);
  }, 600_000);
});

describe('the harness', () => {
  it('notices a goal that is passed because shares are not counted', async () => {
    const found = new Findings();
    const until = /are held of a goal of/;
    const breakDatabase = (db: TestApp['app']['db']) => withTrigger(uncounted)({ app: { db } as TestApp['app'] });
    await raceForGoal('sqlite', 20, 1, found, { breakDatabase, until });
    expect(found.faults.join('\n')).toMatch(until);
  }, 600_000);

  it('notices a refund that is not in the ledger, and a cent that is lost', async () => {
    const found = new Findings();
    await interleave('sqlite', found, withTrigger(lostRefund));
    expect(found.faults.join('\n')).toMatch(/has given|was charged/);
    const lost = new Findings();
    await randomMoney('sqlite', 300, 2, lost, withTrigger(lostCent));
    expect(lost.faults.join('\n')).toMatch(/its replay gives/);
  }, 600_000);
});
