import { Cron } from 'croner';
import type { Query } from '#api/db/database.ts';
import { lookForSpace } from '#api/db/free-space.ts';
import type { App } from '#api/http/app-context.ts';
import { enqueue, type JobKind } from './queue.ts';

/**
 * What runs on a schedule (UTC). Every process schedules; the slot in the unique key makes it one job. `atStart`: also when a process starts,
 * or only if a day has passed without it, as on a machine that is off at night.
 */
const schedule: readonly { kind: JobKind; pattern: string; atStart?: 'always' | 'if missed' }[] = [
  { kind: 'expire-reservations', pattern: '* * * * *' },
  { kind: 'release-unpaid', pattern: '* * * * *' },
  { kind: 'end-group-gifts', pattern: '27 2 * * *', atStart: 'if missed' },
  { kind: 'remind-givers', pattern: '*/10 * * * *' },
  { kind: 'tell-owners', pattern: '*/15 * * * *' },
  { kind: 'index-new-day', pattern: '1 0 * * *' },
  // An import reports at once; this finds products that become available by date, or in any other way.
  { kind: 'tell-available', pattern: '7 * * * *' },
  { kind: 'send-weekly-mails', pattern: '3,33 * * * *' },
  { kind: 'forget-unconfirmed', pattern: '37 3 * * *', atStart: 'if missed' },
  { kind: 'forget-old-keys', pattern: '17 3 * * *', atStart: 'if missed' },
  { kind: 'erase-accounts', pattern: '57 3 * * *', atStart: 'if missed' },
  { kind: 'forget-old-events', pattern: '37 3 * * *', atStart: 'if missed' },
  // A start may follow an update, with registries from before there were keys.
  { kind: 'fill-find-keys', pattern: '47 3 * * *', atStart: 'always' },
];

const dayMs = 86_400_000;

const findKindsSince = async (db: Query, since: number): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.selectFrom('job').select('kind').distinct().where('created_at', '>', since).execute()).map(
      ({ kind }) => kind,
    ),
  );

export function startSchedule(app: App, nudge: () => void, onError: (error: unknown) => void): { stop(): void } {
  const put = async (kind: JobKind) => {
    const now = app.now();
    const slot = Math.floor(now / 60_000);
    await app.db.transact({ lock: 'nothing' }, (trx) =>
      enqueue(trx, { id: app.newId(), kind, uniqueKey: `${kind}:${slot}`, payload: {}, now }),
    );
    nudge();
  };
  const putAtStart = async () => {
    const done = await findKindsSince(app.db.read, app.now() - dayMs);
    for (const { kind, atStart } of schedule)
      if (atStart === 'always' || (atStart === 'if missed' && !done.has(kind))) await put(kind);
  };
  putAtStart().catch(onError);
  const options = { timezone: 'UTC', unref: true, catch: onError };
  const crons = [
    ...schedule.map(({ kind, pattern }) => new Cron(pattern, options, () => put(kind))),
    // Not a job: each process stops writing on its own, and a job is a write.
    new Cron('27 4 * * *', options, () => app.db.verify()),
    new Cron('*/15 * * * * *', options, () => lookForSpace(app.db)),
  ];
  return {
    stop() {
      for (const cron of crons) cron.stop();
    },
  };
}
