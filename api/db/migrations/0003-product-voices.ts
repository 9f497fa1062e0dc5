import { type Kysely, sql } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * What people say and ask about products. No foreign key to the catalogue: a product that an import takes away and brings back
 * finds its reviews, questions and alerts as they were.
 */
export async function up(db: AnyDatabase): Promise<void> {
  const s = db.schema;

  await s
    .createTable('review')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('generic_product_id', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('stars', 'integer', (c) => c.notNull().check(sql`stars between 1 and 5`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('pending', 'published', 'rejected')`))
    .addColumn('is_sample', 'integer', (c) => c.notNull().check(sql`is_sample in (0, 1)`))
    .addColumn('helpful', 'integer', (c) => c.notNull().check(sql`helpful >= 0`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('published_at', 'bigint')
    .execute();
  await s
    .createIndex('review_one_per_person')
    .on('review')
    .columns(['generic_product_id', 'user_id'])
    .unique()
    .execute();
  await s
    .createIndex('review_by_helpful')
    .on('review')
    .columns(['generic_product_id', 'state', 'helpful', 'published_at', 'id'])
    .execute();
  await s
    .createIndex('review_by_stars')
    .on('review')
    .columns(['generic_product_id', 'state', 'stars', 'published_at', 'id'])
    .execute();
  await s
    .createIndex('review_by_age')
    .on('review')
    .columns(['generic_product_id', 'state', 'published_at', 'id'])
    .execute();
  await s
    .createIndex('review_to_moderate')
    .on('review')
    .columns(['state', 'updated_at'])
    .where(sql.ref('is_sample'), '=', 0)
    .execute();

  await s
    .createTable('review_vote')
    .addColumn('review_id', 'text', (c) => c.notNull().references('review.id').onDelete('cascade'))
    .addColumn('voter', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('review_vote_once', ['review_id', 'voter'])
    .execute();

  await s
    .createTable('review_report')
    .addColumn('review_id', 'text', (c) => c.notNull().references('review.id').onDelete('cascade'))
    .addColumn('reporter', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('review_report_once', ['review_id', 'reporter'])
    .execute();

  // Counted apart from the imported figures, so that an import never wipes out what people said here.
  const tally = s.createTable('rating_tally').addColumn('generic_product_id', 'integer', (c) => c.primaryKey());
  await [1, 2, 3, 4, 5]
    .map((stars) => `stars_${stars}`)
    .reduce(
      (table, column) =>
        table.addColumn(column, 'integer', (c) => c.notNull().check(sql`${sql.ref(column)} >= 0`)) as typeof table,
      tally,
    )
    .execute();

  await s
    .createTable('product_question')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('generic_product_id', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('asker_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('email_verified_at', 'bigint')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('unconfirmed', 'pending', 'published', 'rejected')`),
    )
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('published_at', 'bigint')
    .execute();
  await s
    .createIndex('product_question_by_age')
    .on('product_question')
    .columns(['generic_product_id', 'state', 'published_at', 'id'])
    .execute();
  await s.createIndex('product_question_by_state').on('product_question').columns(['state', 'updated_at']).execute();

  await s
    .createTable('product_answer')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('question_id', 'text', (c) => c.notNull().references('product_question.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('author_name', 'text', (c) => c.notNull())
    .addColumn('is_staff', 'integer', (c) => c.notNull().check(sql`is_staff in (0, 1)`))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('pending', 'published', 'rejected')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await s
    .createIndex('product_answer_one_per_person')
    .on('product_answer')
    .columns(['question_id', 'user_id'])
    .unique()
    .execute();
  await s.createIndex('product_answer_by_state').on('product_answer').columns(['state', 'updated_at']).execute();

  await s
    .createTable('availability_subscription')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('generic_product_id', 'integer', (c) => c.notNull())
    // 0: whichever variant comes first. A null would not be equal to itself in the unique key.
    .addColumn('product_id', 'integer', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('unconfirmed', 'waiting', 'notified', 'stopped')`),
    )
    .addColumn('active', 'integer', (c) => c.notNull().check(sql`active in (0, 1)`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await s
    .createIndex('availability_one_per_address')
    .on('availability_subscription')
    .columns(['generic_product_id', 'product_id', 'email'])
    .unique()
    .where(sql.ref('active'), '=', 1)
    .execute();
  await s
    .createIndex('availability_waiting')
    .on('availability_subscription')
    .columns(['state', 'generic_product_id', 'id'])
    .execute();
  await s.createIndex('availability_expiry').on('availability_subscription').column('expires_at').execute();

  await s
    .createTable('inaccuracy_report')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('generic_product_id', 'integer', (c) => c.notNull())
    .addColumn('product_id', 'integer')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('open', 'settled')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await s.createIndex('inaccuracy_report_by_state').on('inaccuracy_report').columns(['state', 'created_at']).execute();

  // The last three mails that strangers made us send to one address: from them the budget of an address is counted.
  await s
    .createTable('stranger_mail')
    .addColumn('recipient_hash', 'text', (c) => c.primaryKey())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addColumn('second_at', 'bigint', (c) => c.notNull())
    .addColumn('third_at', 'bigint', (c) => c.notNull())
    .execute();

  await s.createIndex('capability_by_subject').on('capability').column('subject_id').execute();
}
