import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type AtOnce, answersAtOnce } from './at-once.ts';
import { type Database, DatabaseError } from './database.ts';
import { groupCommit } from './group-commit.ts';
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
  const written = { statements: 0 };
  const prepareWrite = counting(keepingStatements(raw), written);
  const writing = new Kysely<Tables>({ dialect: dialectOf(raw, prepareWrite) });
  const snapshot = snapshotPerTurn(reader);
  const prepareRead = keepingStatements(reader);
  const prepareInSnapshot = (sql: string) => {
    snapshot.take();
    return prepareRead(sql);
  };
  const reading = new Kysely<Tables>({ dialect: dialectOf(reader, prepareInSnapshot) });
  answersAtOnce(reading, runningBy(prepareInSnapshot));
  return {
    engine: 'sqlite',
    raw,
    read: reading,
    transact: groupCommit(raw, writing, runningBy(prepareWrite), { written, beforeAnswers: snapshot.end }),
    async close() {
      snapshot.end();
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
    mkdirSync(dirname(file), { recursive: true });
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
    throw new DatabaseError(
      `The database file ${file} cannot be opened: ${(error as Error).message}. Check DATA_DIR and its permissions.`,
    );
  }
  const version = db.prepare('select sqlite_version()').pluck().get() as string;
  if (compareVersions(version, '3.51.3') < 0)
    throw new DatabaseError(`SQLite ${version} is too old; 3.51.3 or newer is needed. Run npm install.`);
  return db;
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

type Prepare = (sql: string) => Sqlite.Statement;

/** Preparing at every call, as Kysely does, makes a point read three times as slow. */
function keepingStatements(db: Sqlite.Database): Prepare {
  const kept = new Map<string, Sqlite.Statement>();
  return (sql) => {
    let statement = kept.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      // Lists of ids make a statement for every length: the oldest go, the others are made again.
      if (kept.size >= statementsKept)
        for (const one of [...kept.keys()].slice(0, statementsKept / 2)) kept.delete(one);
      kept.set(sql, statement);
    }
    return statement;
  };
}

const dialectOf = (db: Sqlite.Database, prepare: Prepare): SqliteDialect =>
  new SqliteDialect({ database: { prepare, close: () => db.close() } as unknown as Sqlite.Database });

/** Counts the statements that may have written something. */
const counting =
  (prepare: Prepare, written: { statements: number }): Prepare =>
  (sql) => {
    const statement = prepare(sql);
    if (!statement.readonly) written.statements += 1;
    return statement;
  };

const runningBy = (prepare: Prepare): AtOnce => ({
  run(sql, values) {
    const statement = prepare(sql);
    if (statement.reader) return statement.all(values);
    statement.run(values);
    return [];
  },
  change: (sql, values) => prepare(sql).run(values).changes,
});

/**
 * All reads within one turn of the event loop share one read transaction, because taking and giving back the file's read lock
 * takes as long as a read. It ends with the turn, and before a commit of this process is answered, so nobody reads
 * what was before their own write.
 */
function snapshotPerTurn(reader: Sqlite.Database): { take(): void; end(): void } {
  const begin = reader.prepare('begin');
  const commit = reader.prepare('commit');
  const end = () => {
    if (reader.inTransaction) commit.run();
  };
  return {
    take() {
      if (reader.inTransaction) return;
      begin.run();
      setImmediate(end);
    },
    end,
  };
}
