import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '#api/db/open.ts';
import { addManyItems, openBenchShop } from './bench-shop.ts';
import { load } from './load.ts';
import { type BenchPart, residentMbMax } from './part.ts';

const listLength = 24;

/** Reads through all layers: cookies and session, policy, schemas, serialising. */
export const reads: BenchPart = {
  name: 'reads',
  async run({ reference }) {
    const shop = await openBenchShop();
    await addManyItems(shop, listLength);
    const registry = `${shop.server.origin}/api/v3/registries/${shop.owner.registryId}`;
    const headers = { cookie: shop.owner.cookie };
    const point = await load({ url: registry });
    const session = await load({ url: `${shop.server.origin}/api/v3/user`, headers });
    const list = await load({ url: `${registry}/reg_items` });
    const residentMb = await shop.server.residentMb();
    await shop.close();
    const ratio = (perSecond: number) => perSecond / reference.perSecond;
    return [
      {
        name: 'JSON point read',
        value: point.perSecond,
        unit: '/s',
        ratio: ratio(point.perSecond),
        budget: { of: 'ratio', atLeast: 0.4 },
      },
      { name: 'who is signed in', value: session.perSecond, unit: '/s', ratio: ratio(session.perSecond) },
      {
        name: `JSON list of ${listLength}`,
        value: list.perSecond,
        unit: '/s',
        ratio: ratio(list.perSecond),
        budget: { of: 'ratio', atLeast: 0.2 },
      },
      { name: 'memory after that', value: residentMb, unit: 'MB', budget: { of: 'value', atMost: residentMbMax } },
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
