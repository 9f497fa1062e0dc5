import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Database, DatabaseError } from './database.ts';
import { DatabaseHealth, noteFault } from './database-faults.ts';
import { groupCommit } from './group-commit.ts';
import { rowCounter } from './rows-read.ts';
import { makeDataFolder } from './sealed-file.ts';
import type { Tables } from './tables.ts';

const lockedWaitMs = 250;
/** How long a process waits for another one that is starting with the same file. */
export const otherStartMs = 30_000;
const statementsKept = 500;
/** A small shop writes less than fills its log in weeks. One damaged byte in the log loses everything after it. */
export const checkpointEveryMs = 5 * 60_000;

export interface SqliteDatabase extends Database {
  readonly engine: 'sqlite';
  /** The write connection itself, for backup and start-up checks. */
  readonly raw: Sqlite.Database;
}

/**
 * Opens the file with the connection settings of a shop that must not lose a reservation, and reads each setting back.
 * @throws {DatabaseError} in one sentence when the file cannot be opened or a setting was not applied.
 */
export function openSqlite(file: string): SqliteDatabase {
  const raw = connect(file, false);
  const reader = connect(file, true);
  const health = new DatabaseHealth();
  const writing = new Kysely<Tables>({ dialect: dialectOf(raw), plugins: [rowCounter] });
  const reading = new Kysely<Tables>({ dialect: dialectOf(reader), plugins: [rowCounter] });
  const commitInGroups = groupCommit(raw, writing, health);
  const checkpoints = setInterval(() => void writeLogIntoFile(raw, writing, health), checkpointEveryMs).unref();
  return {
    engine: 'sqlite',
    raw,
    read: reading,
    transact: (_, work) => commitInGroups(work),
    // There is one writer at a time.
    lock: async () => {},
    health,
    async verify() {
      const damage = await findDamage(file);
      if (damage !== null) health.set('damaged', new DatabaseError(damage));
    },
    async close() {
      clearInterval(checkpoints);
      // Kysely closes only the connections that it has used itself. The last one writes the log into the file: the reader could not.
      await reading.destroy();
      reader.close();
      await writing.destroy();
      raw.close();
    },
  };
}

/**
 * At the start: a power cut leaves the rest of an interrupted commit behind the end of the log. Once the log is empty, the rest of the next
 * one is all that can be there, and damage can be told from it (`damaged-log.ts`).
 */
export function beginLogAnew(raw: Sqlite.Database): void {
  try {
    raw.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // The disk is full, or the file is damaged: what follows says so.
  }
}

/** Reads no more than the log's length where nothing was written since. */
async function writeLogIntoFile(raw: Sqlite.Database, writing: Kysely<Tables>, health: DatabaseHealth): Promise<void> {
  try {
    // Waits for the end of a group of changes, which has the connection.
    await writing.connection().execute(async () => {
      if (health.fault !== 'damaged') raw.pragma('wal_checkpoint(PASSIVE)');
    });
  } catch (error) {
    noteFault(health, error);
  }
}

function connect(file: string, readonly: boolean): Sqlite.Database {
  let db: Sqlite.Database;
  try {
    if (!readonly) keepPrivate(file);
    db = new Sqlite(file, { readonly, timeout: lockedWaitMs });
    if (!readonly) {
      whenFree(() => db.pragma('journal_mode = WAL'));
      db.pragma('synchronous = FULL');
    }
    db.pragma('foreign_keys = ON');
    // 32 MB: pages changed by many commits are written to the file once.
    db.pragma('wal_autocheckpoint = 8000');
    // 8 MB for each of the two connections: four times as much was no faster, and cost every shop 20 MB.
    db.pragma('cache_size = -8000');
    db.pragma('temp_store = MEMORY');
  } catch (error) {
    throw (
      explainDisk(error, dirname(file)) ??
      new DatabaseError(
        `The database file ${file} cannot be opened: ${(error as Error).message}. Check DATA_DIR and its permissions.`,
      )
    );
  }
  const version = db.prepare('select sqlite_version()').pluck().get() as string;
  if (compareVersions(version, '3.51.3') < 0)
    throw new DatabaseError(`SQLite ${version} is too old; 3.51.3 or newer is needed. Run npm install.`);
  return db;
}

/** No other user on this machine can read it. SQLite gives the files beside it the same permissions. */
function keepPrivate(file: string): void {
  makeDataFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}

const leastFreeBytes = 1_000_000;

/** A disk problem as a sentence that says what to do; undefined for any other error. */
export function explainDisk(error: unknown, folder: string): DatabaseError | undefined {
  const { code = '', message } = error as { code?: string; message: string };
  if (code.startsWith('SQLITE_CORRUPT'))
    return new DatabaseError(
      `The database in ${folder} is damaged (${message}). Restore a backup: node scripts/restore.ts FILE --replace. Nothing was changed.`,
    );
  if (code === 'SQLITE_NOTADB')
    return new DatabaseError(
      `The file layette.sqlite in ${folder} is not a database: its beginning is damaged, or it is another file. Restore a backup: node scripts/restore.ts FILE --replace. Nothing was changed.`,
    );
  // SQLite reports an I/O error when its own small files do not fit on the disk.
  const isFull = code === 'SQLITE_FULL' || code === 'ENOSPC' || (code.startsWith('SQLITE_IOERR') && hasNoRoom(folder));
  if (isFull)
    return new DatabaseError(
      `The disk is full: there is no room for the database in ${folder}. Free some space and start again. Nothing was changed.`,
    );
  return undefined;
}

function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastFreeBytes;
}

/** A new file switches to WAL under a lock that ignores the busy timeout: two processes that start at once would collide there. */
function whenFree(work: () => unknown): void {
  const until = performance.now() + otherStartMs;
  const nap = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!code.startsWith('SQLITE_BUSY') || performance.now() > until) throw error;
      Atomics.wait(nap, 0, 0, 20);
    }
  }
}

/** The settings that keep "saved" true. better-sqlite3 silently falls back to NORMAL, hence the check after a write. */
export function assertDurable(db: Sqlite.Database): void {
  db.exec(
    "insert into setting (name, value) values ('started', '1') on conflict (name) do update set value = value + 1",
  );
  const rules: [string, unknown][] = [
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
  ];
  for (const [name, wanted] of rules) {
    const found = db.pragma(name, { simple: true });
    if (found !== wanted)
      throw new DatabaseError(
        `The database runs with ${name} = ${String(found)} where ${String(wanted)} is needed, so saved data could be lost. Not starting.`,
      );
  }
}

export function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((v) => v.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (x![i] ?? 0) - (y![i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** In a separate thread: a large file takes seconds. @returns the damage, in SQLite's words; null for a sound file. */
async function findDamage(file: string): Promise<string | null> {
  const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: file });
  const [found] = (await once(worker, 'message')) as [string];
  return found === 'ok' ? null : found;
}

/** Kysely prepares a statement at every call, which makes a point read three times as slow. The most recent statements are kept. */
function dialectOf(db: Sqlite.Database): SqliteDialect {
  const statements = new LRUCache<string, Sqlite.Statement>({
    max: statementsKept,
    memoMethod: (sql) => db.prepare(sql),
  });
  return new SqliteDialect({ database: { prepare: (sql) => statements.memo(sql), close: () => db.close() } });
}
