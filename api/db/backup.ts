import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { DatabaseError } from './database.ts';
import { checksIn, describeTables, linesOf, type TableCheck, writeLines } from './database-lines.ts';
import { migrations } from './migrate.ts';
import {
  checkSealedFile,
  makeDataFolder,
  makePrivateFolder,
  openSealedFile,
  removeAbandonedParts,
  sealFile,
} from './sealed-file.ts';
import { isThere, removeDatabase, type SetAside, setAside } from './set-aside.ts';

/** The table without which the rest is unreadable, and which is stored separately: the keys of sealed columns. */
const keysTable = 'person_key';

export interface Backup {
  file: string;
  /** Without it nobody can read due dates and addresses in the backup. Keep it elsewhere. */
  keysFile: string;
  tables: Record<string, TableCheck>;
}

export const keysFileOf = (file: string): string => `${file.replace(/\.backup$/, '')}.keys.backup`;

/**
 * Reads the database of a running server in one read transaction, while the server keeps writing, and encrypts it with the server's secret
 * before it reaches the disk; then opens the written file and compares it with what was read. Only a file that passes gets its final name.
 * @param signal aborts it.
 * @throws {DatabaseError} in one sentence; then no partial file is left.
 */
export async function backUp(dataDir: string, file: string, secret: string, signal?: AbortSignal): Promise<Backup> {
  const source = join(dataDir, 'layette.sqlite');
  if (!existsSync(source))
    throw new DatabaseError(`There is no database in ${dataDir}. Set DATA_DIR to the server's folder.`);
  const keysFile = keysFileOf(file);
  if (existsSync(file) || existsSync(keysFile))
    throw new DatabaseError(
      `${existsSync(file) ? file : keysFile} is already there. Choose another name; a backup never replaces one.`,
    );
  makePrivateFolder(dirname(file));
  removeAbandonedParts(dirname(file), Date.now());
  const [part, keysPart] = [`${file}.part`, `${keysFile}.part`];
  const removeParts = () => {
    for (const rest of [part, keysPart]) rmSync(rest, { force: true });
  };
  removeParts();
  const db = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    // One snapshot for both files: this connection's read transaction, which sees no later write.
    db.exec('begin');
    const integrity = db.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok')
      throw new DatabaseError(
        `The database is damaged (${String(integrity)}), so there is no backup of it. Check the disk.`,
      );
    await sealFile(
      linesOf(db, (table) => table !== keysTable),
      part,
      secret,
      signal,
    );
    await sealFile(
      linesOf(db, (table) => table === keysTable),
      keysPart,
      secret,
      signal,
    );
    const tables = describeTables(db);
    db.exec('commit');
    const written = {
      ...(await checksIn(openSealedFile(part, secret))),
      ...(await checksIn(openSealedFile(keysPart, secret))),
    };
    compare(tables, written);
    signal?.throwIfAborted();
    renameSync(keysPart, keysFile);
    renameSync(part, file);
    return { file, keysFile, tables };
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    if (signal?.aborted) throw new DatabaseError('The backup was interrupted. Nothing of it was kept.');
    throw new DatabaseError(`The backup failed: ${(error as Error).message}. Nothing was changed.`);
  } finally {
    removeParts();
    db.close();
  }
}

/**
 * Combines a backup and its keys into the database of `dataDir`.
 * @param options.onSetAside is told the new name of the database that was there.
 * @throws {DatabaseError} when a server is running there, when a database already exists there (pass `replace` to set it aside), or when
 * the backup is damaged or of a newer version. Then nothing was changed.
 */
export async function restore(
  file: string,
  dataDir: string,
  secret: string,
  options: { replace?: boolean; onSetAside?: (database: SetAside) => void } = {},
): Promise<Record<string, TableCheck>> {
  const target = join(dataDir, 'layette.sqlite');
  if (!existsSync(file)) throw new DatabaseError(`There is no backup ${file}.`);
  const keysFile = keysFileOf(file);
  if (!existsSync(keysFile))
    throw new DatabaseError(
      `The keys of this backup are missing: put ${keysFile} beside it. Without them due dates cannot be read.`,
    );
  for (const one of [file, keysFile]) await checkSealedFile(one, secret);
  makeDataFolder(dataDir);
  const copy = `${target}.restoring`;
  removeDatabase(copy);
  try {
    const tables = await build(copy, file, keysFile, secret);
    if (isThere(target)) {
      if (!options.replace)
        throw new DatabaseError(
          `A database is already in ${dataDir}. Restore into an empty folder, or say --replace to set it aside.`,
        );
      const aside = setAside(target);
      renameSync(copy, target);
      options.onSetAside?.(aside);
    } else renameSync(copy, target);
    return tables;
  } finally {
    removeDatabase(copy);
  }
}

/** @returns what the database built from both files contains. */
async function build(
  copy: string,
  file: string,
  keysFile: string,
  secret: string,
): Promise<Record<string, TableCheck>> {
  closeSync(openSync(copy, 'wx', 0o600));
  const db = new Sqlite(copy);
  try {
    // It gets its final name when it is complete.
    for (const rule of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF']) db.pragma(rule);
    db.exec('begin');
    const expected = { ...(await writeLines(db, openSealedFile(file, secret))) };
    Object.assign(expected, await writeLines(db, openSealedFile(keysFile, secret)));
    db.exec('commit');
    const applied = db.prepare('select name from schema_migration order by name').pluck().all() as string[];
    const newer = applied.find((name) => !Object.hasOwn(migrations, name));
    if (newer !== undefined)
      throw new DatabaseError(
        `This backup was written by a newer Layette (it knows "${newer}"). Restore it with that version.`,
      );
    const tables = describeTables(db);
    compare(expected, tables);
    return tables;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`${file} was not restored: what is in it is not a database of Layette.`);
  } finally {
    db.close();
    const written = openSync(copy, 'r');
    fsyncSync(written);
    closeSync(written);
  }
}

function compare(expected: Record<string, TableCheck>, found: Record<string, TableCheck>): void {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[name]?.rows !== found[name]?.rows || expected[name]?.sha256 !== found[name]?.sha256)
      throw new DatabaseError(
        `The backup differs from the database in table ${name} and was thrown away. Try again, and check the disk.`,
      );
  }
}
