import type { Logger } from 'pino';
import type { App } from '#api/http/app-context.ts';
import type { JobKind, JobPayloads } from './queue.ts';

export const leaseMs = 60_000;
export const attemptsMax = 8;
const pollMs = 1_000;
const atOnce = 4;

/** Seconds between tries: 2, 8, 32 ... up to an hour; a mail server that is down for a day is outlived by raising `run_at`. */
export const backoffMs = (attempts: number): number => Math.min(3_600_000, 500 * 4 ** attempts);

export interface JobRun<K extends JobKind> {
  app: App;
  id: string;
  uniqueKey: string;
  payload: JobPayloads[K];
  /** Tells whoever watches, and prolongs the lease. */
  progress(done: number, total: number): Promise<void>;
}

/** A handler may run more than once for one job, so it must change things once: by the job's unique key. */
export type JobHandlers = { [K in JobKind]: (run: JobRun<K>) => Promise<unknown> };

export interface JobRunner {
  /** Work may be waiting: look now instead of at the next poll. */
  nudge(): void;
  /** Runs everything that is due; for tests and shutdown. */
  runDue(): Promise<number>;
  start(): void;
  /** Lets running jobs end. */
  stop(): Promise<void>;
}

export function createJobRunner(app: App, handlers: JobHandlers, log: Logger): JobRunner {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let looking: Promise<number> | null = null;
  let lookAgain = false;

  const claim = async () => {
    const now = app.now();
    const due = await app.db.read
      .selectFrom('job')
      .select('id')
      .where((w) =>
        w.or([
          w.and([w('state', '=', 'waiting'), w('run_at', '<=', now)]),
          w.and([w('state', '=', 'running'), w('lease_until', '<', now)]),
        ]),
      )
      .orderBy('run_at')
      .limit(atOnce)
      .execute();
    if (due.length === 0) return [];
    return app.db.transact((trx) =>
      trx
        .updateTable('job')
        .set((e) => ({ state: 'running' as const, lease_until: now + leaseMs, attempts: e('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          due.map((job) => job.id),
        )
        .where((w) => w.or([w('state', '=', 'waiting'), w('lease_until', '<', now)]))
        .returningAll()
        .execute(),
    );
  };

  const runOne = async (job: Awaited<ReturnType<typeof claim>>[number]) => {
    const finish = (set: Record<string, unknown>) =>
      app.db.transact((trx) =>
        trx.updateTable('job').set(set).where('id', '=', job.id).where('attempts', '=', job.attempts).execute(),
      );
    const handler = handlers[job.kind as JobKind] as ((run: JobRun<JobKind>) => Promise<unknown>) | undefined;
    try {
      if (handler === undefined) throw new Error(`No handler for ${job.kind}.`);
      const result = await handler({
        app,
        id: job.id,
        uniqueKey: job.unique_key,
        payload: JSON.parse(job.payload),
        progress: async (done, total) => {
          await finish({ progress_done: done, progress_total: total, lease_until: app.now() + leaseMs });
        },
      });
      // What a job was told may be personal or a secret link; nobody needs it any more.
      await finish({
        state: 'done',
        payload: '{}',
        result: result === undefined ? null : JSON.stringify(result),
        finished_at: app.now(),
        lease_until: null,
        last_error: null,
      });
    } catch (error) {
      const dead = job.attempts >= attemptsMax;
      log.warn(
        { job: job.kind, id: job.id, attempts: job.attempts, err: error },
        dead ? 'a job failed for good' : 'a job failed and will be tried again',
      );
      await finish({
        state: dead ? 'dead' : 'waiting',
        run_at: app.now() + backoffMs(job.attempts),
        lease_until: null,
        last_error: String((error as Error).message ?? error).slice(0, 500),
        finished_at: dead ? app.now() : null,
      });
    }
  };

  const look = async (): Promise<number> => {
    let ran = 0;
    do {
      lookAgain = false;
      for (let jobs = await claim(); jobs.length > 0; jobs = stopped ? [] : await claim()) {
        await Promise.all(jobs.map(runOne));
        ran += jobs.length;
      }
    } while (lookAgain && !stopped);
    return ran;
  };

  const runDue = (): Promise<number> => {
    lookAgain = true;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  const attempt = () => {
    if (stopped) return;
    runDue().catch((error) => log.warn({ err: error }, 'looking for jobs failed'));
  };

  return {
    runDue,
    nudge: () => setImmediate(attempt),
    start() {
      timer = setInterval(attempt, pollMs);
      timer.unref();
      attempt();
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await looking?.catch(() => {});
    },
  };
}
