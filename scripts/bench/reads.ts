import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '#api/db/open.ts';
import { addManyItems, openBenchShop } from './bench-shop.ts';
import { load } from './load.ts';
import { type BenchPart, type Figure, residentMbMax } from './part.ts';
import type { ServerProcess } from './server-process.ts';

const listLength = 24;

/** Reads through all layers (cookies and session, policy, schemas, serializing) against the same work written without them. */
export const reads: BenchPart = {
  name: 'reads',
  async run() {
    const shop = await openBenchShop();
    await addManyItems(shop, listLength);
    const bareServer = await shop.startBare();
    // One after the other, so that other work on this machine affects both.
    const measure = async (path: string, options: object = {}) => ({
      ours: await loadAndWork(shop.server, { url: `${shop.server.origin}/api/v3${path}`, ...options }),
      bare: await loadAndWork(bareServer, { url: `${bareServer.origin}${path}`, ...options }),
    });
    const registry = `/registries/${shop.owner.registryId}`;
    const point = await measure(registry);
    const session = await measure('/user', { headers: { cookie: shop.owner.cookie } });
    const list = await measure(`${registry}/reg_items`);
    const residentMb = await shop.server.residentMb();
    await bareServer.stop();
    await shop.close();
    const figure = (name: string, { ours, bare }: typeof point): Figure => ({
      name,
      value: ours.perSecond,
      unit: '/s',
      ratio: ours.perSecond / bare.perSecond,
      budget: { of: 'ratio', atLeast: 0.7 },
      note: `of ${Math.round(bare.perSecond)} bare; ${Math.round(ours.workUs)} us of work each, bare ${Math.round(bare.workUs)}`,
    });
    return [
      figure('JSON point read', point),
      figure('who is signed in', session),
      figure(`JSON list of ${listLength}`, list),
      { name: 'memory after that', value: residentMb, unit: 'MB', budget: { of: 'value', atMost: residentMbMax } },
      { name: 'raw better-sqlite3 point read', value: await rawPointReads(), unit: '/s', note: 'in process, no HTTP' },
    ];
  },
};

/** In addition to the rate, the processor time of the answering thread, which stays the same on a busy machine. */
async function loadAndWork(server: ServerProcess, options: Parameters<typeof load>[0]) {
  const workedUs = await server.cpuUs();
  const done = await load(options);
  return { ...done, workUs: ((await server.cpuUs()) - workedUs) / done.answered };
}

async function rawPointReads(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-bench-'));
  const { db } = await openDatabase({ dataDir, databaseUrl: null });
  await db.close();
  const raw = new Sqlite(join(dataDir, 'layette.sqlite'), { readonly: true });
  const read = raw.prepare('select * from setting where name = ?');
  const count = 200_000;
  const startedMs = performance.now();
  for (let i = 0; i < count; i += 1) read.get('started');
  const perSecond = (count / (performance.now() - startedMs)) * 1000;
  raw.close();
  rmSync(dataDir, { recursive: true, force: true });
  return perSecond;
}
