import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, openSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Database, DatabaseError } from './database.ts';
import { DatabaseHealth } from './database-faults.ts';
import { groupCommit } from './group-commit.ts';
import { makeDataFolder } from './sealed-file.ts';
import type { Tables } from './tables.ts';

const lockedWaitMs = 250;
/** How long a process waits for another that is starting with the same file. */
export const otherStartMs = 30_000;
const statementsKept = 500;

export interface SqliteDatabase extends Database {
  readonly engine: 'sqlite';
  /** The write connection itself, for backup and start-up checks. */
  readonly raw: Sqlite.Database;
}

/**
 * Opens the file with the connection rules of a shop that must not lose a reservation, and reads each rule back.
 * @throws {DatabaseError} in one sentence when the file cannot be opened or a rule does not hold.
 */
export function openSqlite(file: string): SqliteDatabase {
  const raw = connect(file, false);
  const reader = connect(file, true);
  const health = new DatabaseHealth();
  const writing = new Kysely<Tables>({ dialect: dialectOf(raw) });
  const reading = new Kysely<Tables>({ dialect: dialectOf(reader) });
  const commitInGroups = groupCommit(raw, writing, health);
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
      await reading.destroy();
      await writing.destroy();
      // Kysely closes only what it has used itself.
      reader.close();
      raw.close();
    },
  };
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
    // 32 MB: what many commits have changed goes into the file once.
    db.pragma('wal_autocheckpoint = 8000');
    // 8 MB for each of the two connections: four times as much made nothing faster, and 20 MB of every shop.
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

/** Nobody else on this machine reads it. SQLite gives the files beside it the permissions of this one. */
function keepPrivate(file: string): void {
  makeDataFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}

const leastFreeBytes = 1_000_000;

/** What is wrong with the disk, as a sentence that says what to do; undefined where it is something else. */
export function explainDisk(error: unknown, folder: string): DatabaseError | undefined {
  const { code = '', message } = error as { code?: string; message: string };
  if (code.startsWith('SQLITE_CORRUPT'))
    return new DatabaseError(
      `The database in ${folder} is damaged (${message}). Restore a backup: node scripts/restore.ts FILE --replace. Nothing was changed.`,
    );
  // SQLite calls it an I/O error where its own small files find no room.
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

/** A new file becomes a WAL one under a lock that no busy timeout waits for: two processes that start at once would meet there. */
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

/** The rules that keep "saved" true. better-sqlite3 falls back to NORMAL silently, hence the reading back after a write. */
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

/** In a thread of its own: a large file takes seconds. @returns what is damaged, in SQLite's words; null for a sound file. */
async function findDamage(file: string): Promise<string | null> {
  const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: file });
  const [found] = (await once(worker, 'message')) as [string];
  return found === 'ok' ? null : found;
}

/** Kysely prepares a statement at every call, which makes a point read three times as slow. The most recent ones are kept. */
function dialectOf(db: Sqlite.Database): SqliteDialect {
  const statements = new LRUCache<string, Sqlite.Statement>({
    max: statementsKept,
    memoMethod: (sql) => db.prepare(sql),
  });
  return new SqliteDialect({ database: { prepare: (sql) => statements.memo(sql), close: () => db.close() } });
}
