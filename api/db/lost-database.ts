// A shop whose database file is lost must not begin an empty one beside the pictures and the secret of the old one. The secret alone does not
// show that there was a database: a restore, or a shop on PostgreSQL, makes it too.
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database.ts';

const markerOf = (dataDir: string): string => join(dataDir, 'has-database');

/**
 * Before the file is opened, because opening makes it and removes the log of an empty one.
 * @throws {DatabaseError} where there was a database, but its file is gone or empty.
 */
export function refuseLostFile(dataDir: string, file: string): void {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size === 0) refuseWithoutTables(dataDir);
}

/** @throws {DatabaseError} where there was a database; the caller found no tables. */
export function refuseWithoutTables(dataDir: string): void {
  const marker = markerOf(dataDir);
  if (!existsSync(marker)) return;
  throw new DatabaseError(
    `The database in ${dataDir} is lost: layette.sqlite is missing or empty, and there was one. Put it back with its -wal file, or restore a backup: node scripts/restore.ts FILE --replace. To begin an empty shop instead, delete the file ${marker}. Nothing was changed.`,
  );
}

/** Once the schema is committed. */
export function rememberDatabase(dataDir: string): void {
  const marker = markerOf(dataDir);
  if (existsSync(marker)) return;
  try {
    writeFileSync(
      marker,
      'This folder has the database of a shop, layette.sqlite. Without it the server does not start. Delete this file to begin an empty shop.\n',
      { mode: 0o600 },
    );
  } catch {
    // A full disk: the next start tries again, and this one goes on.
  }
}
