import { performance } from 'node:perf_hooks';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { ExpressionBuilder, QueryCreator, Updateable } from 'kysely';
import type { Logger } from 'pino';
import type { Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { App } from '#api/http/app-context.ts';
import { errorForLog } from '#api/logged-error.ts';
import { type JobKind, type JobPayloads, type Queue, queues, RefusedForGood } from './queue.ts';

export const leaseMs = 60_000;
/** The number of attempts of most jobs, spread over an hour and three quarters. */
export const attemptsMax = 8;
/**
 * Jobs that outlast a longer outage of an outside server, and are retried once an hour from then on: mails and changes of the search index
 * for three more days, and payments until they succeed.
 */
const attemptsMaxOf: { readonly [K in JobKind]?: number } = {
  mail: attemptsMax + 72,
  'index-products': attemptsMax + 72,
  'settle-group-share': Number.POSITIVE_INFINITY,
  'release-late-payment': Number.POSITIVE_INFINITY,
};
const mostAttempts = ({ kind }: { kind: string }): number => attemptsMaxOf[kind as JobKind] ?? attemptsMax;
const pollMs = 1_000;
/** Looking costs ten queries, almost as much as a change: all changes of this long share one look. */
const sharedLookMs = 50;
const stopMs = 10_000;
const usualJobsAtOnce = 8;
/** While requests keep this thread busy, background work gets one part in this many of its time. */
const partOfBusyTime = 10;
const busyFrom = 0.9;
const momentMs = 2;
/** A round may have spent its time waiting for something slow instead of working. */
const pauseMostMs = 1_000;

/** Seconds between tries: 2, 8, 32 ... up to an hour. */
export const backoffMs = (attempts: number): number => Math.min(3_600_000, 500 * 4 ** attempts);

export interface JobRun<K extends JobKind> {
  app: App;
  id: string;
  uniqueKey: string;
  payload: JobPayloads[K];
  /** Reports progress to the job's owner, and extends the lease. */
  progress(done: number, total: number): Promise<void>;
}

type Run<K extends JobKind> = (run: JobRun<K>) => Promise<unknown>;

/** A job that only writes: the work and the end of its job are one transaction. */
interface Writing<K extends JobKind> {
  write(trx: Trx, job: Pick<JobRun<K>, 'app' | 'payload' | 'uniqueKey'>): Promise<void>;
}

/** A handler may run more than once for one job, so it must change things once: by the job's unique key. */
export type JobHandlers = { [K in JobKind]: Run<K> | Writing<K> };

type AnyHandler = Run<JobKind> | Writing<JobKind>;

type Job = ExpressionBuilder<Tables, 'job'>;
const isWaiting = (e: Job, now: number) => e.and([e('state', '=', 'waiting'), e('run_at', '<=', now)]);
const isAbandoned = (e: Job, now: number) => e.and([e('state', '=', 'running'), e('lease_until', '<', now)]);

export interface JobRunner {
  /** Work may be waiting: look now instead of at the next poll. */
  nudge(): void;
  /** Runs everything that is due; for tests and shutdown. */
  runDue(): Promise<number>;
  start(): void;
  /** Lets running jobs end; one that takes too long is taken over by another process once its lease has ended. */
  stop(mostMs?: number): Promise<void>;
}

/** Checks for a moment whether requests keep this thread busy; if so, waits long enough to give them their share. */
async function giveWay(workedMs: number): Promise<void> {
  const before = performance.eventLoopUtilization();
  await wait(momentMs);
  const isBusy = performance.eventLoopUtilization(before).utilization > busyFrom;
  if (isBusy) await wait(Math.min(workedMs * (partOfBusyTime - 1), pauseMostMs));
}

/** A job's payload may be personal or contain a secret link; it is no longer needed. */
const ended = { state: 'done' as const, payload: '{}', recipient: null, lease_until: null, last_error: null };

/** @param jobsAtOnce how many jobs of each queue may run at the same time. */
export function createJobRunner(app: App, handlers: JobHandlers, log: Logger, jobsAtOnce = usualJobsAtOnce): JobRunner {
  let timer: NodeJS.Timeout | null = null;
  let nudged: NodeJS.Timeout | null = null;
  let stopped = false;
  /** Whether to give way to requests; not while somebody waits for all work to end. */
  let isPatient = true;

  const handlerOf = (kind: string) => handlers[kind as JobKind] as AnyHandler | undefined;

  /** Claims the first due jobs of a queue, at most so many, for this process; others skip them. */
  const claim = async (queue: Queue, isDue: typeof isWaiting, most: number) => {
    if (most === 0) return [];
    const now = app.now();
    const due = (db: QueryCreator<Tables>) =>
      db
        .selectFrom('job')
        .select('id')
        .where('queue', '=', queue)
        .where((e) => isDue(e, now))
        .orderBy('run_at')
        .orderBy('id')
        .limit(most);
    // A read does not block others; a transaction would.
    if ((await due(app.db.read).limit(1).execute()).length === 0) return [];
    return app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        // As a subquery, PostgreSQL could run it several times, and lock more rows than its limit.
        .with('due', (db) => due(db).$if(app.db.engine === 'postgres', (query) => query.forUpdate().skipLocked()))
        .updateTable('job')
        .set((e) => ({ state: 'running' as const, lease_until: now + leaseMs, attempts: e('attempts', '+', 1) }))
        .where('id', 'in', (e) => e.selectFrom('due').select('id'))
        .returningAll()
        .execute(),
    );
  };

  type Claimed = Awaited<ReturnType<typeof claim>>[number];

  /** @returns false when the lease ended and another process has the job. */
  const update = async (trx: Trx, job: Claimed, set: Updateable<Tables['job']>): Promise<boolean> => {
    const done = await trx
      .updateTable('job')
      .set(set)
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  };

  const run = async (job: Claimed): Promise<void> => {
    const { db } = app;
    const finish = (set: Updateable<Tables['job']>) => db.transact({ lock: 'nothing' }, (trx) => update(trx, job, set));
    const renew = () => finish({ lease_until: app.now() + leaseMs }).catch(() => {});
    const renewing = setInterval(renew, leaseMs / 3).unref();
    try {
      // A picture that takes more memory than there is would otherwise end every process that starts, a minute later.
      if (job.attempts > mostAttempts(job)) throw new Error('The process died at every attempt.');
      const handler = handlerOf(job.kind);
      if (handler === undefined) throw new Error(`No handler for ${job.kind}.`);
      const told = { app, uniqueKey: job.unique_key, payload: JSON.parse(job.payload) };
      if ('write' in handler) {
        await db.transact({ lock: 'nothing' }, async (trx) => {
          await handler.write(trx, told);
          if (!(await update(trx, job, { ...ended, finished_at: app.now() }))) throw new Error('The lease has ended.');
        });
        return;
      }
      const result = await handler({
        id: job.id,
        ...told,
        progress: async (done, total) => {
          await finish({ progress_done: done, progress_total: total, lease_until: app.now() + leaseMs });
        },
      });
      await finish({
        ...ended,
        result: result === undefined ? null : JSON.stringify(result),
        finished_at: app.now(),
      });
    } catch (error) {
      const dead = job.attempts >= (error instanceof RefusedForGood ? attemptsMax : mostAttempts(job));
      log.warn(
        { job: job.kind, id: job.id, attempts: job.attempts, err: error },
        dead ? 'a job failed for good' : 'a job failed and will be tried again',
      );
      await finish({
        state: dead ? 'dead' : 'waiting',
        run_at: app.now() + backoffMs(job.attempts),
        lease_until: null,
        last_error: errorForLog(error).message.slice(0, 500),
        finished_at: dead ? app.now() : null,
      });
    } finally {
      clearInterval(renewing);
    }
  };

  const runnerOf = (queue: Queue) => {
    const running = new Set<Promise<unknown>>();
    let looking: Promise<number> | null = null;
    let lookAgain = false;
    let wake = Promise.withResolvers<void>();

    /** @returns how many jobs were started. */
    const startDue = async (): Promise<number> => {
      const free = jobsAtOnce - running.size;
      // Two queries: an index answers each of them in order.
      const jobs = await claim(queue, isWaiting, free);
      jobs.push(...(await claim(queue, isAbandoned, free - jobs.length)));
      for (const job of jobs) {
        const ended: Promise<unknown> = run(job)
          // Its lease will end, and it runs again.
          .catch((error) => log.warn({ err: error }, 'how a job ended cannot be saved'))
          .finally(() => running.delete(ended));
        running.add(ended);
      }
      return jobs.length;
    };

    /** A job that takes long holds one place: the others go on with what is due. */
    const look = async (): Promise<number> => {
      let ran = 0;
      for (let isOver = false; !isOver; ) {
        const startedMs = performance.now();
        lookAgain = false;
        wake = Promise.withResolvers();
        const wasIdle = running.size === 0;
        const started = stopped && ran > 0 ? 0 : await startDue();
        ran += started;
        const before = running.size;
        if (before > 0) await Promise.race([...running, wake.promise]);
        // Jobs that are written together end together.
        await turn();
        // A job that ended meanwhile may have enqueued more.
        isOver = wasIdle && started === 0 && !(lookAgain && !stopped);
        if (!isPatient || running.size === before) continue;
        // These jobs may have enqueued others in another queue.
        attempt();
        await giveWay(performance.now() - startedMs);
      }
      return ran;
    };
    return {
      ended: () => Promise.allSettled([looking, ...running]),
      runDue(): Promise<number> {
        lookAgain = true;
        wake.resolve();
        looking ??= look().finally(() => {
          looking = null;
        });
        return looking;
      },
    };
  };
  const runners = queues.map(runnerOf);
  const lookAtAll = async (): Promise<number> =>
    (await Promise.all(runners.map((one) => one.runDue()))).reduce((sum, ran) => sum + ran, 0);
  /** Repeats until nothing is due: jobs enqueue others. */
  const runDue = async (): Promise<number> => {
    let ran = 0;
    for (let done = 1; done > 0 && !(stopped && ran > 0); ran += done) done = await lookAtAll();
    return ran;
  };
  const endedWithin = async (mostMs: number): Promise<void> => {
    const ended = new AbortController();
    await Promise.race([
      Promise.all(runners.map((one) => one.ended())).finally(() => ended.abort()),
      wait(mostMs, undefined, { signal: ended.signal }).catch(() => {}),
    ]);
  };
  let stopping: Promise<void> | null = null;
  const attempt = () => {
    if (stopped || app.db.health.fault !== null) return;
    lookAtAll().catch((error) => log.warn({ err: error }, 'looking for jobs failed'));
  };

  return {
    runDue() {
      isPatient = false;
      return runDue().finally(() => {
        isPatient = true;
      });
    },
    nudge() {
      nudged ??= setTimeout(() => {
        nudged = null;
        attempt();
      }, sharedLookMs).unref();
    },
    start() {
      timer = setInterval(attempt, pollMs);
      timer.unref();
      attempt();
    },
    stop(mostMs = stopMs) {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      if (nudged !== null) clearTimeout(nudged);
      stopping ??= endedWithin(mostMs);
      return stopping;
    },
  };
}
