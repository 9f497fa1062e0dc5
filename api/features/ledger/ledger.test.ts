import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { type Account, balanceOf, transfer } from './ledger.service.ts';

describe.each(engines)('the ledger on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const giver: Account = { of: 'giver', id: 'a' };
  const held: Account = { of: 'held', id: 'b' };
  const move = (uniqueKey: string, from: Account, to: Account, amountCents: number, currency: string) =>
    test.app.db.transact({ lock: 'nothing' }, (trx) =>
      transfer(test.app, trx, {
        kind: 'authorise',
        uniqueKey,
        from,
        to,
        amountCents,
        currency,
        subjectId: 'b',
        now: test.app.now(),
      }),
    );

  it('moves nothing into or out of an account of another currency', async () => {
    expect(await move('1', giver, held, 500, 'USD')).toBe(true);
    await expect(move('2', { of: 'giver', id: 'c' }, held, 500, 'IDR')).rejects.toThrow();
    await expect(move('3', held, { of: 'collected', id: 'd' }, 500, 'IDR')).rejects.toThrow();
    expect(await balanceOf(test.app.db.read, held)).toBe(500);
    expect(await balanceOf(test.app.db.read, { of: 'giver', id: 'c' })).toBe(0);
  });

  it('moves nothing that an account does not have, and each transfer once', async () => {
    await expect(move('4', held, { of: 'collected', id: 'd' }, 501, 'USD')).rejects.toThrow();
    expect(await move('1', giver, held, 500, 'USD')).toBe(false);
    expect(await balanceOf(test.app.db.read, held)).toBe(500);
  });
});
