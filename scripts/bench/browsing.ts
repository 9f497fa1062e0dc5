import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Client } from 'autocannon';
import { siteFolder } from '#api/http/site.ts';
import { addIdea, type Owner, reservationOf, signUpOwner } from '#api/testing/proofs/shop-over-wire.ts';
import { Wire } from '#api/testing/proofs/wire.ts';
import { newCallKey } from '#contracts/call-keys.ts';
import { fillShop } from './large-shop.ts';
import { type BenchPart, type Figure, residentMbMax } from './part.ts';
import { productPaths } from './product-paths.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const products = 10_000;
const connections = 100;
const seconds = Number(process.env.BENCH_BROWSING_SECONDS ?? 20);
/** Interval between reservations in the registry that everybody views: each reservation changes its page. */
const reservedEveryMs = 100;
const gifts = 40;
const kinds = 12;
const slowestMs = 200;

interface Visit {
  kind: string;
  path: string;
  headers?: Record<string, string>;
}

/**
 * 100 connections view everything at once, each one page after another, while gifts are reserved in the registry that they view: how long
 * each kind of page takes, and how much memory the process uses.
 */
export const browsing: BenchPart = {
  name: 'browsing',
  async run({ leaveOut }) {
    if (!existsSync(join(siteFolder, 'server', 'entry.mjs'))) {
      leaveOut('browsing in a shop with 10,000 products: it needs a built site; npm start makes it');
      return [];
    }
    const dataDir = mkdtempSync(join(tmpdir(), 'layette-bench-browsing-'));
    await fillShop(dataDir, products);
    const paths = productPaths(dataDir);
    const server = await startServerProcess('./serve-layette.ts', { dataDir, siteFolder, search: 'embedded' });
    await untilSearched(server);
    const wire = new Wire(server.origin, 8);
    const registry = await fillRegistry(wire, paths);
    const startedMb = await server.residentMb();
    await browse(server, visitsOf(paths, registry), 4);
    // On new connections: the server closes those that were idle for some seconds.
    wire.close();
    const givers = new Wire(server.origin, 1);
    const reserving = reserveOnAndOn(givers, registry.itemIds);
    const first = await browse(server, visitsOf(paths, registry), seconds / 2);
    const halfwayMb = await server.residentMb();
    const second = await browse(server, visitsOf(paths, registry), seconds / 2);
    const reserved = await reserving.stop();
    const { rss, heapTotal, arrayBuffers } = await server.memory();
    givers.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const memoryBudget = { of: 'value', atMost: residentMbMax } as const;
    const answered = [...first, ...second];
    return [
      ...figuresOf(answered),
      {
        name: `${connections} connections browsing: answers`,
        value: answered.length / seconds,
        unit: '/s',
        note: `${reserved} gifts reserved meanwhile`,
      },
      {
        name: '10,000 products: memory after the start',
        value: startedMb,
        unit: 'MB',
        budget: memoryBudget,
      },
      { name: `memory after ${seconds / 2} s`, value: halfwayMb, unit: 'MB', budget: memoryBudget },
      {
        name: `memory after ${seconds} s`,
        value: rss / 1_048_576,
        unit: 'MB',
        budget: memoryBudget,
        note: `heap ${Math.round(heapTotal / 1_048_576)}, buffers ${Math.round(arrayBuffers / 1_048_576)}`,
      },
    ];
  },
};

/** Waits until the search index is built. */
async function untilSearched({ origin }: ServerProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/store/api/search/products?term=stroller`);
    if ((await answer.text()).includes('"key":"brands"')) return;
    await wait(200);
  }
}

interface FullRegistry {
  owner: Owner;
  path: string;
  itemIds: string[];
}

/** Creates a registry with products from all over the shop, and with ideas that many can give. */
async function fillRegistry(wire: Wire, paths: readonly string[]): Promise<FullRegistry> {
  const owner = await signUpOwner(wire);
  const headers = { cookie: owner.cookie };
  const registry = `/api/v3/registries/${owner.registryId}`;
  for (let i = 0; i < gifts / 2; i += 1) {
    const productId = Number(paths[Math.floor((i * paths.length * 2) / gifts)]!.split('/').at(-1));
    const body = { kind: 'product', productId, quantity: 1 };
    const added = await wire.send('POST', `${registry}/reg_items`, { body, headers });
    if (added.status !== 201) throw new Error(`Adding a product answered ${added.status}: ${added.text}`);
  }
  const itemIds: string[] = [];
  for (let i = 0; i < gifts / 2; i += 1) itemIds.push(await addIdea(wire, owner, 99));
  const read = await wire.send('GET', registry, { headers });
  return { owner, itemIds, path: `/${JSON.parse(read.text).registry.slug}` };
}

/** Reserves one gift after another, each as a first-time visitor. */
function reserveOnAndOn(wire: Wire, itemIds: readonly string[]): { stop(): Promise<number> } {
  let reserved = 0;
  let isStopped = false;
  const reserving = (async () => {
    for (let i = 0; !isStopped; i += 1) {
      const answer = await wire.send('POST', `/api/v3/reg_items/${itemIds[i % itemIds.length]}/reservations`, {
        body: { ...reservationOf('Gus'), giverEmail: `gus-${i}@example.com` },
        headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': newCallKey() },
      });
      if (answer.status === 201) reserved += 1;
      await wait(reservedEveryMs);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await reserving;
      return reserved;
    },
  };
}

const leaves = ['full-size-strollers', 'bodysuits', 'pajamas', 'pacifiers', 'plush-toys', 'swaddles-and-blankets'];
const terms = [
  'stroller',
  'organic cotton bodysuit',
  'blue swaddle',
  'crib',
  'high chair',
  'wooden toy',
  'car seat',
  'bib',
];

/** The requests of visitors: products from all over the shop, some repeatedly, and the pages around them. */
function visitsOf(paths: readonly string[], { owner, path }: FullRegistry): Visit[] {
  const productAt = (share: number) => paths[Math.floor(share * paths.length) % paths.length]!;
  return Array.from({ length: 4_000 }, (_, i): Visit[] => {
    const leaf = leaves[i % leaves.length]!;
    const term = encodeURIComponent(terms[i % terms.length]!);
    return [
      { kind: 'home page', path: '/' },
      { kind: 'category page, built', path: `/store/${leaf}` },
      { kind: 'category page, filtered', path: `/store/${leaf}?page=${1 + (i % 3)}&minPrice=${i % 40}` },
      { kind: 'product page, popular', path: productAt((i % 50) / 50) },
      { kind: 'product page, any', path: productAt(((i * 619) % 4_001) / 4_001) },
      { kind: 'search page', path: `/store/search?search_term=${term}&page=${1 + (i % 5)}` },
      { kind: 'suggestions', path: `/store/api/search/suggestions?q=${term.slice(0, 3 + (i % 4))}` },
      { kind: 'registry page, guest', path },
      { kind: 'registry page, free gifts', path: `${path}?show=free` },
      { kind: 'registry page, owner', path, headers: { cookie: owner.cookie } },
      { kind: 'cart page', path: '/store/cart' },
      { kind: 'article', path: '/hello-baby/choose-a-stroller' },
    ];
  }).flat();
}

interface Answered {
  kind: string;
  ms: number;
}

/** All connections open at one moment, unlike a real crowd: requests during this time are not counted. */
const openingMs = 1_000;

/** Each connection has a part of the list, and begins with another kind of page. @throws {Error} when a request fails. */
async function browse({ origin }: ServerProcess, visits: readonly Visit[], duration: number): Promise<Answered[]> {
  const answered: Answered[] = [];
  const each = Math.floor(visits.length / connections);
  let begun = 0;
  const countedFromMs = performance.now() + openingMs;
  const setupClient = (client: Client) => {
    const all = visits.slice(begun * each, (begun + 1) * each);
    const own = [...all.slice(begun % kinds), ...all.slice(0, begun % kinds)];
    begun += 1;
    let at = 0;
    client.setRequests(own.map(({ path, headers }) => ({ path, headers: { 'accept-encoding': 'br', ...headers } })));
    client.on('response', (status, _bytes, ms) => {
      const { kind, path } = own[at % own.length]!;
      at += 1;
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      if (performance.now() - ms >= countedFromMs) answered.push({ kind, ms });
    });
  };
  await autocannon({ url: origin, connections, duration: duration + openingMs / 1000, setupClient });
  if (answered.length === 0) throw new Error('Nobody who browsed was answered.');
  return answered;
}

function figuresOf(answered: readonly Answered[]): Figure[] {
  const byKind = Map.groupBy(answered, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, all]): Figure[] => {
    const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]!;
    return [
      { name: `${kind}, p50`, value: at(0.5), unit: 'ms', note: `${times.length} answers` },
      { name: `${kind}, p99`, value: at(0.99), unit: 'ms', budget: { of: 'value', atMost: slowestMs } },
    ];
  });
}
