import { setImmediate as turn } from 'node:timers/promises';
import { Kysely, type KyselyPlugin, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Database, Trx } from '#api/db/database.ts';
import type { SqliteDatabase } from '#api/db/sqlite.ts';
import type { Tables } from '#api/db/tables.ts';

/** Bugs planted on purpose, each removing one thing that a promise depends on. A harness that does not find them proves nothing. */
export type Plant =
  /** Statements without a transaction: a rival may run between any two. */
  | 'no-transaction'
  /** Changes do not lock the row that they share with their rivals. */
  | 'no-lock'
  /** Responds "saved" before the commit. */
  | 'answers-before-commit'
  /** Commits do not wait for the disk. */
  | 'not-synced'
  /** Repeated keys are looked up in memory before the work instead of claimed in it. */
  | 'key-in-memory'
  /** An additional handler that assumes every text is what it expects. */
  | 'trusts-input'
  /** Pipelined requests are all answered, whether or not anybody reads the responses. */
  | 'unbounded-connections';

export function withPlant(db: Database, plant: Plant | undefined, databaseUrl: string | null): Database {
  if (plant === 'no-transaction') return withoutTransactions(db, databaseUrl);
  if (plant === 'no-lock')
    return { ...db, lock: async () => {}, transact: (_, work) => db.transact({ lock: 'nothing' }, work) };
  if (plant === 'answers-before-commit') return answeringEarly(db as SqliteDatabase);
  if (plant === 'not-synced') (db as SqliteDatabase).raw.pragma('synchronous = NORMAL');
  return db;
}

/** Yields to the event loop after each query, as another server's traffic would make it do. */
const slowly: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await turn();
    return result;
  },
};

const plainNumbers = {
  getTypeParser: (oid: number, format?: string) =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

function withoutTransactions(db: Database, databaseUrl: string | null): Database {
  const dialect =
    databaseUrl === null
      ? new SqliteDialect({ database: (db as SqliteDatabase).raw })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 8, types: plainNumbers }) });
  const writing = new Kysely<Tables>({ dialect, plugins: [slowly] });
  return { ...db, lock: async () => {}, transact: (_, work) => work(writing), close: () => db.close() };
}

const commitEveryMs = 60;

function answeringEarly(db: SqliteDatabase): Database {
  const writing = new Kysely<Tables>({ dialect: new SqliteDialect({ database: db.raw }) });
  let line: Promise<unknown> = Promise.resolve();
  return {
    ...db,
    transact(_, work) {
      const done = line.then(() => {
        if (!db.raw.inTransaction) {
          db.raw.exec('begin immediate');
          setTimeout(() => db.raw.exec('commit'), commitEveryMs);
        }
        return work(writing);
      });
      line = done.catch(() => {});
      return done;
    },
  };
}

/**
 * Ends the process like kill -9, after n queries of the next transaction. Past its last query, at 'committed', the transaction is on disk
 * but no response was sent.
 */
export class KillPoint {
  #left: number | 'committed' | null = null;

  arm(at: number | 'committed'): void {
    this.#left = at;
  }

  #mayFall(): void {
    if (typeof this.#left !== 'number') return;
    if (this.#left === 0) process.kill(process.pid, 'SIGKILL');
    this.#left -= 1;
  }

  around(db: Database): Database {
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        this.#mayFall();
        return result;
      },
    };
    return {
      ...db,
      transact: async (options, work) => {
        const value = await db.transact(options, (trx) => {
          this.#mayFall();
          return work((trx as Trx).withPlugin(counting) as Trx);
        });
        if (this.#left !== null) process.kill(process.pid, 'SIGKILL');
        return value;
      },
    };
  }
}
