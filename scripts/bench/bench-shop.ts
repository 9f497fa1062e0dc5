import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addIdea, type Owner, signUpOwner } from '#api/testing/proofs/shop-over-wire.ts';
import { Wire } from '#api/testing/proofs/wire.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface BenchShop {
  server: ServerProcess;
  wire: Wire;
  owner: Owner;
  /** The same work written without our layers (`serve-bare.ts`), on this shop's database. */
  startBare(): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** A running shop with one owner and an empty registry, in a data folder of its own. */
export async function openBenchShop(
  options: { databaseUrl?: string; siteFolder?: string; confirmsGifts?: boolean } = {},
): Promise<BenchShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-bench-'));
  const server = await startServerProcess('./serve-layette.ts', {
    dataDir,
    siteFolder: options.siteFolder ?? join(dataDir, 'no-site'),
    confirmsGifts: options.confirmsGifts ?? false,
    ...(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {}),
  });
  const wire = new Wire(server.origin, 8);
  const owner = await signUpOwner(wire);
  return {
    server,
    wire,
    owner,
    startBare: () => startServerProcess('./serve-bare.ts', { dataDir, databaseUrl: options.databaseUrl }),
    async close() {
      wire.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Items that many can reserve: 99 units each, in registries of at most `perRegistry`, as long as real ones, each with its own account. */
export async function addManyItems(
  shop: BenchShop,
  count: number,
  perRegistry = 50,
): Promise<{ id: string; registryId: string }[]> {
  const items: { id: string; registryId: string }[] = [];
  while (items.length < count) {
    if (items.length % perRegistry === 0) shop.owner = await signUpOwner(shop.wire);
    items.push({ id: await addIdea(shop.wire, shop.owner, 99), registryId: shop.owner.registryId });
  }
  return items;
}
