import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import type { HealthFacts } from '#contracts/health-data.schemas.ts';
import { keepFindKeys } from './finding.service.ts';
import { findOwnRegistries, updateRegistry } from './registries.queries.ts';

/** The health data in a user's own registries, also in deleted ones as long as they are kept: when a child comes, how, and what they expect. */
export async function healthFactsOf(app: App, db: Query, userId: string): Promise<HealthFacts[]> {
  const facts: HealthFacts[] = [];
  const kept = new Set((await findOwnRegistries(db, userId)).map(({ id }) => id));
  for (const row of await findOwnRegistries(db, userId, { withDeleted: true })) {
    const open = (sealed: string | null) => (sealed === null ? null : app.sealing.open(db, row.owner_id, sealed));
    facts.push({
      title: row.title,
      arrivalDate: await open(row.arrival_sealed),
      planningStage: (await open(row.stage_sealed)) as HealthFacts['planningStage'],
      expectingChildren: (await open(row.expecting_sealed)) as HealthFacts['expectingChildren'],
      isPaused: row.state === 'paused',
      isDeleted: !kept.has(row.id),
    });
  }
  return facts;
}

/** Deletes this data from all own registries, also from deleted ones, which may be restored; everything else in them stays. */
export async function forgetHealthFacts(app: App, trx: Trx, userId: string, now: number): Promise<void> {
  const none = { arrival_sealed: null, stage_sealed: null, expecting_sealed: null };
  for (const { id } of await findOwnRegistries(trx, userId, { withDeleted: true }))
    await keepFindKeys(app, trx, await updateRegistry(trx, id, none, now));
}
