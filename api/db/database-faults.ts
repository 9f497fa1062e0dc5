import { Refusal } from '#contracts/problems.ts';

/**
 * 'unreachable' and 'unwritable' (a full disk, mostly) end by themselves. 'damaged' lasts until the database is repaired and the server
 * started again.
 */
export type DatabaseFault = 'unreachable' | 'unwritable' | 'damaged';

/** A connection that could not be made, or broke: whether a commit on its way arrived is not known. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** What is wrong with a database now. */
export class DatabaseHealth {
  #fault: DatabaseFault | null = null;
  /** Told of every change, with the error that was the reason. */
  onChange: (fault: DatabaseFault | null, because?: unknown) => void = () => {};

  get fault(): DatabaseFault | null {
    return this.#fault;
  }

  set(fault: DatabaseFault | null, because?: unknown): void {
    if (fault === this.#fault || this.#fault === 'damaged') return;
    this.#fault = fault;
    this.onChange(fault, because);
  }

  /** This fault has ended; another may have taken its place. */
  end(fault: DatabaseFault): void {
    if (this.#fault === fault) this.set(null);
  }

  /** @throws {Refusal} 'read-only' once something on the disk is damaged: writing on would spread it. */
  refuseDamaged(): void {
    if (this.#fault === 'damaged') throw new Refusal('read-only');
  }
}

/** Where both engines say by a code what happened; SQLite's begin with these, its variants follow. */
const codes = {
  /** Canceled by a timeout, no lock in time, no connection left, a lost race: in each case nothing was changed. */
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
  /** Other faults of the disk, which may end by themselves. */
  unwritable: ['SQLITE_IOERR', 'SQLITE_READONLY'],
  /** The server shuts down or starts. */
  unreachable: ['57P01', '57P02', '57P03', '08'],
};

const has = (error: unknown, kind: keyof typeof codes): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && codes[kind].some((beginning) => code.startsWith(beginning));
};

/** Said by a database, and not by who reads what it gave. */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof DatabaseUnreachable ||
  /^(SQLITE_\w+|[0-9A-Z]{5})$/.test(String((error as { code?: unknown })?.code));

/** A query failed: says so where it shows that the disk is damaged, or takes nothing more. */
export function noteFault(health: DatabaseHealth, error: unknown): void {
  if (has(error, 'damaged')) health.set('damaged', error);
  else if (isUnwritable(error) && health.fault === null) health.set('unwritable', error);
}

const isUnwritable = (error: unknown): boolean => has(error, 'full') || has(error, 'unwritable');

/** What a transaction throws that was undone: faults of the database as refusals, everything else as it is. */
export const refusalOfChange = (error: unknown): unknown =>
  has(error, 'damaged') ? new Refusal('read-only') : (refusalOfDatabase(error) ?? error);

/** A fault of either database as a refusal; undefined for any other error. */
export function refusalOfDatabase(error: unknown): Refusal | undefined {
  if (error instanceof DatabaseUnreachable || has(error, 'unreachable') || has(error, 'damaged'))
    return new Refusal('unavailable', { facts: { retryAfterSeconds: 5 } });
  if (has(error, 'busy')) return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (isUnwritable(error)) return new Refusal('storage-full');
  return undefined;
}
