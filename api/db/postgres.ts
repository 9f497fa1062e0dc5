import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, DatabaseError } from './database.ts';
import {
  DatabaseHealth,
  DatabaseUnreachable,
  NoFreeConnection,
  noteFault,
  refusalOfChange,
} from './database-faults.ts';
import { lockTurns } from './lock-turns.ts';
import { keysOfLocks, lockRows } from './locks.ts';
import { watchPostgres } from './postgres-watch.ts';
import { rowCounter } from './rows-read.ts';
import type { Tables } from './tables.ts';

const retriesMax = 4;
/**
 * Serialisation failure, deadlock, and a row that a rival inserted or deleted a moment ago (unique and foreign keys): the transaction runs
 * again on fresh data.
 */
const retried = new Set(['40001', '40P01', '23505', '23503']);

/** For reading and for changes separately: changes that wait for a lock hold their connections, and must not block reads. */
const connectionsMax = 8;

/** Opens PostgreSQL or a compatible engine. No connection is made before the first query. */
export function openPostgres(url: string): Database {
  const health = new DatabaseHealth();
  const connected = new Set<pg.ClientBase>();
  const waiting = new Set<(because: Error) => void>();
  const transaction = new AsyncLocalStorage<{ isOpen: boolean }>();
  const watch = watchPostgres(url, {
    onLost(error) {
      health.set('unreachable', error);
      // Waiting queries, for a connection or for a response, would otherwise wait until the server recovers.
      for (const refuse of waiting) refuse(new DatabaseUnreachable('PostgreSQL does not answer.', { cause: error }));
      waiting.clear();
      for (const client of connected) breakOff(client);
    },
    onFound: () => health.end('unreachable'),
  });
  const openPool = (): Kysely<Tables> => {
    const pool = new pg.Pool({
      connectionString: url,
      max: connectionsMax,
      types: numbersForBigints,
      // Waiting for a connection that others use, or for a new one: see `Client`.
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      Client,
    });
    // The pool drops a connection that breaks while idle; the next query opens another.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      connected.add(client);
      // The query of a broken connection fails by itself; without a listener, the event would end the process.
      client.on('error', () => {});
    });
    pool.on('remove', (client) => connected.delete(client));
    return new Kysely<Tables>({
      plugins: [rowCounter],
      dialect: new PostgresDialect({
        pool: {
          options: pool.options,
          end: () => pool.end(),
          connect: () => {
            watch.start();
            if (transaction.getStore()?.isOpen) return Promise.reject(secondConnection());
            if (health.fault === 'unreachable')
              return Promise.reject(new DatabaseUnreachable('PostgreSQL does not answer.'));
            return new Promise((resolve, reject) => {
              waiting.add(reject);
              pool.connect().then(
                (client) => (waiting.delete(reject) ? resolve(client) : client.release()),
                (error) => {
                  waiting.delete(reject);
                  reject(isPoolFull(error) ? new NoFreeConnection(error.message, { cause: error }) : explain(error));
                },
              );
            });
          },
        },
      }),
    });
  };
  const [read, changes] = [openPool(), openPool()];
  const inTurn = lockTurns();
  return {
    engine: 'postgres',
    read,
    lock: lockRows,
    health,
    async transact({ lock, locksLater = {} }, work) {
      if (transaction.getStore()?.isOpen) throw secondConnection();
      const locks = lock === 'nothing' ? {} : lock;
      return inTurn(keysOfLocks({ ...locks, ...locksLater }), async () => {
        for (let attempt = 0; ; attempt += 1) {
          const state = { isOpen: true };
          try {
            health.refuseDamaged();
            return await changes
              .transaction()
              .setIsolationLevel('read committed')
              .execute((trx) =>
                transaction.run(state, async () => {
                  await lockRows(trx, locks);
                  return work(trx);
                }),
              );
          } catch (error) {
            noteFault(health, error);
            if (!retried.has(codeOf(error)) || attempt === retriesMax) throw refusalOfChange(error);
            await wait(Math.random() * 20 * 2 ** attempt);
          } finally {
            state.isOpen = false;
          }
        }
      });
    },
    verify: async () => {},
    async close() {
      watch.stop();
      await Promise.all([read.destroy(), changes.destroy()]);
    },
  };
}

/** Changes that each hold a connection and wait for a second one would block each other, and everybody else. */
const secondConnection = () =>
  new DatabaseError('A transaction has one connection: ask with `trx`, not with `db.read`.');

/** `pg-pool` has no code for it. A connection that could not be made fails with other words. */
const isPoolFull = ({ message }: Error): boolean => message === 'timeout exceeded when trying to connect';

/** `end` of an idle client asks the silent server first, and the pool would hand it out meanwhile. */
const breakOff = (client: pg.ClientBase): void =>
  void (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();

/** Instants and counts are bigint columns, far below 2^53. */
const numbersForBigints = {
  getTypeParser: (oid: number, format?: string) =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** An error that the server reports for a query is the query's; any other is an error of the connection. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: 1_500 });
  }

  override query(...args: unknown[]): never {
    const asked = (super.query as (...args: unknown[]) => unknown).apply(this, args);
    return (asked as Promise<pg.QueryResult>).catch((error) => {
      throw explain(error);
    }) as never;
  }
}

const explain = (error: unknown): unknown =>
  error instanceof pg.DatabaseError
    ? error
    : new DatabaseUnreachable(`PostgreSQL cannot be reached: ${(error as Error).message}`, { cause: error });

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';
