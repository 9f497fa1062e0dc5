import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type Assembled, assemble, type Outside } from '#api/assemble.ts';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { createFindingBudget, unboundedFinding } from '#api/features/registries/finding-budget.ts';
import { createLimiter } from '#api/http/limits.ts';
import { emptySearch } from './empty-search.ts';
import { TestClient } from './test-client.ts';
import { borrowTestDatabase } from './test-databases.ts';

export interface TestApp extends Assembled {
  origin: string;
  /** A separate browser, with its own cookies. */
  client(): TestClient;
  clock: { now: number; pass(ms: number): void };
  /** Runs background work that is due, then gives the mails to this address, oldest first. */
  mailsTo(address: string): Promise<{ subject: string; html: string; text: string }[]>;
  close(): Promise<void>;
}

export type Engine = 'sqlite' | 'postgres';

/** The engines that this run can test: PostgreSQL if `npm test` has provided one. */
export const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite'];

/** A whole server on a fresh database, with a clock that only the test moves. */
export async function createTestApp(
  options: {
    engine?: Engine;
    parts?: Partial<Outside>;
    limits?: 'as-they-are';
    /** So that a test can use many IP addresses. */
    trustedProxies?: number;
    /** A data folder or a database that the test has created, and will delete. */
    on?: { DATA_DIR: string } | { DATABASE_URL: string };
    /** As in production, responses are not checked against their contracts. */
    inProduction?: boolean;
  } = {},
): Promise<TestApp> {
  const { dataDir, databaseUrl, dispose } = await borrowTestDatabase(options.engine ?? 'sqlite');
  const given = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: String(options.trustedProxies ?? 0),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...options.on,
  });
  const settings = { ...given, production: options.inProduction ?? false };
  const { db } = await openDatabase(settings);
  const clock = {
    now: Date.UTC(2027, 2, 10, 12),
    pass(ms: number) {
      clock.now += ms;
    },
  };
  const assembled = assemble({
    settings,
    secret: 'a secret of the tests, long enough to be one',
    db,
    search: emptySearch,
    readPicture: async () => null,
    readLink: async (url) => ({
      title: '',
      url,
      storeName: '',
      priceCents: null,
      currency: null,
      imageUrl: null,
      note: '',
      outcome: 'unreachable',
    }),
    log: pino({ level: 'silent' }),
    now: () => clock.now,
    limiter: createLimiter(options.limits === 'as-they-are' ? 1 : 1000),
    findingBudget: options.limits === 'as-they-are' ? createFindingBudget() : unboundedFinding,
    unverifiedHoldsFactor: options.limits === 'as-they-are' ? 1 : 1000,
    jobsWhenAsked: { atOnce: 1 },
    site: null,
    ...options.parts,
  });
  const listening = createServer(assembled.express).listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return {
    ...assembled,
    origin,
    clock,
    client: () => new TestClient(origin),
    async mailsTo(address) {
      await assembled.jobs.runDue();
      return db.read
        .selectFrom('inbox_mail')
        .leftJoin('job', 'job.unique_key', 'inbox_mail.unique_key')
        .select(['subject', 'html', 'text'])
        .where('inbox_mail.recipient', '=', address)
        .orderBy('inbox_mail.created_at')
        .orderBy('job.id')
        .orderBy('inbox_mail.id')
        .execute();
    },
    async close() {
      assembled.live.stop();
      listening.closeAllConnections();
      await new Promise((resolve) => listening.close(resolve));
      await assembled.jobs.stop();
      await db.close();
      await dispose();
    },
  };
}
