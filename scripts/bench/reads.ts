import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '#api/db/open.ts';
import { addManyItems, openBenchShop } from './bench-shop.ts';
import { load } from './load.ts';
import type { BenchPart, Figure } from './part.ts';

const listLength = 24;

/** Reads through all layers (cookies and session, policy, schemas, serialising) against the same work written bare. */
export const reads: BenchPart = {
  name: 'reads',
  async run({ reference }) {
    const shop = await openBenchShop();
    await addManyItems(shop, listLength);
    const headers = { cookie: shop.owner.cookie };
    const measure = async (origin: string) => {
      const registry = `${origin}/registries/${shop.owner.registryId}`;
      return {
        point: (await load({ url: registry })).perSecond,
        session: (await load({ url: `${origin}/user`, headers })).perSecond,
        list: (await load({ url: `${registry}/reg_items` })).perSecond,
      };
    };
    const ours = await measure(`${shop.server.origin}/api/v3`);
    const residentMb = await shop.server.residentMb();
    const server = await shop.startBare();
    const bare = await measure(server.origin);
    await server.stop();
    await shop.close();
    const figure = (name: string, what: keyof typeof ours): Figure => ({
      name,
      value: ours[what],
      unit: '/s',
      ratio: ours[what] / bare[what],
      budget: { of: 'ratio', atLeast: 0.7 },
      note: `of ${Math.round(bare[what])} bare; ${(ours[what] / reference.perSecond).toFixed(2)} of hello`,
    });
    return [
      figure('JSON point read', 'point'),
      figure('who is signed in', 'session'),
      figure(`JSON list of ${listLength}`, 'list'),
      { name: 'memory after that', value: residentMb, unit: 'MB', budget: { of: 'value', atMost: 250 } },
      { name: 'raw better-sqlite3 point read', value: await rawPointReads(), unit: '/s', note: 'in process, no HTTP' },
    ];
  },
};

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
