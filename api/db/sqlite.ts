import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Refusal } from '#contracts/problems.ts';
import { type Database, DatabaseError, type Trx } from './database.ts';
import type { Tables } from './tables.ts';

const lockedWaitMs = 250;
const statementsKept = 500;
/** A batch ends after this long, so that one slow group never holds everybody's answer. */
const batchWorkMs = 20;

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
  const writing = new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(raw) }) });
  const reading = new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(reader) }) });
  return {
    engine: 'sqlite',
    raw,
    read: reading,
    transact: groupCommit(raw, writing),
    async close() {
      await reading.destroy();
      await writing.destroy();
    },
  };
}

function connect(file: string, readonly: boolean): Sqlite.Database {
  let db: Sqlite.Database;
  try {
    mkdirSync(dirname(file), { recursive: true });
    db = new Sqlite(file, { readonly, timeout: lockedWaitMs });
    if (!readonly) {
      db.pragma('journal_mode = WAL');
      db.pragma('synchronous = FULL');
    }
    db.pragma('foreign_keys = ON');
    db.pragma('cache_size = -32000');
    db.pragma('temp_store = MEMORY');
  } catch (error) {
    throw new DatabaseError(
      `The database file ${file} cannot be opened: ${(error as Error).message}. Check DATA_DIR and its permissions.`,
    );
  }
  const version = db.prepare('select sqlite_version()').pluck().get() as string;
  if (compareVersions(version, '3.51.3') < 0)
    throw new DatabaseError(`SQLite ${version} is too old; 3.51.3 or newer is needed. Run npm install.`);
  return db;
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

/** Kysely prepares a statement at every call; keeping the last ones prepared makes point reads three times as fast. */
function withStatementCache(db: Sqlite.Database): Sqlite.Database {
  const kept = new Map<string, Sqlite.Statement>();
  const prepare = (source: string) => {
    const statement = kept.get(source) ?? db.prepare(source);
    kept.delete(source);
    kept.set(source, statement);
    if (kept.size > statementsKept) kept.delete(kept.keys().next().value!);
    return statement;
  };
  return { prepare, close: () => db.close() } as unknown as Sqlite.Database;
}

interface Waiting {
  work: (trx: Trx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: transactions that wait at the same moment run one after the other, each in its savepoint, inside one
 * `begin immediate`, and share the sync of one commit. Each still succeeds or fails alone; nobody is told before the commit.
 */
function groupCommit(raw: Sqlite.Database, db: Kysely<Tables>): Database['transact'] {
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((s) => raw.prepare(s)) as [
    Sqlite.Statement,
    Sqlite.Statement,
    Sqlite.Statement,
  ];
  const [savepoint, release, undo] = ['savepoint one', 'release one', 'rollback to one'].map((s) => raw.prepare(s)) as [
    Sqlite.Statement,
    Sqlite.Statement,
    Sqlite.Statement,
  ];
  const queue: Waiting[] = [];
  let draining = false;

  const runBatch = async (trx: Trx) => {
    const decided: (() => void)[] = [];
    const started: Waiting[] = [];
    try {
      begin.run();
      const until = performance.now() + batchWorkMs;
      do {
        const waiting = queue.shift()!;
        started.push(waiting);
        savepoint.run();
        try {
          const value = await waiting.work(trx);
          decided.push(() => waiting.resolve(value));
        } catch (error) {
          if (!raw.inTransaction) throw error;
          undo.run();
          // Not before the commit either: "none left" is only true once the winner's write is.
          decided.push(() => waiting.reject(refusalOf(error)));
        }
        release.run();
      } while (queue.length > 0 && performance.now() < until);
      commit.run();
    } catch (error) {
      if (raw.inTransaction) rollback.run();
      if (started.length === 0 && queue.length > 0) started.push(...queue.splice(0));
      for (const waiting of started) waiting.reject(refusalOf(error));
      return;
    }
    for (const answer of decided) answer();
  };

  const drain = async () => {
    while (queue.length > 0) await db.connection().execute(runBatch);
    draining = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (draining) return;
      draining = true;
      // After this turn of the event loop, so that requests that arrived together are committed together.
      setImmediate(() => void drain());
    });
}

/** Faults of the disk as refusals that say nothing was changed; everything else as it is. */
function refusalOf(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR') || code === 'SQLITE_READONLY')
    return new Refusal('storage-full');
  return error;
}
