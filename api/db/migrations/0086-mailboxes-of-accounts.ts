import type { Kysely } from 'kysely';
import { recipientHash } from '#api/mail/unverified-budget.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration speaks about a schema that is not there yet
type AnyDatabase = Kysely<any>;

/**
 * Whether a mailbox has an account, however its address is spelt; when the link of a reset was mailed, which may open again that day; and two
 * more mails of a budget, as some are booked for later while others go out.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('mailbox_hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const { id, email } of await db.selectFrom('user').select(['id', 'email']).execute())
    await db
      .updateTable('user')
      .set({ mailbox_hash: recipientHash(email) })
      .where('id', '=', id)
      .execute();
  await db.schema.createIndex('user_by_mailbox').on('user').column('mailbox_hash').execute();
  await db.schema
    .alterTable('password_reset')
    .addColumn('mailed_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['fourth_at', 'fifth_at'])
    await db.schema
      .alterTable('unverified_mail')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
}
