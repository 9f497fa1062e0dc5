import { setImmediate } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal } from '#contracts/problems.ts';
import { type AtOnce, answersAtOnce } from './at-once.ts';
import type { Database, Trx } from './database.ts';
import { Gate } from './gate.ts';
import { Lanes } from './lanes.ts';
import { codeOf, namingStatements, planIsOutdated } from './named-statements.ts';
import { SharedTransactions, UnknownEnd } from './shared-transactions.ts';
import type { Tables } from './tables.ts';

const connections = 8;
const retries = 3;
/** Serialisation failure, deadlock, and a unique row that a rival inserted a moment ago: a fresh look decides. */
const worthRetrying = new Set(['40001', '40P01', '23505', planIsOutdated]);
const start = 'start transaction isolation level serializable';
/**
 * Shared transactions of several processes would undo each other, so they line up here. Nothing is true because of it. The lock of a
 * table is taken before the transaction's first look at the data, and ends with it, whoever pools the connections.
 */
const takeTurn = 'lock table write_turn in exclusive mode';

/** Opens a pool on PostgreSQL or an engine that speaks it. Nothing is connected until the first query. */
export function openPostgres(url: string): Database {
  const types = {
    getTypeParser: (oid: number, format?: string) =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  } as pg.CustomTypesConfig;
  const settings = {
    connectionString: url,
    max: connections,
    types,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
    // Statements that are asked at one moment do not wait for each other's answers.
    pipeline: true,
    // A scan of a small table reads all of it, so every change of any row in it would undo a serialisable reader.
    options: '-c enable_seqscan=off',
  };
  const pool = new pg.Pool(settings);
  // A connection that breaks while idle is dropped by the pool; the next query opens another.
  pool.on('error', () => {});
  namingStatements(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  answersAtOnce(db, askingTogether(pool));
  const gate = new Gate(connections);
  const lanes = new Lanes();
  const alone = async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await gate.through(() => transaction(pool, work), isConflict);
      } catch (error) {
        if (!isConflict(error) || attempt === retries) throw refusalOf(error);
        await wait(Math.random() * 20 * 2 ** attempt);
      }
    }
  };
  const together = (work: (trx: Trx) => Promise<void>) => transaction(pool, work, { inTurn: true });
  const shared = new SharedTransactions({ together, alone, lanes });
  return {
    engine: 'postgres',
    read: db,
    transact: (work, lane, { mayShare = false } = {}) =>
      mayShare && lane !== undefined ? shared.run(lane, work) : lanes.through(lane, () => alone(work)),
    close: () => db.destroy(),
  };
}

/** Runs `work` once as one serialisable transaction. */
async function transaction<T>(
  pool: pg.Pool,
  work: (trx: Trx) => Promise<T>,
  { inTurn = false }: { inTurn?: boolean } = {},
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  const ask = (sql: string) => client.query(sql);
  firstFailures.delete(client);
  // A connection that cannot end its transaction is closed, which ends it and gives its turn back; a refused commit is an end.
  const end = (how: string) => {
    const ended = ask(how);
    ended.catch((error) => {
      broken ||= !saysNo(error);
    });
    return ended;
  };
  try {
    // Waited for: were it refused, what follows would be on disk one by one.
    await Promise.all([ask(start), ...(inTurn ? [ask(takeTurn)] : [])]);
    const value = await work(trxOf(client));
    const { command } = await end('commit').catch((error) => {
      throw saysNo(error) ? error : new UnknownEnd(error);
    });
    // Where a statement failed and nobody said so.
    if (command === 'ROLLBACK') throw firstFailures.get(client) ?? new Error('A statement of this transaction failed.');
    return value;
  } catch (error) {
    if (!(error instanceof UnknownEnd)) await end('rollback').catch(() => {});
    else broken = true;
    throw codeOf(error) === afterAFailure ? (firstFailures.get(client) ?? error) : error;
  } finally {
    client.release(broken);
  }
}

/** Whether the server itself refused, and the connection is whole. */
const saysNo = (error: unknown): boolean => /^(?!08|57P)[0-9A-Z]{5}$/.test(codeOf(error));

const transactions = new WeakMap<pg.PoolClient, Trx>();

/**
 * What the first failing statement of a connection's transaction was told. Those behind it are only told that one had failed, and
 * may tell the work so before the first one's answer gets there.
 */
const firstFailures = new WeakMap<pg.PoolClient, unknown>();
const afterAFailure = '25P02';

/** What works are given on this connection. Its statements do not wait for each other. */
function trxOf(client: pg.PoolClient): Trx {
  let trx = transactions.get(client);
  if (trx === undefined) {
    const query = (text: string, values: unknown[]) =>
      client.query(text, values).catch((error) => {
        if (codeOf(error) !== afterAFailure) firstFailures.set(client, error);
        throw error;
      });
    const lent = { query, release: () => {} };
    const pool = { connect: async () => lent, end: async () => {} } as unknown as pg.Pool;
    trx = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    answersAtOnce(trx, {
      run: async (sql, values) => (await query(sql, values as unknown[])).rows,
      change: async (sql, values) => (await query(sql, values as unknown[])).rowCount ?? 0,
    });
    transactions.set(client, trx);
  }
  return trx;
}

/** Compiled reads of one turn of the event loop share a connection: one journey there and one back. */
function askingTogether(pool: pg.Pool): AtOnce {
  let open: { client: Promise<pg.PoolClient>; asking: number; isOver: boolean } | null = null;
  const ask = async (sql: string, values: readonly unknown[]) => {
    if (open === null) {
      const opened = { client: pool.connect(), asking: 0, isOver: false };
      open = opened;
      setImmediate(() => {
        opened.isOver = true;
        open = null;
      });
    }
    const lease = open;
    lease.asking += 1;
    try {
      const client = await lease.client;
      return await client.query(sql, values as unknown[]);
    } finally {
      lease.asking -= 1;
      if (lease.asking === 0) {
        if (open === lease) open = null;
        lease.client.then((client) => client.release()).catch(() => {});
      }
    }
  };
  return {
    run: async (sql, values) => (await ask(sql, values)).rows,
    change: async (sql, values) => (await ask(sql, values)).rowCount ?? 0,
  };
}

const isConflict = (error: unknown): boolean => worthRetrying.has(codeOf(error));

function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code === '40001' || code === '40P01' || code === '57014' || code.startsWith('08') || code === 'ECONNREFUSED')
    return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === '53100') return new Refusal('storage-full');
  return error;
}
