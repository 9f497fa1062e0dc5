import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { databaseBefore } from '#api/testing/database-before.ts';
import { engines } from '#api/testing/test-app.ts';
import { migrate } from './migrate.ts';

const name = '0024-known-currencies';

// biome-ignore lint/suspicious/noExplicitAny: the schema before the migration
type Before = Kysely<any>;

it.each(engines)('gifts with a price in no currency stay on their lists without it: %s', async (engine) => {
  const { db, drop } = await databaseBefore(engine, name);
  await fillAsBefore(db);
  expect((await migrate(db)).applied).toContain(name);
  expect(await db.selectFrom('reg_item').select(['id', 'price_cents', 'currency']).orderBy('id').execute()).toEqual([
    { id: 'EUR', price_cents: 700, currency: 'EUR' },
    { id: 'QQQ', price_cents: null, currency: 'USD' },
    { id: 'no price', price_cents: null, currency: 'USD' },
  ]);
  const gifts = await db.selectFrom('reservation').select(['id', 'snapshot']).orderBy('id').execute();
  expect(gifts.map(({ id, snapshot }) => [id, JSON.parse(snapshot)])).toEqual([
    ['EUR', { title: 'Pram', price: { amount: 700, currency: 'EUR' } }],
    ['QQQ', { title: 'Pram', price: null }],
    ['no price', { title: 'Pram', price: null }],
  ]);
  await drop();
});

async function fillAsBefore(db: Before): Promise<void> {
  const at = { created_at: 1, updated_at: 1 };
  const user = { id: 'u', email: 'a@example.com', name: 'A', password_hash: '', role: 'user', created_at: 1 };
  await db.insertInto('user').values(user).execute();
  const registry = { id: 'r', owner_id: 'u', type: 'baby', title: '', slug: 's', search_level: 'private' };
  await db
    .insertInto('registry')
    .values({ ...registry, surprise: 'off', state: 'active', version: 1, ...at })
    .execute();
  const item = { registry_id: 'r', kind: 'external', title: '', note: '', quantity: 2, must_have: 0, position: 1 };
  const gift = { registry_id: 'r', quantity: 1, state: 'reserved', active: 1, giver_name: 'Gus', visitor_id: 'v' };
  for (const [id, price_cents, currency] of [
    ['EUR', 700, 'EUR'],
    ['QQQ', 700, 'QQQ'],
    ['no price', null, '$$$'],
  ] as const) {
    await db
      .insertInto('reg_item')
      .values({ ...item, id, price_cents, currency, second_hand_welcome: 0, category_id: 1, ...at })
      .execute();
    const price = price_cents === null ? null : { amount: price_cents, currency };
    const snapshot = JSON.stringify({ title: 'Pram', price });
    await db
      .insertInto('reservation')
      .values({ ...gift, ...at, id, reg_item_id: id, giver_email: '', message: '', snapshot })
      .execute();
  }
}
