import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Query = Kysely<Tables>;
/** Inside a transaction: what a service's queries are given. */
export type Trx = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** Reads outside a transaction; on SQLite a read-only connection of its own. */
  readonly read: Query;
  /**
   * Runs `work` as one serialisable transaction and resolves when it is on disk. `work` may run more than once (a serialisation
   * conflict is retried), so it must have no effect but on the database, and must await nothing but queries: on SQLite
   * transactions that wait together share one sync.
   * @param lane what the work will contend for, such as a registry's id: on PostgreSQL those of one lane wait for each other here
   * instead of undoing each other there.
   * @param options `mayShare` says that such works of other lanes write nothing that this one reads. On PostgreSQL they may
   * share one transaction, in which the statements of different lanes interleave.
   * @throws {Refusal} 'busy' when the database stays locked, 'storage-full' when the disk is full; what `work` throws undoes its writes.
   */
  transact<T>(work: (trx: Trx) => Promise<T>, lane?: string, options?: { mayShare?: boolean }): Promise<T>;
  close(): Promise<void>;
}

export class DatabaseError extends Error {
  override name = 'DatabaseError';
}
