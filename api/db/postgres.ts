import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal } from '#contracts/problems.ts';
import type { Database } from './database.ts';
import { DatabaseError } from './database.ts';
import { lockRows } from './locks.ts';
import type { Tables } from './tables.ts';

const retriesMax = 4;
/**
 * Serialisation failure, deadlock, and a row that a rival inserted or deleted a moment ago (unique and foreign keys): a fresh look
 * decides.
 */
const retried = new Set(['40001', '40P01', '23505', '23503']);
/** Canceled by a timeout, no lock in time, no connection: in each case nothing was changed. */
const busy = new Set(['40001', '40P01', '57014', '55P03', '53300', 'ECONNREFUSED']);

/** Opens a pool on PostgreSQL or an engine that speaks it. Nothing is connected until the first query. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    types: numbersForBigints,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    Client: HonestClient,
  });
  // A connection that breaks while idle is dropped by the pool; the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    read: db,
    lock: lockRows,
    async transact({ lock }, work) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await db
            .transaction()
            .setIsolationLevel('read committed')
            .execute(async (trx) => {
              if (lock !== 'nothing') await lockRows(trx, lock);
              return work(trx);
            });
        } catch (error) {
          if (!retried.has(codeOf(error)) || attempt === retriesMax) throw refusalOf(error);
          await wait(Math.random() * 20 * 2 ** attempt);
        }
      }
    },
    close: () => db.destroy(),
  };
}

/** Instants and counts are bigint columns, far below 2^53. */
const numbersForBigints = {
  getTypeParser: (oid: number, format?: string) =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** The server answers the commit of a transaction in which a statement failed with ROLLBACK and no error. Here it is one. */
class HonestClient extends pg.Client {
  override query(...args: unknown[]): never {
    const asked = (super.query as (...args: unknown[]) => unknown).apply(this, args);
    if (args[0] !== 'commit') return asked as never;
    return (asked as Promise<pg.QueryResult>).then((done) => {
      if (done.command === 'ROLLBACK')
        throw new DatabaseError(
          'A statement of a transaction failed, and its work did not say so. Nothing was changed.',
        );
      return done;
    }) as never;
  }
}

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  if (busy.has(code)) return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === '53100') return new Refusal('storage-full');
  return error;
}
