import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * Weekly mails that a registry keeps silent, written down when it is paused, archived or deleted, with whose it is. Without a foreign key on
 * the registry: what it said then outlives it. Of what happened before, the sealed days cannot be compared here, so every owner and editor
 * counts.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('pregnancy_email_silence')
    .addColumn('subscription_id', 'text', (c) => c.notNull().references('pregnancy_email.id').onDelete('cascade'))
    .addColumn('registry_id', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pregnancy_email_silence_key', ['subscription_id', 'registry_id'])
    .execute();
  await db.schema
    .createIndex('pregnancy_email_silence_by_registry')
    .on('pregnancy_email_silence')
    .column('registry_id')
    .execute();
  await sql`
    insert into pregnancy_email_silence (subscription_id, registry_id, owner_id, reason)
    select pregnancy_email.id, registry.id, registry.owner_id, case when registry_archive.registry_id is null then 'paused' else 'archived' end
    from pregnancy_email
    join "user" on "user".email = pregnancy_email.email
    join registry_member on registry_member.user_id = "user".id and registry_member.role in ('owner', 'editor')
    join registry on registry.id = registry_member.registry_id and registry.type = 'baby' and registry.state <> 'active'
    left join registry_archive on registry_archive.registry_id = registry.id
    left join registry_deletion on registry_deletion.registry_id = registry.id
    where coalesce(registry_deletion.created_at, registry_archive.created_at, registry.updated_at) >= pregnancy_email.created_at
  `.execute(db);
}
