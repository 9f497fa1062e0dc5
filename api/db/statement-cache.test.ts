import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';

describe.each(engines)('prepared statements on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('are prepared again when a newer version adds a column to their table', async () => {
    const { db } = test.app;
    const add = (id: string) =>
      db.transact({ lock: 'nothing' }, async (trx) => {
        await trx.insertInto('person_key').values({ person_id: id, wrapped_key: '' }).execute();
        return trx.selectFrom('person_key').selectAll().where('person_id', '=', id).execute();
      });
    const read = () => db.read.selectFrom('person_key').selectAll().where('person_id', '=', 'a').execute();
    await add('a');
    await Promise.all(Array.from({ length: 16 }, read));
    await db.transact({ lock: 'nothing' }, (trx) => sql`alter table person_key add column nickname text`.execute(trx));
    expect(await Promise.all(Array.from({ length: 16 }, read))).toHaveLength(16);
    expect(await add('b')).toMatchObject([{ person_id: 'b', wrapped_key: '', nickname: null }]);
  });
});
