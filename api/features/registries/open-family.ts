import type { Query } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import type { Day } from '#rules/days.ts';
import { findRegistry } from './registries.queries.ts';

export interface OpenedFamily {
  registryType: Registry['registryType'];
  slug: string;
  isPaused: boolean;
  planningStage: Registry['family']['planningStage'];
  arrivalDate: Day | null;
  hasNames: boolean;
  hasStory: boolean;
}

/** The data that members' own pages depend on: stage and day, unsealed. For members only. */
export async function openFamily(app: App, db: Query, registryId: string): Promise<OpenedFamily> {
  const row = await findRegistry(db, registryId);
  const open = (sealed: string | null) => (sealed === null ? null : app.sealing.open(db, row.owner_id, sealed));
  return {
    registryType: row.type,
    slug: row.slug,
    isPaused: row.state === 'paused',
    planningStage: (await open(row.stage_sealed)) as OpenedFamily['planningStage'],
    arrivalDate: await open(row.arrival_sealed),
    hasNames: row.names !== '',
    hasStory: row.story !== '',
  };
}
