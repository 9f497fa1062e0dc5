import { eachRow } from '#api/db/bad-rows.ts';
import type { App } from '#api/http/app-context.ts';
import type { ForwardedEvent } from '#api/ports/event-forwarder.ts';
import { answerInTime } from '#api/ports/in-time.ts';
import { categories } from '#content';
import { categoriesOfGroups, type EventRow, eventsByIds } from './tracking.queries.ts';

/** In addition to the root category about health: the products of these categories reveal something about a body. */
const tellingCategories = ['breast-pumps', 'postpartum-care', 'fsa-hsa-eligible'];
const healthRoot = 'baby-health-safety';
/** Typed text is never forwarded, nor are events that show interest in whether an insurance pays. */
const neverForwarded = ['search', 'breast_pump_banner_viewed', 'breast_pump_banner_clicked'];

/** The job behind the forwarder: forwards events that are not related to health, without whose they are. */
export async function forwardEvents(app: App, ids: string[]): Promise<{ forwarded: number }> {
  const rows = await eventsByIds(app.db.read, ids);
  const groupIds = eachRow('tracking_event', rows, groupIdsOf).flat();
  const groups = await categoriesOfGroups(app.db.read, [...new Set(groupIds)]);
  const forwarded = eachRow('tracking_event', rows, (row) =>
    mayLeave(row, groups) ? presentForwarded(row) : null,
  ).filter((event) => event !== null);
  const { eventForwarder } = app;
  // Payments wait in the same queue.
  if (forwarded.length > 0 && eventForwarder !== undefined)
    await answerInTime('event forwarder', () => eventForwarder.forward(forwarded));
  return { forwarded: forwarded.length };
}

function mayLeave(row: EventRow, groups: ReadonlyMap<number, string>): boolean {
  if (neverForwarded.includes(row.name)) return false;
  const slugs = [
    slugOfPath(row.path),
    ...Object.values(propertiesOf(row)),
    ...groupIdsOf(row).map((id) => groups.get(id) ?? healthRoot),
  ];
  return !slugs.some((slug) => typeof slug === 'string' && isAboutHealth(slug));
}

/** A product that is no longer known may have been anything. */
function groupIdsOf(row: EventRow): number[] {
  const inPath = /^\/gp\/[\w-]+\/(\d+)/.exec(row.path)?.[1];
  const { gpId } = propertiesOf(row);
  return [...(inPath === undefined ? [] : [Number(inPath)]), ...(typeof gpId === 'number' ? [gpId] : [])];
}

const slugOfPath = (path: string): string => /^\/store\/([\w-]+)$/.exec(path)?.[1] ?? '';

const propertiesOf = (row: EventRow): Record<string, unknown> => JSON.parse(row.properties) as Record<string, unknown>;

function isAboutHealth(slug: string): boolean {
  if (tellingCategories.includes(slug)) return true;
  const category = categories.get(slug);
  return category !== undefined && category.slugSet[0] === healthRoot;
}

const presentForwarded = (row: EventRow): ForwardedEvent => ({
  id: row.id,
  name: row.name,
  path: row.path,
  properties: propertiesOf(row),
  occurredAt: row.occurred_at,
});
