import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseBefore } from '#api/testing/database-before.ts';
import { engines } from '#api/testing/test-app.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from './open.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The hash of each landed file. A new migration adds a line; a line is never changed. */
const landed: Record<string, string> = {
  '0001-foundation': '679ca4363350f1eb',
  '0002-tracking': '33b6333b59f97567',
  '0003-product-voices': 'aaab9fa51a100a03',
  '0004-carts': '45b20123a580a6a9',
  '0006-external-registries': '82099caa258cc174',
  '0009-registry-finding': '8dba339b5663cf12',
  '0010-second-factor': '054fe9961169abbf',
  '0011-lean-reservations': '36f1be0dfb6a5027',
  '0012-waiting-mails': 'e4bd7f56b5996c18',
  '0013-payment-preferences': '2235e263af4736aa',
  '0014-write-turn': 'a0667707a8455019',
  '0015-brand-categories': '42b8138557f51d2c',
  '0016-password-resets': '933137852b817774',
  '0017-public-search-keys': 'd065387ca2c59f74',
  '0018-shipping-addresses': '89f6e3b47a4e3314',
  '0019-drop-write-turn': '4c759e1b5fc2a2d6',
  '0020-unverified-mail': '679e224302dc0c9d',
  '0021-product-flags': 'bf1024ad051c3aa8',
  '0022-unverified-holds': '8e7d90d987d12fdb',
  '0023-sealed-stage': '2eeab1bd5cdcfe69',
  '0024-known-currencies': '6490003c08e4c559',
  '0026-sign-ups': '6e16030a4478217d',
  '0033-cash-funds': 'a44d376f725afc12',
  '0034-group-gifts': '1f507fbac35fc57c',
  '0037-templates-and-drafts': '50e7fe3058b148d6',
  '0038-registry-home': 'b749a5e96ded97ac',
  '0039-archived-and-deleted': '761878744f4b385e',
  '0041-registry-story': 'efb881d9ba232a27',
  '0042-preferences': '306ae68fd6d6cdce',
  '0043-invitations': 'c1739ba7ea243303',
  '0044-account-ends': '542309c675703e0a',
  '0045-item-fields': '2d28ddc354717c79',
  '0046-images': '3f927634d17d6abe',
  '0049-after-the-gift': 'b1c6aecd9324b24d',
  '0060-more-units': 'eb37ec2a7bd479c5',
  '0061-audiences': 'a6e3e75b0c0c89cc',
  '0068-pregnancy-emails': '818fcea934097157',
  '0069-checklist-mails': '302edbdc55afdf2e',
  '0073-privacy-requests': 'b77c79ae83600039',
  '0080-one-digest': 'cad6222e855cfe11',
  '0085-connected-phones': 'c3647a63e9da446e',
  '0086-mailboxes-of-accounts': '353fad158e79256b',
  '0087-due-jobs-index': '14601e31163aea93',
  '0095-unused-pictures': '490536a4bc62e304',
  '0096-counted-before-kept': 'bf830e0681be9e66',
  '0100-queues-of-jobs': '8239523c846cc171',
  '0110-queue-of-a-job': '6c3e5d116d787ef2',
  '0111-ends-of-links': '6c641cb9df610a18',
  '0120-indexed-references': '5df62ea817ca1ce2',
  '0122-jobs-in-order': 'c597255e9f7df387',
  '0123-chosen-picture': '10f3dd37659eea71',
  '0130-thanks-for-money': 'd51b1a4934b3fc36',
  '0131-confirmed-shares': 'a39b7e00aadd3b01',
  '0132-messages-with-money': 'f9f5cfbe0f18d188',
  '0133-retired-addresses': '6b1441e28e2241cd',
  '0134-pledge-sent-at': '85d409539c5b7462',
  '0135-network-tags': 'b14c5bc90cc0528d',
  '0136-silent-weekly-emails': 'a4b18f5d108858a1',
  '0137-recipients-of-jobs': 'ad891eebcdfc307b',
  '0138-received-from': '5d39715a2d7755be',
  '0139-replaced-weekly-emails': '6b6b228114858c92',
};

it('migrations are never edited after they landed, and every file is one of them', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const found = files.map((file) => [
    file.replace('.ts', ''),
    hash('sha256', readFileSync(new URL(file, folder), 'utf8')).slice(0, 16),
  ]);
  expect(Object.fromEntries(found)).toEqual(landed);
  expect(Object.keys(migrations).sort()).toEqual(Object.keys(landed));
});

/** Columns and tables missing from the first three published schemas, though their migration had the same name. */
const early = {
  first: [
    'alter table brand drop column content_hash',
    'alter table import_run drop column counts',
    'alter table import_run drop column problems',
    'alter table idempotency_key drop column user_id',
    'drop table picture',
  ],
  second: ['alter table idempotency_key drop column user_id', 'drop table picture'],
  third: ['drop table picture'],
};

it('rows that refer to a deleted one are found by an index, whatever the size of their table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'layette-indexes-'));
  const { db } = await openDatabase({ databaseUrl: null, dataDir: folder });
  const { rows } = await sql`
    select entry.name, key."from" from sqlite_master entry, pragma_foreign_key_list(entry.name) key
    where key.on_delete <> 'NO ACTION' and not exists (
      select 1 from pragma_index_list(entry.name) one, pragma_index_info(one.name) part, sqlite_master made
      where part.seqno = 0 and part.name = key."from" and made.name = one.name
        and (one.partial = 0 or made.sql like '%is not null')
    )`.execute(db.read);
  await db.close();
  rmSync(folder, { recursive: true });
  expect(rows).toEqual([]);
});

describe.each(engines)('a database of before the first release on %s', (engine) => {
  it.each(Object.entries(early))('is refused with words, and left as it is: the %s', async (_, statements) => {
    const { settings, db, drop } = await databaseBefore(engine, '0002');
    for (const statement of statements) await sql.raw(statement).execute(db);
    const before = await db.introspection.getTables();
    await expect(openDatabase(settings)).rejects.toThrow(
      /^The database was made by a Layette from before its first release .* begin anew\. Nothing was changed\.$/,
    );
    expect(await db.introspection.getTables()).toEqual(before);
    await drop();
  });
});

describe.each(engines)('waiting jobs of the version before on %s', (engine) => {
  it('know whom they mail', async () => {
    const { db, drop } = await databaseBefore(engine, '0137-recipients-of-jobs');
    try {
      const job = (id: string, payload: object, state = 'waiting') =>
        db
          .insertInto('job')
          .values({
            ...{ id, kind: 'mail', queue: 'mails', unique_key: id, payload: JSON.stringify(payload), state, run_at: 1 },
            ...{ attempts: 0, progress_done: 0, progress_total: 0, created_at: 1 },
          } as never)
          .execute();
      await job('mail', { template: 'password-changed', to: 'ann@example.com', data: {} });
      await job('own-gifts', { email: 'gus@example.com' });
      await job('reminders', {});
      await job('done', {}, 'done');
      await db.updateTable('job').set({ payload: '{' }).where('id', '=', 'reminders').execute();
      await migrate(db);
      const jobs = await db.selectFrom('job').select(['id', 'recipient']).orderBy('id').execute();
      expect(jobs.map((row) => `${row.id} ${row.recipient}`)).toEqual([
        'done null',
        'mail ann@example.com',
        'own-gifts gus@example.com',
        'reminders null',
      ]);
    } finally {
      await drop();
    }
  });
});
