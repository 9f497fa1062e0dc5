import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { reservationOf } from '#api/testing/proofs/shop-over-wire.ts';
import { createScratchDatabase } from '#api/testing/test-app.ts';
import { newCallKey } from '#contracts/call-keys.ts';
import { startPostgres } from '../testing/postgres.ts';
import { addManyItems, openBenchShop } from './bench-shop.ts';
import { load } from './load.ts';
import type { BenchPart, Figure } from './part.ts';

/** As many gifts as a family shows on one page. */
const itemsPerRegistry = 20;

/** Enough units for more reservations than a run makes. */
const items = 500;

/** Durable reservations over HTTP, as pages ask for them: first-time visitors, each with a key, a hold, a personal link, an outbox row and its mail. */
export const reservations: BenchPart = {
  name: 'reservations',
  async run({ reference, leaveOut }) {
    const raw = rawCommits();
    const figures: Figure[] = [
      { name: 'raw better-sqlite3, FULL, one commit each', value: raw, unit: '/s', ratio: raw / reference.perSecond },
    ];
    const sqlite = await reserveOverHttp();
    figures.push({
      name: 'reservations on SQLite, FULL, group commit',
      value: sqlite.perSecond,
      unit: '/s',
      ratio: sqlite.perSecond / reference.perSecond,
      budget: { of: 'ratio', atLeast: 0.25 },
      note: noteOf(sqlite),
    });
    const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
    const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;
    if (serverUrl === undefined) leaveOut('PostgreSQL is not installed: its reservations were not measured');
    else {
      const scratch = await createScratchDatabase(serverUrl);
      const postgres = await reserveOverHttp(scratch.url);
      await scratch.drop();
      await own?.stop();
      figures.push({
        name: 'reservations on PostgreSQL',
        value: postgres.perSecond,
        unit: '/s',
        ratio: postgres.perSecond / reference.perSecond,
        note: `${noteOf(postgres)}; a server for tests syncs nothing`,
      });
    }
    return figures;
  },
};

const noteOf = ({ p99Ms, refused, mailsLater, laterMs, cpuUs }: Awaited<ReturnType<typeof reserveOverHttp>>): string =>
  `p99 ${p99Ms} ms, ${refused} refused, ${Math.round(cpuUs)} us of work each; ${mailsLater} mails gave way, all written ${(laterMs / 1000).toFixed(1)} s after`;

async function reserveOverHttp(databaseUrl?: string) {
  const shop = await openBenchShop(databaseUrl ? { databaseUrl } : {});
  try {
    const ids = await addManyItems(shop, items, itemsPerRegistry);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    let next = 0;
    const workedUs = await shop.server.cpuUs();
    const done = await load({
      url: shop.server.origin,
      connections: 64,
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => {
            next += 1;
            return {
              ...request,
              path: `/api/v3/reg_items/${ids[next % ids.length]}/reservations`,
              headers: { ...headers, 'idempotency-key': newCallKey() },
              body: JSON.stringify({ ...reservationOf('Gus'), giverEmail: `gus-${next}@example.com` }),
            };
          },
        },
      ],
    });
    const cpuUs = ((await shop.server.cpuUs()) - workedUs) / done.answered;
    const endedMs = performance.now();
    const mailsLater = await shop.server.jobsWaiting();
    while ((await shop.server.jobsWaiting()) > 0) await wait(100);
    return { ...done, cpuUs, mailsLater, laterMs: performance.now() - endedMs };
  } finally {
    await shop.close();
  }
}

/** The bare ceiling of this disk: one small row per synced commit. */
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
