// A database of SQLite is a file and those beside it, which belong to no other database.
import { existsSync, linkSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { findDamageInLog } from './damaged-log.ts';
import { DatabaseError } from './database.ts';
import { isBusy, isDamage } from './database-faults.ts';
import { migrations } from './migrate.ts';
import { explainDisk } from './sqlite.ts';

/** A database that a restore replaced, under its new name. */
export interface SetAside {
  file: string;
  isDamaged: boolean;
}

/**
 * Keeps the database under another name, beside those of earlier restores: the wrong backup may have been restored first. Its own name
 * stays in use until the restored one replaces it, so that a server never finds none and begins an empty one.
 */
export function setAside(target: string): SetAside {
  let aside = `${target}.before-restore`;
  for (let count = 2; isThere(aside); count += 1) aside = `${target}.before-restore-${count}`;
  // SQLite may remove the log of a damaged database as soon as the database is opened.
  for (const ending of filesOf(target)) linkSync(target + ending, aside + ending);
  try {
    const isLogDamaged = findDamageInLog(`${target}-wal`) !== null;
    const isDamaged = !existsSync(target) || takeFromServers(target) === 'damaged' || isLogDamaged;
    if (!isDamaged) removeRest(aside);
    removeRest(target);
    return { file: aside, isDamaged };
  } catch (error) {
    removeDatabase(aside);
    throw error;
  }
}

/**
 * Makes sure that no server has the database open, and writes its log into it where it is sound.
 * @throws {DatabaseError} when a server is running, the database is of a newer version, or its disk refuses.
 */
function takeFromServers(target: string): 'sound' | 'damaged' {
  let db: Sqlite.Database | undefined;
  try {
    db = new Sqlite(target, { timeout: 0 });
    // A server has the log open. With it, this connection needs the whole file for itself before it reads any of it, damaged or not.
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('begin exclusive; rollback');
    const hasTables = db.prepare("select 1 from sqlite_schema where name = 'schema_migration'").get() !== undefined;
    if (!hasTables) return 'damaged';
    const applied = db.prepare('select name from schema_migration').pluck().all() as string[];
    if (applied.some((name) => !Object.hasOwn(migrations, name)))
      throw new DatabaseError('The database there was written by a newer Layette. It is not replaced by this one.');
    if (db.pragma('journal_mode = DELETE', { simple: true }) !== 'delete')
      throw new Error('its log cannot be written into it');
    return 'sound';
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    if (error instanceof DatabaseError) throw error;
    if (isBusy(error)) throw new DatabaseError('A server is running on this database. Stop it first, then restore.');
    throw (
      explainDisk(error, dirname(target)) ??
      new DatabaseError(
        `The database ${target} cannot be set aside: ${(error as Error).message}. Check its permissions and the disk. Nothing was changed.`,
      )
    );
  } finally {
    db?.close();
  }
}

export function removeDatabase(file: string): void {
  rmSync(file, { force: true });
  removeRest(file);
}

/** What SQLite appends to the name of a database for the files that it has beside it. */
const besideDatabase = ['-wal', '-shm', '-journal'];

/** The endings of those files of a database that exist. */
const filesOf = (file: string): string[] => ['', ...besideDatabase].filter((ending) => existsSync(file + ending));

/** A log without its database counts: it would be replayed into another one. */
export const isThere = (file: string): boolean => filesOf(file).length > 0;

function removeRest(file: string): void {
  for (const ending of besideDatabase) rmSync(file + ending, { force: true });
}
