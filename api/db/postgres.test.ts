import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#api/testing/test-app.ts';
import type { Trx } from './database.ts';

const conflict = sql`do $$ begin raise exception 'a rival was faster' using errcode = '40001'; end $$`;

describe.runIf(process.env.TEST_DATABASE_URL)('a transaction on PostgreSQL in which a statement met a conflict', () => {
  it.each([
    {
      told: 'hears first from the statement behind it',
      work: async (trx: Trx) => {
        const failing = conflict.execute(trx);
        failing.catch(() => {});
        await sql`select 1`.execute(trx);
      },
    },
    { told: 'hears of none, and would commit', work: async (trx: Trx) => conflict.execute(trx).catch(() => {}) },
  ])('runs again although its work $told', async ({ work }) => {
    const test = await createTestApp({ engine: 'postgres' });
    let attempts = 0;
    const answer = await test.app.db.transact(async (trx) => {
      attempts += 1;
      if (attempts === 1) await work(trx);
      return 'done';
    });
    expect([answer, attempts]).toEqual(['done', 2]);
    await test.close();
  });
});
