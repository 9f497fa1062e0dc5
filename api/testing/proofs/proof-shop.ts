import { pino } from 'pino';
import { assemble } from '#api/assemble.ts';
import { readSettings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import type { App, Caller } from '#api/http/app-context.ts';
import { createLimiter } from '#api/http/limits.ts';
import { type Performed, type Performer, perform } from '#api/http/perform.ts';
import { type Route, routeName } from '#api/http/route.ts';
import { recipientHash } from '#api/mail/unverified-budget.ts';
import { routes } from '#api/routes.ts';
import type { Endpoint, InputOf } from '#contracts/endpoint.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { emptySearch } from '../empty-search.ts';
import { type Plant, withPlant } from './planted.ts';

const rows = new Map<string, Route>(routes.map((route) => [routeName(route), route]));

export interface ProofShop {
  app: App;
  /** Performs one call as `caller`, through every layer except HTTP. */
  call<E extends Endpoint>(caller: Caller, endpoint: E, input: InputOf<E>): Promise<Performed>;
  ownerId: string;
  owner: Caller;
  visitor(id: string): Caller;
  /** Another account: an account may have only a few registries. */
  addOwner(): Promise<Caller>;
  addRegistry(as?: Caller): Promise<string>;
  addItem(registryId: string, quantity: number, as?: Caller): Promise<string>;
  /** New items in a new registry, each wanted `quantity` times. */
  addItems(count: number, quantity: number): Promise<string[]>;
  reserve(itemId: string, visitorId: string): Promise<string>;
  close(): Promise<void>;
}

/** The server's services on a database, without HTTP, for one owner or several and any number of visitors. */
export async function createProofShop(options: {
  dataDir: string;
  databaseUrl?: string;
  plant?: Plant;
  around?: (db: Database) => Database;
  now?: () => number;
}): Promise<ProofShop> {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: options.dataDir,
    LOG_LEVEL: 'silent',
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
  });
  const { db: plain } = await openDatabase(settings);
  const planted = withPlant(plain, options.plant, settings.databaseUrl);
  const db = options.around ? options.around(planted) : planted;
  const { app } = assemble({
    settings,
    secret: 'a secret of the proofs, long enough to be one',
    db,
    search: emptySearch,
    readLink: async () => {
      throw new Error('A proof reads no links.');
    },
    readPicture: async () => null,
    log: pino({ level: 'silent' }),
    ...(options.now ? { now: options.now } : {}),
    limiter: createLimiter(1_000_000),
    unverifiedHoldsFactor: 1_000_000,
    site: null,
  });
  const performer: Performer = { app, limiter: createLimiter(1_000_000), checkAnswers: false, onChanged: () => {} };
  const owner = await createOwner(app);
  const call = <E extends Endpoint>(caller: Caller, endpoint: E, input: InputOf<E>) => {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, unknown>;
      body?: object;
    };
    const raw = { params: params ?? {}, query: query ?? {}, body: body ?? {} };
    const row = rows.get(routeName({ endpoint }))!;
    return perform(performer, row, caller, row.kind === 'read' ? { ...raw, body: undefined } : raw, null);
  };
  const addRegistry = async (as = owner): Promise<string> => {
    const { output } = await call(as, registries.createRegistry, { body: {} });
    return (output as { registry: { id: string } }).registry.id;
  };
  const addItem = async (registryId: string, quantity: number, as = owner): Promise<string> => {
    const { output } = await call(as, registries.addItem, {
      params: { id: registryId },
      body: { kind: 'idea', title: 'Muslin cloths', quantity },
    });
    return (output as { regItem: { id: string } }).regItem.id;
  };
  return {
    app,
    call,
    ownerId: owner.user!.id,
    owner,
    visitor: visitorOf,
    addOwner: () => createOwner(app),
    addRegistry,
    addItem,
    async addItems(count, quantity) {
      const registryId = await addRegistry();
      const ids: string[] = [];
      for (let i = 0; i < count; i += 1) ids.push(await addItem(registryId, quantity));
      return ids;
    },
    async reserve(itemId, visitorId) {
      const { output } = await call(visitorOf(visitorId), reservations.reserveItem, {
        params: { id: itemId },
        body: { giverName: 'Gus', giverEmail: 'gus@example.com', quantity: 1 },
      });
      return (output as { reservation: { id: string } }).reservation.id;
    },
    close: () => plain.close(),
  };
}

const visitorOf = (id: string): Caller => ({
  visitorId: id,
  user: null,
  sessionHash: null,
  grants: new Set(),
  address: '192.0.2.1',
});

async function createOwner(app: App): Promise<Caller> {
  const user = {
    id: app.newId(),
    email: `${app.newId()}@example.com`,
    name: 'Olive',
    role: 'user' as const,
    currentRegistryId: null,
    emailVerifiedAt: app.now(),
    secondFactorAt: null,
    createdAt: app.now(),
  };
  await app.db.transact({ lock: 'nothing' }, (trx) =>
    trx
      .insertInto('user')
      .values({
        id: user.id,
        email: user.email,
        mailbox_hash: recipientHash(user.email),
        name: user.name,
        password_hash: 'none',
        role: 'user',
        current_registry_id: null,
        email_verified_at: user.createdAt,
        created_at: user.createdAt,
      })
      .execute(),
  );
  return { visitorId: 'owner', user, sessionHash: null, grants: new Set(), address: '192.0.2.2' };
}
