import { CamelCasePlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { answersAtOnce } from './at-once.ts';
import { compileOnce, insertOnce } from './compiled.ts';

describe.each(engines)('compileOnce on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('gives each call its own values, also the same one twice, in and out of transactions', async () => {
    let built = 0;
    const find = compileOnce<{ name: string; value: string }>()((db, value) => {
      built += 1;
      return db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', value('name'))
        .where((w) => w.or([w('value', '=', value('value')), w('value', '<>', value('value'))]));
    });
    await test.app.db.transact(async (trx) => {
      await trx
        .insertInto('setting')
        .values([
          { name: 'a', value: 'first' },
          { name: 'b', value: 'second' },
        ])
        .execute();
      expect(await find(trx, { name: 'a', value: 'x' })).toEqual([{ value: 'first' }]);
    });
    expect(await find(test.app.db.read, { name: 'b', value: 'second' })).toEqual([{ value: 'second' }]);
    expect(await find(test.app.db.read, { name: 'c', value: 'x' })).toEqual([]);
    expect(built).toBe(1);
  });

  it('writes its own numbers out, so that a partial index fits, and takes text as it is', async () => {
    const { db } = test.app;
    const active = compileOnce<{ itemId: string }>()((query, value) =>
      query.selectFrom('reservation').select('id').where('reg_item_id', '=', value('itemId')).where('active', '=', 1),
    );
    expect(await active(db.read, { itemId: "o'+?" })).toEqual([]);
    const asked: string[] = [];
    const overhearing = db.read.withPlugin(new CamelCasePlugin());
    answersAtOnce(overhearing, {
      run: (sql, values) => {
        asked.push(sql, ...values.map(String));
        return [];
      },
      change: () => 0,
    });
    await active(overhearing, { itemId: 'i' });
    if (engine === 'sqlite')
      expect(asked).toEqual(['select "id" from "reservation" where "reg_item_id" = +? and "active" = 1', 'i']);
  });

  it('inserts whole rows, and says how many a refining clause let in', async () => {
    const insert = insertOnce('setting', ['name', 'value'], (into) =>
      into.onConflict((c) => c.column('name').doNothing()),
    );
    const rows = await test.app.db.transact(async (trx) => [
      await insert(trx, { name: 'once', value: '1' }),
      await insert(trx, { name: 'once', value: '2' }),
    ]);
    expect(rows).toEqual([1, 0]);
  });
});
