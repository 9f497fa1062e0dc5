import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal } from '#contracts/problems.ts';
import type { Database } from './database.ts';
import { Gate } from './gate.ts';
import type { Tables } from './tables.ts';

const connections = 8;
const retries = 3;
/** Serialisation failure, deadlock, and a unique row that a rival inserted a moment ago: a fresh look decides. */
const worthRetrying = new Set(['40001', '40P01', '23505']);

/** Opens a pool on PostgreSQL or an engine that speaks it. Nothing is connected until the first query. */
export function openPostgres(url: string): Database {
  const types = {
    getTypeParser: (oid: number, format?: string) =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  } as pg.CustomTypesConfig;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks while idle is dropped by the pool; the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const gate = new Gate(connections);
  return {
    engine: 'postgres',
    read: db,
    async transact(work) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await gate.through(() => db.transaction().setIsolationLevel('serializable').execute(work), isConflict);
        } catch (error) {
          const code = codeOf(error);
          if (!isConflict(error) || attempt === retries) throw refusalOf(error, code);
          await wait(Math.random() * 20 * 2 ** attempt);
        }
      }
    },
    close: () => db.destroy(),
  };
}

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';
const isConflict = (error: unknown): boolean => worthRetrying.has(codeOf(error));

function refusalOf(error: unknown, code: string): unknown {
  if (code === '40001' || code === '40P01' || code === '57014' || code.startsWith('08') || code === 'ECONNREFUSED')
    return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === '53100') return new Refusal('storage-full');
  return error;
}
