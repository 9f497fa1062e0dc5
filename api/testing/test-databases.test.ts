import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#api/db/open.ts';
import { engines } from './test-app.ts';
import { borrowTestDatabase } from './test-databases.ts';

/** Runs statements in a borrowed database and gives it back. */
async function use(...statements: string[]): Promise<{ name: string | null; settings: number }> {
  const database = await borrowTestDatabase('postgres');
  const { db } = await openDatabase(database);
  for (const statement of statements) await sql.raw(statement).execute(db.read);
  const { length } = await db.read.selectFrom('setting').select('name').execute();
  await db.close();
  await database.dispose();
  return { name: database.databaseUrl, settings: length };
}

describe.skipIf(!engines.includes('postgres'))('a PostgreSQL database of a test', () => {
  const insert = "insert into setting (name, value) values ('left', 'behind')";

  it('is empty when the next test reuses it', async () => {
    const first = await use(insert);
    expect(first.settings).toBe(1);
    expect(await use()).toEqual({ name: first.name, settings: 0 });
  });

  it('is not reused if the test left a trigger behind', async () => {
    const first = await use(
      'create function skip() returns trigger language plpgsql as $$ begin return null; end $$',
      'create trigger skip_all before insert on setting for each row execute function skip()',
    );
    expect((await use()).name).not.toBe(first.name);
  });
});
