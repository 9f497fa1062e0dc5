import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { compileOnce } from './compiled.ts';

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
});
