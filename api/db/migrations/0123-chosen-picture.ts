import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Which job an item waits for, so that a picture that arrives late does not replace the one that was chosen after it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('reg_item').addColumn('picture_job', 'text').execute();
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('kind', '=', 'keep-picture')
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('created_at')
    .execute();
  for (const { id, payload } of jobs)
    await db
      .updateTable('reg_item')
      .set({ picture_job: id })
      .where('id', '=', (JSON.parse(payload) as { itemId: string }).itemId)
      .execute();
}
