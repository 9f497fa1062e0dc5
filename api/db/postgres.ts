import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal } from '#contracts/problems.ts';
import type { Database } from './database.ts';
import { Gate } from './gate.ts';
import { Lanes } from './lanes.ts';
import type { Tables } from './tables.ts';

const connections = 8;
const statementsNamed = 500;
const retries = 3;
/** A newer version of the program has changed the table of a statement that has a name. */
const planIsOutdated = '0A000';
/** Serialisation failure, deadlock, and a unique row that a rival inserted a moment ago: a fresh look decides. */
const worthRetrying = new Set(['40001', '40P01', '23505', planIsOutdated]);

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
    // A scan of a small table reads all of it, so every change of any row in it would undo a serialisable reader.
    options: '-c enable_seqscan=off',
  });
  // A connection that breaks while idle is dropped by the pool; the next query opens another.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) });
  const gate = new Gate(connections);
  const lanes = new Lanes();
  return {
    engine: 'postgres',
    read: db,
    transact: (work, lane) =>
      lanes.through(lane, async () => {
        for (let attempt = 0; ; attempt += 1) {
          try {
            return await gate.through(
              () => db.transaction().setIsolationLevel('serializable').execute(work),
              isConflict,
            );
          } catch (error) {
            const code = codeOf(error);
            if (!isConflict(error) || attempt === retries) throw refusalOf(error, code);
            await wait(Math.random() * 20 * 2 ** attempt);
          }
        }
      }),
    close: () => db.destroy(),
  };
}

/**
 * Gives the last statements names, so that the server parses and plans each once per connection instead of at every call.
 * What is not a plain statement goes through as it is.
 */
function namingStatements(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  let generation = 0;
  const named = new WeakSet<pg.PoolClient>();
  const nameOf = (text: string): string | undefined => {
    let name = names.get(text);
    if (name === undefined && names.size < statementsNamed) {
      name = `s${generation}_${hash('sha256', text).slice(0, 32)}`;
      names.set(text, name);
    }
    return name;
  };
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (async () => {
    const client = await connect();
    if (named.has(client)) return client;
    named.add(client);
    const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    client.query = ((text: unknown, values?: unknown[]) => {
      const name = typeof text === 'string' && values !== undefined && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) return ask(text, values);
      return ask({ name, text, values }).catch(async (error) => {
        if (codeOf(error) !== planIsOutdated) throw error;
        names.clear();
        generation += 1;
        // Outside a transaction it can be asked again at once; inside one the whole transaction is.
        return ask(text, values).catch(() => Promise.reject(error));
      });
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
  return pool;
}

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';
const isConflict = (error: unknown): boolean => worthRetrying.has(codeOf(error));

function refusalOf(error: unknown, code: string): unknown {
  if (code === '40001' || code === '40P01' || code === '57014' || code.startsWith('08') || code === 'ECONNREFUSED')
    return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === '53100') return new Refusal('storage-full');
  return error;
}
