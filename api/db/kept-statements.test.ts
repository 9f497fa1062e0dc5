import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';

describe.each(engines)('statements that are kept on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('are made anew when a newer version adds a column to their table', async () => {
    const { db } = test.app;
    const add = (id: string) =>
      db.transact(async (trx) => {
        await trx.insertInto('visitor').values({ id, created_at: 1 }).execute();
        return trx.selectFrom('visitor').selectAll().where('id', '=', id).execute();
      });
    const read = () => db.read.selectFrom('visitor').selectAll().where('id', '=', 'a').execute();
    await add('a');
    await Promise.all(Array.from({ length: 16 }, read));
    await db.transact((trx) => sql`alter table visitor add column nickname text`.execute(trx));
    expect(await Promise.all(Array.from({ length: 16 }, read))).toHaveLength(16);
    expect(await add('b')).toMatchObject([{ id: 'b', created_at: 1, nickname: null }]);
  });
});
