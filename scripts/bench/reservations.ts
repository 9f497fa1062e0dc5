import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { reservationOf } from '#api/testing/proofs/shop-over-wire.ts';
import { createScratchDatabase } from '#api/testing/test-databases.ts';
import { newCallKey } from '#contracts/call-keys.ts';
import { startPostgres } from '../testing/postgres.ts';
import { addManyItems, openBenchShop } from './bench-shop.ts';
import { load } from './load.ts';
import { type BenchPart, type Figure, shareOfHello } from './part.ts';
import type { Reference } from './reference.ts';
import type { ServerProcess } from './server-process.ts';

const registries = 4;
const itemsPerRegistry = 100;
const givers = 64;

/**
 * Durable reservations over HTTP by 64 givers in four registries, with the requests that pages make: first-time visitors, each with a key,
 * a hold, a personal link, an outbox row and its email, who confirm their address a moment later. For comparison, the same rows written
 * without our layers.
 */
export const reservations: BenchPart = {
  name: 'reservations',
  async run({ reference, leaveOut }) {
    const raw = rawCommits();
    const figures: Figure[] = [
      { name: 'raw better-sqlite3, FULL, one commit each', value: raw, unit: '/s', ratio: raw / reference.perSecond },
      ...(await compare('SQLite', reference, undefined, shareOfHello(1_500))),
    ];
    // With real syncs to disk, unlike the tests' server.
    const own = process.env.BENCH_DATABASE_URL ? null : await startPostgres({ isDurable: true });
    const serverUrl = process.env.BENCH_DATABASE_URL ?? own?.url;
    if (serverUrl === undefined) leaveOut('PostgreSQL is not installed: its reservations were not measured');
    else {
      const scratch = await createScratchDatabase(serverUrl);
      figures.push(...(await compare('PostgreSQL', reference, scratch.url, shareOfHello(700))));
      await scratch.drop();
      await own?.stop();
    }
    return figures;
  },
};

async function compare(
  engine: string,
  reference: Reference,
  databaseUrl: string | undefined,
  atLeast: number,
): Promise<Figure[]> {
  const shop = await openBenchShop({ confirmsGifts: true, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    const items = await addManyItems(shop, registries * itemsPerRegistry, itemsPerRegistry);
    const before = databaseUrl === undefined ? null : await undoneIn(databaseUrl);
    const ours = await reserve(shop.server, '/api/v3/reg_items', items);
    const undone = databaseUrl === undefined ? 'none can be' : (await undoneIn(databaseUrl)) - before!;
    const mailsLater = await shop.server.jobsWaiting();
    const endedMs = performance.now();
    while ((await shop.server.jobsWaiting()) > 0) await wait(100);
    const laterS = (performance.now() - endedMs) / 1000;
    await shop.server.stop();
    const server = await shop.startBare();
    const bare = await reserve(server, '/reg_items', items);
    await server.stop();
    return [
      {
        name: `reservations on ${engine}`,
        value: ours.perSecond,
        unit: '/s',
        ratio: ours.perSecond / reference.perSecond,
        budget: { of: 'ratio', atLeast },
        note: `${noteOf(ours)}; transactions undone: ${undone}; ${mailsLater} mails gave way, written ${laterS.toFixed(1)} s after`,
      },
      {
        name: 'the slowest hundredth',
        value: ours.p99Ms,
        unit: 'ms',
        budget: { of: 'value', atMost: 150 },
      },
      {
        name: `the same written bare on ${engine}`,
        value: bare.perSecond,
        unit: '/s',
        ratio: bare.perSecond / reference.perSecond,
        note: `${noteOf(bare)}; ours is ${(ours.perSecond / bare.perSecond).toFixed(2)} of it`,
      },
    ];
  } finally {
    await shop.close();
  }
}

const noteOf = ({ p99Ms, refused, cpuUs }: Awaited<ReturnType<typeof reserve>>): string =>
  `p99 ${p99Ms} ms, ${refused} refused, ${Math.round(cpuUs)} us of work each`;

async function reserve(server: ServerProcess, path: string, items: Awaited<ReturnType<typeof addManyItems>>) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  let next = 0;
  const workedUs = await server.cpuUs();
  const done = await load({
    url: server.origin,
    connections: givers,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          next += 1;
          // Alternates between the registries.
          const item = items[((next % registries) * itemsPerRegistry + Math.floor(next / registries)) % items.length]!;
          const giver = { ...reservationOf('Gus'), giverEmail: `gus-${next}@example.com` };
          return {
            ...request,
            path: `${path}/${item.id}/reservations`,
            headers: { ...headers, 'idempotency-key': newCallKey() },
            body: JSON.stringify({ ...giver, through: item.registryId }),
          };
        },
      },
    ],
  });
  return { ...done, cpuUs: ((await server.cpuUs()) - workedUs) / done.answered };
}

/** The number of transactions that were rolled back, for whatever reason. */
async function undoneIn(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select xact_rollback from pg_stat_database where datname = current_database()');
  await client.end();
  return Number(rows[0].xact_rollback);
}

/** The upper limit of this disk: one small row per synced commit. */
function rawCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), 'layette-bench-'));
  const db = new Sqlite(join(folder, 'raw.sqlite'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table hold (item integer, unit integer, giver text, primary key (item, unit))');
  const insert = db.prepare('insert into hold values (?, ?, ?)');
  const count = 3_000;
  const startedMs = performance.now();
  for (let i = 0; i < count; i += 1) insert.run(i, 1, 'Gus');
  const perSecond = (count / (performance.now() - startedMs)) * 1000;
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return perSecond;
}
