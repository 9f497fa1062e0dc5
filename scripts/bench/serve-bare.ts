// The work of the measured calls without our layers: Express, Kysely with its statement cache, Zod, one commit each. Uses a database that
// Layette filled.
import { hash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { parseCookie } from 'cookie';
import express from 'express';
import { Kysely as Database, type Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Tables } from '#api/db/tables.ts';
import { answerParent } from './server-process.ts';

const { dataDir, databaseUrl } = JSON.parse(process.argv[2]!) as { dataDir: string; databaseUrl?: string };

function openSqlite(file: string): Kysely<Tables> {
  const raw = new Sqlite(file);
  raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  const statements = new LRUCache<string, Sqlite.Statement>({ max: 500, memoMethod: (sql) => raw.prepare(sql) });
  const database = { prepare: (sql: string) => statements.memo(sql), close: () => raw.close() };
  return new Database<Tables>({ dialect: new SqliteDialect({ database }) });
}

const openPostgres = (connectionString: string): Kysely<Tables> =>
  new Database<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 16 }) }) });

const db = databaseUrl === undefined ? openSqlite(join(dataDir, 'layette.sqlite')) : openPostgres(databaseUrl);
const app = express();
app.disable('etag').disable('x-powered-by');
app.use(express.json());

/** Including the caller's role in it: here a guest. */
const registry = (id: string) =>
  db
    .selectFrom('registry')
    .leftJoin('registry_member', (join) =>
      join.onRef('registry_member.registry_id', '=', 'registry.id').on('registry_member.user_id', '=', ''),
    )
    .selectAll('registry')
    .select('registry_member.role')
    .where('registry.id', '=', id)
    .executeTakeFirst();

app.get('/registries/:id', async (request, response) => {
  const row = await registry(z.uuid().parse(request.params.id));
  if (row === undefined) response.status(404).json({ code: 'not-found' });
  else response.json({ registry: row });
});

app.get('/user', async (request, response) => {
  const secret = parseCookie(request.headers.cookie ?? '').layette_session ?? '';
  const user = await db
    .selectFrom('user_session')
    .innerJoin('user', 'user.id', 'user_session.user_id')
    .select(['user.id', 'user.email', 'user.name', 'user.role', 'user.current_registry_id', 'user_session.expires_at'])
    .where('user_session.id_hash', '=', hash('sha256', secret, 'base64url'))
    .executeTakeFirst();
  if (user === undefined) return void response.json({ user: null });
  const place = await db
    .selectFrom('registry')
    .innerJoin('registry_member', 'registry_member.registry_id', 'registry.id')
    .select(['registry.owner_id', 'registry.type', 'registry_member.role'])
    .where('registry.id', '=', user.current_registry_id)
    .where('registry_member.user_id', '=', user.id)
    .executeTakeFirst();
  const kinds = await db
    .selectFrom('payment_preference')
    .select('kind')
    .where('registry_id', '=', user.current_registry_id ?? '')
    .execute();
  response.json({ user: { ...user, place, kinds } });
});

app.get('/registries/:id/reg_items', async (request, response) => {
  const row = await registry(z.uuid().parse(request.params.id));
  if (row === undefined) return void response.status(404).json({ code: 'not-found' });
  const items = await db
    .selectFrom('reg_item')
    .leftJoin('product', 'product.id', 'reg_item.product_id')
    .leftJoin('generic_product', 'generic_product.id', 'reg_item.generic_product_id')
    .leftJoin('brand', 'brand.id', 'generic_product.brand_id')
    .selectAll('reg_item')
    .select([
      'product.price_cents as shop_price_cents',
      'generic_product.slug as shop_slug',
      'brand.name as shop_brand',
    ])
    .where('reg_item.registry_id', '=', row.id)
    .where('reg_item.removed_at', 'is', null)
    .orderBy('reg_item.position')
    .execute();
  const held = await db
    .selectFrom('unit_hold')
    .innerJoin('reg_item', 'reg_item.id', 'unit_hold.reg_item_id')
    .select((e) => ['unit_hold.reg_item_id', e.fn.countAll<number>().as('held')])
    .where('reg_item.registry_id', '=', row.id)
    .groupBy('unit_hold.reg_item_id')
    .execute();
  const heldOf = new Map(held.map((one) => [one.reg_item_id, Number(one.held)]));
  response.json({
    regItems: items.map((item) => ({ ...item, left: item.quantity - (heldOf.get(item.id) ?? 0) })),
    version: row.version,
  });
});

const wish = z.strictObject({
  quantity: z.int().min(1),
  giverName: z.string().min(1),
  giverEmail: z.email(),
  through: z.uuid(),
});

/**
 * Writes the same rows as our reservation, with as much in them: the key with the answer that a repeated call gets, the reservation with
 * what its giver sees, the unit, the version, and the outbox with what the mail says. It checks nothing but the units, seals nothing, and
 * sends no mail.
 */
app.post('/reg_items/:id/reservations', async (request, response) => {
  const body = wish.parse(request.body);
  const itemId = z.uuid().parse(request.params.id);
  const key = hash('sha256', String(request.headers['idempotency-key']), 'base64url');
  const now = Date.now();
  const expiresAt = now + 86_400_000;
  const id = uuidv7();
  const secret = randomBytes(16).toString('base64url');
  const reserved = await db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom('reg_item')
      .innerJoin('registry', 'registry.id', 'reg_item.registry_id')
      .selectAll('reg_item')
      .select(['registry.title as registry_title', 'registry.slug as registry_slug'])
      .where('reg_item.id', '=', itemId)
      .executeTakeFirstOrThrow();
    if (databaseUrl !== undefined)
      await trx.selectFrom('registry').select('id').where('id', '=', item.registry_id).forUpdate().execute();
    await trx
      .insertInto('idempotency_key')
      .values({
        key_hash: key,
        body_hash: hash('sha256', JSON.stringify(body), 'base64url'),
        user_id: null,
        visitor_id: id,
        status: 201,
        response: '',
        created_at: now,
      })
      .onConflict((c) => c.column('key_hash').doNothing())
      .execute();
    const held = await trx.selectFrom('unit_hold').select('unit').where('reg_item_id', '=', itemId).execute();
    const taken = new Set(held.map(({ unit }) => unit));
    let unit = 1;
    while (taken.has(unit)) unit += 1;
    if (unit > item.quantity) return null;
    const gift = {
      ...{ title: item.title, url: item.url, imgUrl: item.image_url, size: item.size, color: item.color },
      ...{ storeName: item.store_name, price: item.price_cents, currency: item.currency },
    };
    await trx
      .insertInto('reservation')
      .values({
        ...{ id, reg_item_id: itemId, registry_id: item.registry_id, visitor_id: id, user_id: null, quantity: 1 },
        ...{ state: 'reserved', active: 1, giver_name: body.giverName, giver_email: body.giverEmail, message: '' },
        ...{ email_verified_at: null, snapshot: JSON.stringify(gift), link_hash: hash('sha256', secret, 'base64url') },
        ...{ address_tag: key, expires_at: expiresAt, created_at: now, updated_at: now },
      })
      .execute();
    await trx
      .insertInto('unit_hold')
      .values({ reg_item_id: itemId, unit, holder_kind: 'reservation', holder_id: id })
      .execute();
    await trx
      .updateTable('registry')
      .set((e) => ({ version: e('version', '+', 1), updated_at: now }))
      .where('id', '=', item.registry_id)
      .execute();
    const mail = {
      ...{ template: 'reservation-made', to: body.giverEmail, registryId: item.registry_id },
      data: {
        ...{ giverName: body.giverName, quantity: 1, itemTitle: item.title, registryTitle: item.registry_title },
        ...{ expires: new Date(expiresAt).toISOString(), link: `http://127.0.0.1/reservations/${id}?token=${secret}` },
      },
    };
    await trx
      .insertInto('job')
      .values({
        ...{
          id,
          kind: 'mail',
          queue: 'mails',
          unique_key: `bare:${id}`,
          payload: JSON.stringify(mail),
          state: 'waiting',
        },
        ...{ run_at: expiresAt, attempts: 0, progress_done: 0, progress_total: 0, created_at: now },
      })
      .execute();
    const reservation = {
      ...{ id, regItemId: itemId, isActive: true, state: 'reserved', quantity: 1, giverName: body.giverName },
      ...{ isEmailVerified: false, message: '', item: gift, expiresAt, createdAt: now },
      registry: { title: item.registry_title, path: `/${item.registry_slug}` },
    };
    const answer = { reservation, left: item.quantity - held.length - 1 };
    await trx
      .updateTable('idempotency_key')
      .set({ response: JSON.stringify(answer) })
      .where('key_hash', '=', key)
      .execute();
    return answer;
  });
  if (reserved === null) response.status(409).json({ code: 'none-left' });
  else response.status(201).json(reserved);
});

const server = app.listen(0, '127.0.0.1', () =>
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
