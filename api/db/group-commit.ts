import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { Refusal } from '#contracts/problems.ts';
import { type AtOnce, answersAtOnce } from './at-once.ts';
import type { Database, Trx } from './database.ts';
import { whenAllHaveCome } from './gather.ts';
import type { Tables } from './tables.ts';

/** A group ends after this long, so that one slow transaction never holds everybody's answer. */
const groupWorkMs = 20;
/** After one has failed, so many groups keep every transaction apart. */
const groupsKeptApart = 16;

interface Waiting {
  work: (trx: Trx) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Answer = () => void;

/**
 * Group commit: transactions that wait at the same moment run one after the other inside one `begin immediate` and share the
 * sync of one commit. Each still succeeds or fails alone; nobody is told before the commit.
 *
 * A savepoint for each makes SQLite copy every page that it touches, a fifth of the work of all its statements. So a group runs
 * without; when one of it fails after it wrote, all is undone and the group runs again with savepoints, and so do the next ones.
 */
export function groupCommit(
  raw: Sqlite.Database,
  db: Kysely<Tables>,
  atOnce: AtOnce,
  { written, beforeAnswers }: { written: { readonly statements: number }; beforeAnswers: () => void },
): Database['transact'] {
  const statement = (sql: string) => raw.prepare(sql);
  const [begin, commit, rollback] = [statement('begin immediate'), statement('commit'), statement('rollback')];
  const [savepoint, release, undo] = [
    statement('savepoint one'),
    statement('release one'),
    statement('rollback to one'),
  ];
  const queue: Waiting[] = [];
  let draining = false;
  let keepApart = 0;

  /** @returns null when one failed that had written: what it wrote cannot be told from what the others did. */
  const runTogether = async (trx: Trx, next: () => Waiting | undefined): Promise<Answer[] | null> => {
    const answers: Answer[] = [];
    for (let waiting = next(); waiting !== undefined; waiting = next()) {
      const { work, resolve, reject } = waiting;
      const before = written.statements;
      try {
        const value = await work(trx);
        answers.push(() => resolve(value));
      } catch (error) {
        if (!raw.inTransaction) throw error;
        if (written.statements !== before) return null;
        answers.push(() => reject(refusalOf(error)));
      }
    }
    return answers;
  };

  const runApart = async (trx: Trx, next: () => Waiting | undefined): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (let waiting = next(); waiting !== undefined; waiting = next()) {
      const { work, resolve, reject } = waiting;
      savepoint.run();
      try {
        const value = await work(trx);
        answers.push(() => resolve(value));
      } catch (error) {
        if (!raw.inTransaction) throw error;
        undo.run();
        // Not before the commit either: "none left" is only true once the winner's write is.
        answers.push(() => reject(refusalOf(error)));
      }
      release.run();
    }
    return answers;
  };

  const runGroup = async (trx: Trx) => {
    answersAtOnce(trx, atOnce);
    const group: Waiting[] = [];
    const until = performance.now() + groupWorkMs;
    const next = () => {
      const waiting = group.length === 0 || performance.now() < until ? queue.shift() : undefined;
      if (waiting !== undefined) group.push(waiting);
      return waiting;
    };
    let answers: Answer[] | null = null;
    try {
      begin.run();
      if (keepApart > 0) keepApart -= 1;
      else {
        answers = await runTogether(trx, next);
        if (answers === null) {
          rollback.run();
          keepApart = groupsKeptApart;
          queue.unshift(...group.splice(0));
          begin.run();
        }
      }
      answers ??= await runApart(trx, next);
      commit.run();
      beforeAnswers();
    } catch (error) {
      if (raw.inTransaction) rollback.run();
      if (group.length === 0) group.push(...queue.splice(0));
      for (const waiting of group) waiting.reject(refusalOf(error));
      return;
    }
    for (const answer of answers) answer();
  };

  const drain = async () => {
    while (queue.length > 0) await db.connection().execute(runGroup);
    draining = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (draining) return;
      draining = true;
      whenAllHaveCome(
        () => queue.length,
        () => void drain(),
      );
    });
}

/** Faults of the disk as refusals that say nothing was changed; everything else as it is. */
function refusalOf(error: unknown): unknown {
  const code = (error as { code?: string } | null)?.code ?? '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new Refusal('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === 'SQLITE_FULL' || code.startsWith('SQLITE_IOERR') || code === 'SQLITE_READONLY')
    return new Refusal('storage-full');
  return error;
}
