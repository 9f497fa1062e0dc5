import { join } from 'node:path';
import { serverSecret } from '../secret.ts';
import { type Database, DatabaseError } from './database.ts';
import { createSealing } from './sealing.ts';

/** Some of the oldest and some of the newest, because single keys may be damaged. */
const keysTried = 10;

/**
 * With another secret than the one that sealed this database, nobody's due date or address could be read, and what people save would be
 * sealed so that it is lost once the right secret is back.
 * @throws {DatabaseError} in a few sentences that say what to do; the server must not start.
 */
export async function refuseOtherSecret(
  db: Database,
  settings: { secret: string | null; dataDir: string },
): Promise<void> {
  const keys = await findSomeKeys(db);
  const sealing = createSealing(serverSecret(settings));
  if (keys.length === 0 || keys.some((key) => sealing.unwraps(key))) return;
  const named = settings.secret === null ? `The file ${join(settings.dataDir, 'secret')}` : 'SECRET_KEY';
  throw new DatabaseError(
    `${named} is not the secret that this shop's data is sealed with. Put back the right one: with another, nobody's due date or address can be read, and what people save would be lost. Nothing was changed.`,
  );
}

/** None where the table cannot be read: the server's health reports that. */
const findSomeKeys = (db: Database): Promise<string[]> =>
  Promise.all(
    (['asc', 'desc'] as const).map((order) =>
      db.read.selectFrom('person_key').select('wrapped_key').orderBy('person_id', order).limit(keysTried).execute(),
    ),
  ).then(
    (rows) => rows.flat().map((row) => row.wrapped_key),
    () => [],
  );
