import { type Kysely, PostgresAdapter, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;

  await s
    .createTable('setting')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await s
    .createTable('visitor')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('user', 'admin')`))
    .addColumn('current_registry_id', 'text')
    .addColumn('email_verified_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('user_session')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('password_checked_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('user_session_by_user').on('user_session').column('user_id').execute();

  await s
    .createTable('attempt')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('window_start', 'bigint', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull().check(sql`count >= 0`))
    .addPrimaryKeyConstraint('attempt_key', ['scope', 'window_start'])
    .execute();

  await s
    .createTable('person_key')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('wrapped_key', 'text', (c) => c.notNull())
    .execute();

  await s
    .createTable('capability')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('idempotency_key')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('visitor_id', 'text')
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('response', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('idempotency_key_by_age').on('idempotency_key').column('created_at').execute();

  await s
    .createTable('job')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('unique_key', 'text', (c) => c.notNull().unique())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('waiting', 'running', 'done', 'dead')`))
    .addColumn('run_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('progress_done', 'integer', (c) => c.notNull())
    .addColumn('progress_total', 'integer', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('last_error', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await s.createIndex('job_due').on('job').columns(['state', 'run_at']).execute();

  await s
    .createTable('inbox_mail')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('unique_key', 'text', (c) => c.notNull().unique())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('brand')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('logo_url', 'text', (c) => c.notNull())
    .addColumn('seo_title', 'text', (c) => c.notNull())
    .addColumn('seo_description', 'text', (c) => c.notNull())
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('discount_excluded', 'integer', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .execute();

  await s
    .createTable('generic_product')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('brand_id', 'integer', (c) => c.notNull().references('brand.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('also_in', 'text', (c) => c.notNull())
    .addColumn('product_type', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('fsa_hsa_eligible', 'integer', (c) => c.notNull())
    .addColumn('coming_soon_until', 'text')
    .addColumn('released_on', 'text', (c) => c.notNull())
    .addColumn('rating_counts', 'text', (c) => c.notNull())
    .addColumn('popularity', 'integer', (c) => c.notNull())
    .addColumn('discount_excluded', 'integer', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .execute();
  await s.createIndex('generic_product_by_brand').on('generic_product').columns(['brand_id', 'popularity']).execute();
  await s
    .createIndex('generic_product_by_category')
    .on('generic_product')
    .columns(['category', 'popularity'])
    .execute();

  await s
    .createTable('product')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('generic_product_id', 'integer', (c) => c.notNull().references('generic_product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('short_name', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('price_cents', 'integer', (c) => c.notNull().check(sql`price_cents > 0`))
    .addColumn('list_price_cents', 'integer')
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('stock', 'integer', (c) => c.notNull().check(sql`stock >= 0`))
    .addColumn('code', 'text', (c) => c.unique())
    .addColumn('gtin', 'text')
    .addColumn('pictures', 'text', (c) => c.notNull())
    .execute();
  await s.createIndex('product_by_generic_product').on('product').columns(['generic_product_id', 'position']).execute();

  await s
    .createTable('import_run')
    .addColumn('file_hash', 'text', (c) => c.primaryKey())
    .addColumn('lines_done', 'integer', (c) => c.notNull())
    .addColumn('bad_lines', 'integer', (c) => c.notNull())
    .addColumn('counts', 'text', (c) => c.notNull())
    .addColumn('problems', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();

  await s
    .createTable('registry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('baby', 'birthday', 'holiday')`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('search_level', 'text', (c) => c.notNull().check(sql`search_level in ('private', 'babylist', 'google')`))
    .addColumn('planning_stage', 'text')
    .addColumn('arrival_sealed', 'text')
    .addColumn('surprise', 'text', (c) => c.notNull().check(sql`surprise in ('off', 'names', 'full')`))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('active', 'paused')`))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('registry_by_owner').on('registry').column('owner_id').execute();

  await s
    .createTable('registry_slug')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('registry_member')
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('owner', 'editor', 'viewer', 'helper')`))
    .addColumn('blind', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('registry_member_key', ['registry_id', 'user_id'])
    .execute();
  await s.createIndex('registry_member_by_user').on('registry_member').column('user_id').execute();

  await s
    .createTable('registry_category')
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('registry_category_key', ['registry_id', 'id'])
    .execute();

  await s
    .createTable('reg_item')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('generic_product_id', 'integer')
    .addColumn('product_id', 'integer')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('store_name', 'text')
    .addColumn('price_cents', 'integer', (c) => c.check(sql`price_cents >= 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text')
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity between 1 and 99`))
    .addColumn('must_have', 'integer', (c) => c.notNull())
    .addColumn('second_hand_welcome', 'integer', (c) => c.notNull())
    .addColumn('category_id', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await s.createIndex('reg_item_by_registry').on('reg_item').columns(['registry_id', 'position']).execute();

  await s
    .createTable('reservation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reg_item_id', 'text', (c) => c.notNull().references('reg_item.id').onDelete('cascade'))
    .addColumn('registry_id', 'text', (c) => c.notNull().references('registry.id').onDelete('cascade'))
    .addColumn('visitor_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity between 1 and 99`))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('reserved', 'purchased', 'received', 'cancelled', 'expired')`),
    )
    .addColumn('active', 'integer', (c) => c.notNull().check(sql`active in (0, 1)`))
    .addColumn('giver_name', 'text', (c) => c.notNull())
    .addColumn('giver_email', 'text', (c) => c.notNull())
    .addColumn('email_verified_at', 'bigint')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await s
    .createIndex('reservation_one_per_visitor')
    .on('reservation')
    .columns(['reg_item_id', 'visitor_id'])
    .unique()
    .where(sql.ref('active'), '=', 1)
    .execute();
  await s.createIndex('reservation_by_registry').on('reservation').column('registry_id').execute();
  await s.createIndex('reservation_by_visitor').on('reservation').column('visitor_id').execute();
  await s
    .createIndex('reservation_expiry')
    .on('reservation')
    .column('expires_at')
    .where(sql.ref('active'), '=', 1)
    .execute();

  // The one type whose name the two engines do not share.
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'bytea' : 'blob';
  await s
    .createTable('picture')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('webp', bytes, (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await s
    .createTable('unit_hold')
    .addColumn('reg_item_id', 'text', (c) => c.notNull().references('reg_item.id').onDelete('cascade'))
    .addColumn('unit', 'integer', (c) => c.notNull().check(sql`unit between 1 and 99`))
    .addColumn('holder_kind', 'text', (c) => c.notNull())
    .addColumn('holder_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('unit_hold_once', ['reg_item_id', 'unit'])
    .execute();
  await s.createIndex('unit_hold_by_holder').on('unit_hold').column('holder_id').execute();
}
