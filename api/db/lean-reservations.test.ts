import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseBefore } from '#api/testing/database-before.ts';
import { engines } from '#api/testing/test-app.ts';
import { migrate } from './migrate.ts';

const name = '0011-lean-reservations';

// biome-ignore lint/suspicious/noExplicitAny: the schema before the migration
type Before = Kysely<any>;

describe.each(engines)('a database of the version before on %s', (engine) => {
  it('keeps the personal links of its reservations, and forgets no other', async () => {
    const { db, drop } = await databaseBefore(engine, name);
    try {
      await fillAsBefore(db);

      expect((await migrate(db)).applied).toContain(name);
      expect(await db.selectFrom('reservation').select(['id', 'link_hash']).orderBy('id').execute()).toEqual([
        { id: 'gift-1', link_hash: hash('sha256', 'secret 1', 'base64url') },
        { id: 'gift-2', link_hash: null },
      ]);
      const { rows } = await sql<{ kind: string }>`select kind from capability`.execute(db);
      expect(rows).toEqual([{ kind: 'question' }]);
    } finally {
      await drop();
    }
  });
});

async function fillAsBefore(db: Before): Promise<void> {
  const at = { created_at: 1, updated_at: 1 };
  const registry = { id: 'r', owner_id: 'u', type: 'baby', title: '', slug: 's', search_level: 'private' };
  await db
    .insertInto('user')
    .values({ id: 'u', email: 'a@example.com', name: 'A', password_hash: '', role: 'user', created_at: 1 })
    .execute();
  await db
    .insertInto('registry')
    .values({ ...registry, surprise: 'off', state: 'active', version: 1, ...at })
    .execute();
  const item = { id: 'i', registry_id: 'r', kind: 'idea', title: '', note: '', currency: 'USD', quantity: 2 };
  await db
    .insertInto('reg_item')
    .values({ ...item, must_have: 0, second_hand_welcome: 0, category_id: 1, position: 1, ...at })
    .execute();
  const gift = { reg_item_id: 'i', registry_id: 'r', quantity: 1, state: 'reserved', active: 1, giver_name: 'Gus' };
  const said = { giver_email: '', message: '', snapshot: '{}' };
  for (const number of [1, 2])
    await db
      .insertInto('reservation')
      .values({ ...gift, ...said, ...at, id: `gift-${number}`, visitor_id: `v${number}` })
      .execute();
  const link = (kind: string, subject: string, secret: string) => ({
    secret_hash: hash('sha256', secret, 'base64url'),
    kind,
    subject_id: subject,
    expires_at: 2,
    created_at: 1,
  });
  await db
    .insertInto('capability')
    .values([link('reservation', 'gift-1', 'secret 1'), link('question', 'q', 'secret 2')])
    .execute();
}
