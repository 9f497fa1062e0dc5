import type { Kysely, Transaction } from 'kysely';
import type { DatabaseHealth } from './database-faults.ts';
import type { Locks } from './locks.ts';
import type { Tables } from './tables.ts';

export type Query = Kysely<Tables>;
/** Inside a transaction: the handle that a service passes to its queries. */
export type Trx = Kysely<Tables> | Transaction<Tables>;

export interface TransactionOptions {
  /**
   * The rows that this transaction shares with its rivals, locked before it reads anything; 'nothing' where constraints alone are enough.
   */
  lock: Locks | 'nothing';
  /** Rows that `work` locks itself with `db.lock`: on PostgreSQL it waits for its turn at these too before it takes a connection. */
  locksLater?: Locks;
}

export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** Reads outside a transaction; on SQLite a read-only connection of its own. */
  readonly read: Query;
  /**
   * Runs `work` as one transaction and resolves when it is on disk. `work` may run more than once (a deadlock or a lost race for a unique
   * key is retried), so its only effects must be on the database. It must await nothing but its own queries, one after the other, and catch
   * none of their errors.
   * @throws {Refusal} 'busy' when the database stays locked, 'storage-full' when the disk is full, 'read-only' when it is damaged,
   * 'unavailable' when it cannot be reached; anything that `work` throws undoes its writes.
   */
  transact<T>(options: TransactionOptions, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** For a transaction that must first read which rows it shares. Everything on which it decides is read after this. */
  lock(trx: Trx, locks: Locks): Promise<void>;
  readonly health: DatabaseHealth;
  /** Reads everything and records damage in `health`. Does nothing on PostgreSQL, which checks its own pages. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
