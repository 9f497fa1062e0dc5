import { Refusal } from '#contracts/problems.ts';

/**
 * 'unreachable' and 'unwritable' (mostly a full disk) end by themselves. 'damaged' lasts until the database is repaired and the server
 * restarted.
 */
export type DatabaseFault = 'unreachable' | 'unwritable' | 'damaged';

/** A connection that could not be made, or broke: whether a pending commit succeeded is not known. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** All connections of this process are in use. Its code is that of a server that has none left: nothing was changed. */
export class NoFreeConnection extends Error {
  override name = 'NoFreeConnection';
  readonly code = '53300';
}

/** The current fault of a database, if any. */
export class DatabaseHealth {
  #fault: DatabaseFault | null = null;
  /** Called on every change, with the error that caused it. */
  onChange: (fault: DatabaseFault | null, because?: unknown) => void = () => {};

  get fault(): DatabaseFault | null {
    return this.#fault;
  }

  set(fault: DatabaseFault | null, because?: unknown): void {
    if (fault === this.#fault || this.#fault === 'damaged') return;
    this.#fault = fault;
    this.onChange(fault, because);
  }

  /** This fault has ended; another may have replaced it. */
  end(fault: DatabaseFault): void {
    if (this.#fault === fault) this.set(null);
  }

  /** @throws {Refusal} 'read-only' once something on the disk is damaged: further writes would spread it. */
  refuseDamaged(): void {
    if (this.#fault === 'damaged') throw new Refusal('read-only');
  }
}

/** Both engines report what happened by a code; SQLite's begin with these, its variants add a suffix. */
const codes = {
  /** Canceled by a timeout, lock not granted in time, no connection left, a lost race: in each case nothing was changed. */
  busy: ['SQLITE_BUSY', 'SQLITE_LOCKED', '40001', '40P01', '57014', '55P03', '53300'],
  full: ['SQLITE_FULL', '53100'],
  damaged: [
    'SQLITE_CORRUPT',
    'SQLITE_NOTADB',
    'SQLITE_IOERR_READ',
    'SQLITE_IOERR_SHORT_READ',
    'SQLITE_IOERR_FSYNC',
    'XX001',
    'XX002',
  ],
  /** Other disk faults, and a PostgreSQL that may only be read, as after a failover: they may end by themselves. */
  unwritable: ['SQLITE_IOERR', 'SQLITE_READONLY', '25006'],
  /** The server is shutting down or starting. */
  unreachable: ['57P01', '57P02', '57P03', '08'],
};

const has = (error: unknown, kind: keyof typeof codes): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && codes[kind].some((beginning) => code.startsWith(beginning));
};

/** The file was found damaged, or the disk cannot read it. */
export const isDamage = (error: unknown): boolean => has(error, 'damaged');

/** Somebody else is using what was asked for. */
export const isBusy = (error: unknown): boolean => has(error, 'busy');

/** Whether a database raised it, and not the code that read its rows. */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof DatabaseUnreachable ||
  /^(SQLITE_\w+|[0-9A-Z]{5})$/.test(String((error as { code?: unknown })?.code));

/** Records a failed query that shows that the disk is damaged or accepts no more writes. */
export function noteFault(health: DatabaseHealth, error: unknown): void {
  if (isDamage(error)) health.set('damaged', error);
  else if (isUnwritable(error) && health.fault === null) health.set('unwritable', error);
}

const isUnwritable = (error: unknown): boolean => has(error, 'full') || has(error, 'unwritable');

/** What to throw for a transaction that was undone: faults of the database as refusals, everything else unchanged. */
export const refusalOfChange = (error: unknown): unknown =>
  isDamage(error) ? new Refusal('read-only') : (refusalOfDatabase(error) ?? error);

/** A fault of either database as a refusal; undefined for any other error. */
export function refusalOfDatabase(error: unknown): Refusal | undefined {
  if (error instanceof DatabaseUnreachable || has(error, 'unreachable') || isDamage(error))
    return new Refusal('unavailable', { facts: { retryAfterSeconds: 5 } });
  if (isBusy(error)) return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (isUnwritable(error)) return new Refusal('storage-full');
  return undefined;
}
