import { setImmediate as turn } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { Refusal } from '#contracts/problems.ts';
import type { Trx } from './database.ts';
import type { Tables } from './tables.ts';

/** A group ends after this long, so that one slow transaction never holds everybody's answer. */
const groupWorkMs = 20;

interface Waiting {
  work: (trx: Trx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Answer = () => void;

/**
 * Group commit: transactions that wait at the same moment run one after the other inside one `begin immediate` and share the
 * sync of one commit. Each has a savepoint, so it succeeds or fails alone; nobody is told before the commit.
 */
export function groupCommit(raw: Sqlite.Database, db: Kysely<Tables>) {
  const [begin, commit, rollback, savepoint, release, undo] = [
    'begin immediate',
    'commit',
    'rollback',
    'savepoint one',
    'release one',
    'rollback to one',
  ].map((sql) => raw.prepare(sql)) as [Statement, Statement, Statement, Statement, Statement, Statement];
  const queue: Waiting[] = [];
  let isDraining = false;

  const runOne = async (trx: Trx, { work, resolve, reject }: Waiting): Promise<Answer> => {
    savepoint.run();
    let answer: Answer;
    try {
      const value = await work(trx);
      answer = () => resolve(value);
    } catch (error) {
      // A full disk ends the whole transaction.
      if (!raw.inTransaction) throw error;
      undo.run();
      // A refusal waits for the commit too: "none left" is only true once the winner's write is.
      answer = () => reject(refusalOf(error));
    }
    release.run();
    return answer;
  };

  const runGroup = async (trx: Trx): Promise<void> => {
    const group: Waiting[] = [];
    const answers: Answer[] = [];
    const until = performance.now() + groupWorkMs;
    try {
      begin.run();
      while (queue.length > 0 && (group.length === 0 || performance.now() < until)) {
        group.push(queue.shift()!);
        answers.push(await runOne(trx, group.at(-1)!));
      }
      commit.run();
    } catch (error) {
      if (raw.inTransaction) rollback.run();
      // Whoever waits for a database that cannot even be locked would wait in vain.
      for (const { reject } of group.length > 0 ? group : queue.splice(0)) reject(refusalOf(error));
      return;
    }
    for (const answer of answers) answer();
  };

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      // Requests that have arrived by now come into this group.
      await turn();
      await db.connection().execute(runGroup);
    }
    isDraining = false;
  };

  return <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (isDraining) return;
      isDraining = true;
      void drain();
    });
}

type Statement = Sqlite.Statement<[]>;

/** Faults of the disk as refusals that say nothing was changed; everything else as it is. */
function refusalOf(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR') || code === 'SQLITE_READONLY')
    return new Refusal('storage-full');
  return error;
}
