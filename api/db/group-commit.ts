import { setImmediate as turn } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Trx } from './database.ts';
import { type DatabaseHealth, noteFault, refusalOfChange } from './database-faults.ts';
import type { Tables } from './tables.ts';

/** A group ends after this long, so that slow transactions do not delay everybody's response. */
const groupWorkMs = 20;

interface Waiting {
  work: (trx: Trx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Answer = () => void;

/**
 * Group commit: transactions that wait at the same moment run one after the other inside one `begin immediate` and share the disk sync of
 * one commit. Each has a savepoint, so it succeeds or fails alone; nobody gets a response before the commit.
 */
export function groupCommit(raw: Sqlite.Database, db: Kysely<Tables>, health: DatabaseHealth) {
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
      noteFault(health, error);
      undo.run();
      // A refusal waits for the commit too: "none left" is only true once the winner's write is committed.
      answer = () => reject(refusalOfChange(error));
    }
    release.run();
    return answer;
  };

  /** If the rollback fails, opening the file again undoes the transaction: its log has no commit of it. */
  const undoAll = (): void => {
    try {
      if (raw.inTransaction) rollback.run();
    } catch (error) {
      health.set('damaged', error);
    }
  };

  const runGroup = async (trx: Trx): Promise<void> => {
    const group: Waiting[] = [];
    const answers: Answer[] = [];
    const until = performance.now() + groupWorkMs;
    try {
      health.refuseDamaged();
      begin.run();
      while (queue.length > 0 && (group.length === 0 || performance.now() < until)) {
        group.push(queue.shift()!);
        answers.push(await runOne(trx, group.at(-1)!));
        // Others are served meanwhile, and Node accepts one connection a turn. Changes that have arrived by now join the group.
        await turn();
      }
      health.refuseDamaged();
      commit.run();
    } catch (error) {
      noteFault(health, error);
      undoAll();
      // If the database cannot even be locked, the queued transactions would wait in vain too.
      for (const { reject } of group.length > 0 ? group : queue.splice(0)) reject(refusalOfChange(error));
      return;
    }
    for (const answer of answers) answer();
  };

  const drain = async (): Promise<void> => {
    try {
      while (queue.length > 0) await db.connection().execute(runGroup);
    } catch (error) {
      for (const { reject } of queue.splice(0)) reject(error);
    } finally {
      isDraining = false;
    }
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
