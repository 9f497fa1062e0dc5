import { eachRow } from '#api/db/bad-rows.ts';
import type { App, Caller, Changing } from '#api/http/app-context.ts';
import { enqueue } from '#api/jobs/queue.ts';
import type { ListEvents, RecordEvents, SentEvent } from '#contracts/tracking.schemas.ts';
import { eventsPerPage } from '#contracts/tracking.ts';
import { readSearchId } from '#rules/search-ids.ts';
import { countedTerm, eventsKeptDays, isCountedPath } from '#rules/tracking.ts';
import * as queries from './tracking.queries.ts';

const deletedAtOnce = 5_000;
const dayMs = 86_400_000;

/** Stores the events of a browser that allows it, once per event, and drops those that must not be counted. */
export async function recordEvents({
  app,
  caller,
  input,
  now,
  trx,
  cookies,
}: Changing<RecordEvents['parsed']>): Promise<{ stored: number }> {
  const events = input.body.events.filter(({ path }) => isCountedPath(path));
  const anonymousId = numberOf({ app, caller, cookies }, events.length > 0);
  if (anonymousId === null) return { stored: 0 };
  const owner = events.some(tellsOfOwner) ? await ownerContext(trx, caller) : nobody;
  const stored = await queries.insertEvents(
    trx,
    onePerId(events).map((event) => ({
      id: event.id,
      name: event.name,
      anonymous_id: anonymousId,
      path: event.path,
      properties: JSON.stringify(countedProperties(app, event, now)),
      ...(tellsOfOwner(event) ? owner : nobody),
      ...(event.name === 'search' ? { registry_id: null, user_id: null } : {}),
      occurred_at: now - event.msAgo,
      received_at: now,
    })),
  );
  await passOn({ app, trx, now }, stored);
  return { stored: stored.length };
}

/** Stores a metric of an experiment; see `api/features/flags`. @returns how many were stored */
export async function countMetric(
  { app, caller, cookies, trx, now }: Pick<Changing<unknown>, 'app' | 'caller' | 'cookies' | 'trx' | 'now'>,
  { id, path, properties }: { id: string; path: string; properties: object },
): Promise<number> {
  const anonymousId = numberOf({ app, caller, cookies }, isCountedPath(path));
  if (anonymousId === null) return 0;
  const row = {
    id,
    name: 'experiment_metric',
    anonymous_id: anonymousId,
    path,
    properties: JSON.stringify(properties),
  };
  const stored = await queries.insertEvents(trx, [{ ...row, ...nobody, occurred_at: now, received_at: now }]);
  await passOn({ app, trx, now }, stored);
  return stored.length;
}

/** The number of a browser that allows counting, created again if it was lost after consent; null if nothing may be stored. */
function numberOf(
  { app, caller, cookies }: Pick<Changing<unknown>, 'app' | 'caller' | 'cookies'>,
  isAnything: boolean,
): string | null {
  const { counting } = caller;
  if (counting?.consent !== 'yes') {
    // A browser that now asks not to be tracked still has its old number.
    if (counting?.anonymousId) cookies.anonymousId = 'clear';
    return null;
  }
  if (!isAnything) return null;
  const anonymousId = counting.anonymousId ?? app.newSecret();
  if (counting.anonymousId === null) cookies.anonymousId = anonymousId;
  return anonymousId;
}

async function passOn({ app, trx, now }: Pick<Changing<unknown>, 'app' | 'trx' | 'now'>, ids: string[]): Promise<void> {
  if (app.eventForwarder === undefined || ids.length === 0) return;
  const id = app.newId();
  await enqueue(trx, { id, kind: 'forward-events', uniqueKey: `forward-events:${id}`, payload: { ids }, now });
}

/** Shop 2.4 and 6: the landing says whether the viewer owns a registry, a search in the context of which registry it was made. */
const tellsOfOwner = ({ name }: SentEvent): boolean =>
  name === 'landing_viewed' || name === 'search' || name === 'list_type_clicked';

const nobody = { is_registry_owner: null, registry_id: null, user_id: null };

/** From the session, never from what a page sends. */
async function ownerContext(trx: Changing<unknown>['trx'], { user }: Caller) {
  if (user === null) return { ...nobody, is_registry_owner: 0 as const };
  const owns = user.currentRegistryId !== null && (await queries.ownsRegistry(trx, user.currentRegistryId, user.id));
  return {
    is_registry_owner: owns ? (1 as const) : (0 as const),
    registry_id: user.currentRegistryId,
    user_id: user.id,
  };
}

/** A search id that is not ours, or that has expired, is left out. */
function countedProperties(app: App, event: SentEvent, now: number): object {
  if (event.name !== 'search') return event.properties;
  const { term, searchId, correctedTerm = null } = event.properties;
  const known = searchId === null ? null : readSearchId(searchId, now - event.msAgo, app.sealing.tag);
  return {
    ...event.properties,
    term: countedTerm(term),
    correctedTerm: correctedTerm && countedTerm(correctedTerm),
    searchId: known?.isLive ? searchId : null,
  };
}

const onePerId = (events: SentEvent[]): SentEvent[] => [...new Map(events.map((event) => [event.id, event])).values()];

/**
 * Yes gives this browser its number, before anything is counted under it, and starts nothing by itself. No removes the number at once, and
 * the account from what was counted, so that what stays leads to nobody; on request it deletes all of that.
 */
export async function chooseStatistics(
  { app, caller, trx, cookies }: Pick<Changing<unknown>, 'app' | 'caller' | 'trx' | 'cookies'>,
  wish: { statistics: 'yes' | 'no'; forget: boolean },
): Promise<{ statistics: 'yes' | 'no'; forgotten: number }> {
  const statistics = caller.counting?.asksNotToBeTracked ? 'no' : wish.statistics;
  const anonymousId = caller.counting?.anonymousId ?? null;
  cookies.consent = statistics;
  if (statistics === 'yes' && anonymousId === null) cookies.anonymousId = app.newSecret();
  if (statistics === 'no' && anonymousId !== null) cookies.anonymousId = 'clear';
  const traced = { anonymousId, userId: caller.user?.id ?? null };
  const forgotten = wish.forget ? await queries.deleteEventsOf(trx, traced) : 0;
  if (statistics === 'no' && !wish.forget) await queries.takeOwnerOff(trx, traced);
  return { statistics, forgotten };
}

export async function listEvents(
  app: App,
  { page, name }: ListEvents['parsed']['query'],
): Promise<ListEvents['response']> {
  const rows = await queries.eventsOfPage(app.db.read, {
    name,
    offset: (page - 1) * eventsPerPage,
    limit: eventsPerPage + 1,
  });
  const events = eachRow('tracking_event', rows.slice(0, eventsPerPage), presentEvent);
  return { events, page, hasMore: rows.length > eventsPerPage };
}

export const presentEvent = (row: queries.EventRow): ListEvents['response']['events'][number] => ({
  id: row.id,
  name: row.name,
  anonymousId: row.anonymous_id,
  path: row.path,
  properties: JSON.parse(row.properties) as Record<string, unknown>,
  isRegistryOwner: row.is_registry_owner === null ? null : row.is_registry_owner === 1,
  registryId: row.registry_id,
  userId: row.user_id,
  occurredAt: row.occurred_at,
});

/** The daily job: deletes events older than thirteen months. */
export async function forgetOldEvents(app: App): Promise<{ deleted: number }> {
  const before = app.now() - eventsKeptDays * dayMs;
  let deleted = 0;
  for (let gone = deletedAtOnce; gone === deletedAtOnce; deleted += gone)
    gone = await app.db.transact({ lock: 'nothing' }, (trx) => queries.deleteEventsBefore(trx, before, deletedAtOnce));
  return { deleted };
}
