import type { Query } from '#api/db/database.ts';
import { type DatabaseFault, NoFreeConnection, refusalOfDatabase } from '#api/db/database-faults.ts';
import { asOneOfFew } from '#api/features/links/links-at-once.ts';
import type { App } from '#api/http/app-context.ts';
import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import { attemptsMax } from '#api/jobs/runner.ts';
import { bookmarklet, saveItemPath } from '#contracts/browser-button.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import * as schemas from '#contracts/platform.schemas.ts';
import * as endpoints from '#contracts/platform.ts';
import { Refusal } from '#contracts/problems.ts';
import { amountText } from '#rules/money.ts';

type Draft = OutputOf<typeof endpoints.readLink>['draft'];

/** Shorter than the longest address that the server accepts. */
const longestQuery = 3800;

/** The page where a draft is corrected and added; the values read from the store's page are in its address. */
function draftPage({ priceCents, imageUrl, ...draft }: Draft, registry = ''): string {
  const price = priceCents === null ? '' : amountText({ amount: priceCents, currency: draft.currency ?? 'USD' });
  const fields = { registry, ...draft, currency: draft.currency ?? '', price, imgUrl: imageUrl ?? '' };
  const query = new URLSearchParams(Object.entries(fields).filter(([, text]) => text !== ''));
  // Drop the values that were read before the link itself.
  for (const name of ['note', 'imgUrl', 'title', 'storeName', 'url'])
    if (String(query).length > longestQuery) query.delete(name);
  return `${saveItemPath}?${query}`;
}

const sentences = {
  unreachable:
    'The database cannot be reached. Pages that were built or kept are shown; everything else says to try again.',
  unwritable:
    'The database can’t be written to, because its disk is full or PostgreSQL is read-only. Nothing is saved until there is room, or it can be written to again; then saving resumes by itself.',
  damaged:
    'The database is damaged, so nothing is saved. Stop the server and restore a backup: node scripts/restore.ts FILE --replace',
} as const satisfies Record<DatabaseFault, string>;

/** A lock that is not granted, a query that takes too long, a server that has no connection left for us. */
const isLate =
  'The database answers, but not in time: something else may hold locks of its tables, or all of its connections.';

/** Somebody's money is not yet where it belongs, and the usual tries are over. */
const paymentsWait = (db: Query) =>
  db
    .selectFrom('job')
    .select('id')
    .where('kind', 'in', ['settle-group-share', 'release-late-payment'])
    .where('state', '=', 'waiting')
    .where('attempts', '>=', attemptsMax)
    .limit(1)
    .execute();

/** In the words that an operator reads. */
async function findProblems({ db }: App): Promise<string[]> {
  if (db.health.fault !== null) return [sentences[db.health.fault]];
  try {
    if ((await paymentsWait(db.read)).length === 0) return [];
    return [
      'Payments have waited for hours to be taken or given back. They are tried every hour; the log says why they fail.',
    ];
  } catch (error) {
    // Many people are here: the next look may be in time.
    if (error instanceof NoFreeConnection) return [];
    const refusal = refusalOfDatabase(error);
    if (refusal === undefined) throw error;
    return [refusal.code === 'busy' ? isLate : sentences[db.health.fault ?? 'unreachable']];
  }
}

export const platformRoutes = [
  reads(endpoints.health, {
    schemas: schemas.health,
    access: { who: 'anyone' },
    // Asked by the machine that watches this one.
    limits: [],
    summary:
      'Whether this process can do everything, and if not, what it lacks. It answers 200 as long as it can show pages.',
    run: async ({ app }) => {
      const problems = await findProblems(app);
      return {
        status: problems.length === 0 ? ('ok' as const) : ('degraded' as const),
        problems,
        database: app.db.engine,
        search: app.search.name,
      };
    },
  }),
  reads(endpoints.readAsyncJob, {
    schemas: schemas.readAsyncJob,
    access: { who: 'user' },
    summary: 'State and progress of a background job of your own.',
    run: async ({ app, caller, input }) => {
      const job = await app.db.read
        .selectFrom('job')
        .select(['id', 'state', 'progress_done', 'progress_total', 'result'])
        .where('id', '=', input.params.id)
        .where('owner_id', '=', caller.user!.id)
        .executeTakeFirst();
      if (job === undefined) throw new Refusal('not-found');
      return {
        id: job.id,
        state: job.state,
        done: job.progress_done,
        total: job.progress_total,
        result: job.result === null ? null : JSON.parse(job.result),
      };
    },
  }),
  reads(endpoints.readBookmarklet, {
    schemas: schemas.readBookmarklet,
    access: { who: 'user' },
    summary: 'The browser button, as an address for the bookmarks bar. It is the same for everybody and knows nobody.',
    run: async ({ app }) => ({ bookmarklet: bookmarklet(app.settings.publicUrl) }),
  }),
  changes(endpoints.readLink, {
    lock: 'nothing',
    schemas: schemas.readLink,
    access: { who: 'user' },
    summary: 'Reads a link of any store into a draft. Always answers with something that can be edited.',
    limits: [limits.readLink],
    form: {
      body: ({ url = '' }) => ({ url }),
      done: ({ draft }: { draft: Draft }, { registry }) => draftPage(draft, registry),
    },
    prepare: ({ app, caller, input }) =>
      asOneOfFew(caller, (from) => app.readLink(input.body.url, input.body.html, from)),
    run: async ({ prepared }) => ({ draft: prepared }),
  }),
];
