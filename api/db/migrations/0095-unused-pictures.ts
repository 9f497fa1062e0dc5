import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Which items show a picture: one that none shows is forgotten. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`create index reg_item_by_picture on reg_item (image_url) where image_url is not null`.execute(db);
}
