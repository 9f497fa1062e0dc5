import type { Kysely } from 'kysely';
import type { Sealing } from '../sealing.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * How a child comes to a family is sealed like the day. Stored answers, which repeated it and the day in plain text, go. What givers do
 * counts apart from the registry's own version, so that a member who may not know of gifts cannot see it move.
 */
export async function up(db: AnyDatabase, sealing?: () => Sealing): Promise<void> {
  await db.schema.alterTable('registry').addColumn('stage_sealed', 'text').execute();
  const rows = await db
    .selectFrom('registry')
    .select(['id', 'owner_id', 'planning_stage'])
    .where('planning_stage', 'is not', null)
    .execute();
  for (const { id, owner_id, planning_stage } of rows) {
    const stage_sealed = await sealing!().seal(db as never, owner_id, planning_stage);
    await db.updateTable('registry').set({ stage_sealed }).where('id', '=', id).execute();
  }
  await db.schema.alterTable('registry').dropColumn('planning_stage').execute();
  await db.schema
    .alterTable('registry')
    .addColumn('gifts_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.deleteFrom('idempotency_key').execute();
}
