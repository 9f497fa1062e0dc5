import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '#api/http/site.ts';
import { type Load, load } from './load.ts';
import { type BenchPart, residentMbMax, shareOfHello } from './part.ts';
import { productPaths } from './product-paths.ts';
import { measureReference } from './reference.ts';
import { startServerProcess } from './server-process.ts';

/** The shop that `npm start` created; BENCH_DATA_DIR names another. */
const dataDir = process.env.BENCH_DATA_DIR ?? './data';
const connections = 8;

/** Product pages: the same one repeatedly, which is cached, and more different ones than the cache holds, which are rendered. */
export const livePages: BenchPart = {
  name: 'live-pages',
  async run({ reference, leaveOut }) {
    const file = join(dataDir, 'layette.sqlite');
    if (!existsSync(file) || !existsSync(join(siteFolder, 'server', 'entry.mjs'))) {
      leaveOut('product pages: they need a built site and the demo shop; npm start makes both');
      return [];
    }
    const copy = mkdtempSync(join(tmpdir(), 'layette-bench-live-'));
    cpSync(dataDir, copy, { recursive: true, filter: (path) => !path.includes('pictures') });
    const paths = productPaths(copy);
    const server = await startServerProcess('./serve-layette.ts', { dataDir: copy, siteFolder });
    const worked = await server.cpuUs();
    const kept = await load({ url: server.origin + paths[0], headers: { 'accept-encoding': 'br' } });
    const workUs = ((await server.cpuUs()) - worked) / kept.answered;
    const bytes = await bytesOf(server.origin + paths[0]);
    const asMany = await measureReference(bytes);
    const compressed = await loadAll(server.origin, paths, { 'accept-encoding': 'br' });
    // As requested by a proxy that compresses for its visitors itself. Pages cached before have been dropped: there are more than the cache
    // holds.
    const plain = await loadAll(server.origin, paths, {});
    const residentMb = await server.residentMb();
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
    return [
      {
        name: 'product page, kept',
        value: kept.perSecond,
        unit: '/s',
        ratio: kept.perSecond / reference.perSecond,
        budget: { of: 'ratio', atLeast: shareOfHello(5_000) },
        note: `${(kept.perSecond / asMany.perSecond).toFixed(2)} of bare Express sending as many bytes; ${Math.round(workUs)} us of work each, hello ${Math.round(reference.workUs)}`,
      },
      {
        name: `bare Express sending as many bytes (${bytes.toLocaleString('en-US')})`,
        value: asMany.perSecond,
        unit: '/s',
        ratio: asMany.perSecond / reference.perSecond,
        note: `${Math.round(asMany.workUs)} us of work each`,
      },
      {
        name: 'product page, rendered on demand, brotli',
        value: compressed.perSecond,
        unit: '/s',
        ratio: compressed.perSecond / reference.perSecond,
        budget: { of: 'ratio', atLeast: shareOfHello(500) },
      },
      {
        name: 'the same, not compressed',
        value: plain.perSecond,
        unit: '/s',
        ratio: plain.perSecond / reference.perSecond,
      },
      {
        name: 'memory while pages are rendered',
        value: residentMb,
        unit: 'MB',
        budget: { of: 'value', atMost: residentMbMax },
      },
    ];
  },
};

async function bytesOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

/** Each connection begins at another page: if several request a page at the same time, it is rendered once for all of them. */
function loadAll(url: string, paths: readonly string[], headers: Record<string, string>): Promise<Load> {
  const requests = paths.map((path) => ({ path, headers }));
  let begun = 0;
  return load({
    url,
    connections,
    setupClient: (client) => client.setRequests(startingAt(requests, (begun++ * requests.length) / connections)),
  });
}

function startingAt<T>(list: readonly T[], at: number): T[] {
  const start = Math.floor(at) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
