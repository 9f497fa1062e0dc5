import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Which mailed links have expired: every reservation makes some. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.createIndex('capability_by_end').on('capability').column('expires_at').execute();
}
