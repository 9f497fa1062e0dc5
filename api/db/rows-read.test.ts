import { expect, it } from 'vitest';
import { createTestApp, engines } from '#api/testing/test-app.ts';
import { countRowsRead } from './rows-read.ts';

it.each(engines)('counts the rows that are read and those that are written, on %s', async (engine) => {
  const test = await createTestApp({ engine });
  const names = ['one of three', 'two of three', 'three of three'];
  const { done, rows } = countRowsRead(() =>
    test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const values = names.map((name) => ({ name, value: 'written' }));
      await trx.insertInto('setting').values(values).execute();
      await trx.updateTable('setting').set({ value: 'again' }).where('name', 'in', names.slice(1)).execute();
      return trx.selectFrom('setting').select('value').where('name', 'in', names).execute();
    }),
  );
  expect(await done).toHaveLength(3);
  expect(rows()).toBe(3 + 2 + 3);
  await test.close();
});
