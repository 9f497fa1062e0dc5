import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DatabaseError } from './database.ts';
import { migrations } from './migrate.ts';
import { openSealedFile, sealFile } from './sealed-file.ts';

/** What of the data is worth nothing without, and stays apart from, the rest: the keys of sealed columns. */
const keysTable = 'person_key';

export interface TableCheck {
  rows: number;
  /** Of every value of every row, in order of the rows' keys. */
  sha256: string;
}

export interface Backup {
  file: string;
  /** Without it nobody reads due dates and addresses in the backup. Keep it elsewhere. */
  keysFile: string;
  tables: Record<string, TableCheck>;
}

export const keysFileOf = (file: string): string => `${file.replace(/\.sqlite$/, '')}.keys.sqlite`;

/**
 * Copies the database of a running server through the driver, page by page, while it goes on writing; then opens the copy and
 * compares it with what one read transaction of the original shows, encrypts it with the server's secret, and opens that again.
 * Only a copy that passed all this gets its final name.
 * @throws {DatabaseError} in one sentence; what stood under that name before still stands.
 */
export async function backUp(dataDir: string, file: string, secret: string): Promise<Backup> {
  const source = join(dataDir, 'layette.sqlite');
  if (!existsSync(source))
    throw new DatabaseError(`There is no database in ${dataDir}. Set DATA_DIR to the server's folder.`);
  const keysFile = keysFileOf(file);
  if (existsSync(file) || existsSync(keysFile))
    throw new DatabaseError(
      `${existsSync(file) ? file : keysFile} is already there. Choose another name; a backup never replaces one.`,
    );
  mkdirSync(dirname(file), { recursive: true });
  const [copy, keysCopy] = [`${file}.part`, `${keysFile}.part`];
  for (const rest of [copy, keysCopy]) removeDatabase(rest);
  const db = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    // One snapshot for the copy and for what it is compared with: this connection's read transaction, which sees no later write.
    db.exec('begin');
    const expected = describeTables(db);
    await db.backup(copy);
    db.exec('commit');
    compare(expected, copy);
    moveKeys(copy, keysCopy);
    seal(keysCopy, keysFile, secret);
    seal(copy, file, secret);
    return { file, keysFile, tables: expected };
  } catch (error) {
    for (const made of [file, keysFile]) rmSync(made, { force: true });
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The backup failed: ${(error as Error).message}. Nothing was changed.`);
  } finally {
    for (const rest of [copy, keysCopy]) removeDatabase(rest);
    db.close();
  }
}

function seal(plain: string, file: string, secret: string): void {
  const sealed = `${file}.sealed`;
  const reopened = `${file}.reopened`;
  try {
    for (const rest of [sealed, reopened]) rmSync(rest, { force: true });
    if (sealFile(plain, sealed, secret) !== openSealedFile(sealed, reopened, secret))
      throw new DatabaseError('The encrypted backup differs from the copy and was thrown away. Check the disk.');
    renameSync(sealed, file);
  } finally {
    for (const rest of [sealed, reopened]) rmSync(rest, { force: true });
  }
}

/**
 * Puts a backup and its keys together as the database of `dataDir`.
 * @throws {DatabaseError} when a server runs there, when a database stands there (say `replace` to set it aside), or when the
 * backup is damaged or of a newer version. Then nothing was changed.
 */
export function restore(
  file: string,
  dataDir: string,
  secret: string,
  options: { replace?: boolean } = {},
): Record<string, TableCheck> {
  const target = join(dataDir, 'layette.sqlite');
  if (!existsSync(file)) throw new DatabaseError(`There is no backup ${file}.`);
  const keysFile = keysFileOf(file);
  if (!existsSync(keysFile))
    throw new DatabaseError(
      `The keys of this backup are missing: put ${keysFile} beside it. Without them due dates cannot be read.`,
    );
  mkdirSync(dataDir, { recursive: true });
  const copy = `${target}.restoring`;
  const keysCopy = `${target}.restoring-keys`;
  removeDatabase(copy);
  removeDatabase(keysCopy);
  try {
    openSealedFile(file, copy, secret);
    openSealedFile(keysFile, keysCopy, secret);
    const tables = joinKeys(copy, keysCopy);
    if (existsSync(target)) {
      if (!options.replace)
        throw new DatabaseError(
          `A database is already in ${dataDir}. Restore into an empty folder, or say --replace to set it aside.`,
        );
      setAside(target);
    }
    renameSync(copy, target);
    return tables;
  } catch (error) {
    removeDatabase(copy);
    throw error;
  } finally {
    removeDatabase(keysCopy);
  }
}

/** Row count and content hash of every table. */
export function describeTables(db: Sqlite.Database): Record<string, TableCheck> {
  const names = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha256');
      let rows = 0;
      const keys = db
        .prepare(`select name from pragma_table_info('${name}') where pk > 0 order by pk`)
        .pluck()
        .all() as string[];
      const order = keys.length > 0 ? keys.map((key) => `"${key}"`).join(', ') : 'rowid';
      for (const row of db.prepare(`select * from "${name}" order by ${order}`).raw().iterate()) {
        rows += 1;
        hash.update(JSON.stringify(row));
      }
      return [name, { rows, sha256: hash.digest('hex') }];
    }),
  );
}

function compare(expected: Record<string, TableCheck>, file: string): void {
  const copy = new Sqlite(file, { readonly: true });
  try {
    const integrity = copy.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok')
      throw new DatabaseError(`The backup is damaged (${String(integrity)}) and was thrown away. Check the disk.`);
    const found = describeTables(copy);
    for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      if (expected[name]?.rows !== found[name]?.rows || expected[name]?.sha256 !== found[name]?.sha256)
        throw new DatabaseError(
          `The backup differs from the database in table ${name} and was thrown away. Try again, and check the disk.`,
        );
    }
  } finally {
    copy.close();
  }
}

function moveKeys(copy: string, keysCopy: string): void {
  const db = new Sqlite(copy);
  try {
    db.pragma('journal_mode = DELETE');
    db.pragma('secure_delete = ON');
    db.prepare('attach ? as keys').run(keysCopy);
    db.exec(`create table keys.${keysTable} as select * from ${keysTable}; delete from ${keysTable}`);
    db.exec('detach keys');
    // Free pages would still hold the keys.
    db.exec('vacuum');
  } finally {
    db.close();
  }
}

function joinKeys(copy: string, keysFile: string): Record<string, TableCheck> {
  const db = new Sqlite(copy);
  try {
    const integrity = db.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') throw new DatabaseError(`The backup is damaged: ${String(integrity)}. Take an older one.`);
    const applied = db.prepare('select name from schema_migration order by name').pluck().all() as string[];
    const newer = applied.find((name) => !(name in migrations));
    if (newer !== undefined)
      throw new DatabaseError(
        `This backup was written by a newer Layette (it knows "${newer}"). Restore it with that version.`,
      );
    db.prepare('attach ? as keys').run(keysFile);
    db.exec(`insert or replace into ${keysTable} select * from keys.${keysTable}`);
    db.exec('detach keys');
    return describeTables(db);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `${copy.replace(/\.restoring$/, '')} was not restored: the backup is not a database of Layette.`,
    );
  } finally {
    db.close();
  }
}

/** A server that runs holds the file in shared mode; nobody may take it away under its hands. */
function setAside(target: string): void {
  const db = openForGood(target);
  db.close();
  removeDatabase(`${target}.before-restore`);
  renameSync(target, `${target}.before-restore`);
  removeDatabase(target);
}

function openForGood(target: string): Sqlite.Database {
  const db = new Sqlite(target, { timeout: 0 });
  try {
    const applied = db.prepare('select name from schema_migration').pluck().all() as string[];
    if (applied.some((name) => !(name in migrations)))
      throw new DatabaseError('The database there was written by a newer Layette. It is not replaced by this one.');
    // Leaving WAL needs the file for oneself alone: it fails while a server has it open.
    db.pragma('locking_mode = EXCLUSIVE');
    if (db.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') throw new Error('in use');
    return db;
  } catch (error) {
    db.close();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError('A server is running on this database. Stop it first, then restore.');
  }
}

function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}
