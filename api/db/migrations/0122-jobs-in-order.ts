import type { Kysely } from 'kysely';

/** Jobs of one moment start in the order in which they were enqueued, without sorting all that are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('job_due_in_queue').execute();
  await db.schema.createIndex('job_due_in_queue').on('job').columns(['queue', 'state', 'run_at', 'id']).execute();
}
