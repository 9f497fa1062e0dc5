import { type Kysely, PostgresAdapter } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/** Photos that people bring, in the sizes in which they are shown. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('image')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull().unique())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('image_by_owner').on('image').column('owner_id').execute();
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob';
  await db.schema
    .createTable('image_file')
    .addColumn('image_id', 'text', (c) => c.notNull().references('image.id').onDelete('cascade'))
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('webp', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('image_file_key', ['image_id', 'size'])
    .execute();
}
