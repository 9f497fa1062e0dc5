/**
 * The speed of both engines at several sizes, in one run: full queries (facets, filter, sort), suggestions, rebuild, memory. The server is
 * also queried directly, without our code, because ours is measured against its own time.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createEmbeddedEngine } from '../embedded/embedded-engine.ts';
import type { FacetKey, ProductQuery, SearchEngine } from '../engine.ts';
import { createMeilisearchEngine } from '../meilisearch/meilisearch-engine.ts';
import { startMeilisearch, type TestServer } from '../testing/meilisearch-server.ts';
import { sampleArticles } from '../testing/sample-documents.ts';
import { generateProducts, seededRandom } from './generate-documents.ts';
import { besideItsOwnTime, besideOwnTime, ownTime } from './own-time.ts';

export interface BenchRow {
  engine: string;
  products: number;
  what: string;
  p50: number;
  p95: number;
  unit: 'ms' | 's' | 'MB';
}

export interface BenchOptions {
  sizes: number[];
  /** Queries of each kind; another tenth runs first as a warm-up and is not counted. */
  rounds?: number;
  /** Which engines to measure; by default both, the server only where it can run. */
  engines?: ('embedded' | 'meilisearch')[];
}

const facets: FacetKey[] = ['brands', 'productTypes', 'rating', 'price', 'available'];
const terms = [
  'stroller',
  'jogging stroller',
  'blue swaddle',
  'sof',
  'car seat',
  'strolelr',
  'organic bottle',
  'fernwick',
  'cheap crib',
  'pacifier 2 pack',
  'bodysuit 3-6m',
  'little harbor bib',
  'high chair under $200',
  'nappies',
  'wooden toy',
  'teether',
  'towel',
  'cochecito',
];
const beginnings = [
  'str',
  'strol',
  'strolelr',
  'fern',
  'baby mon',
  'cochec',
  'swadle',
  'qwertz',
  'fernwick cri',
  'bib',
  'car s',
  'dia',
];

export async function runSearchBench({ sizes, rounds = 300, engines }: BenchOptions): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const wants = (name: 'embedded' | 'meilisearch'): boolean => engines === undefined || engines.includes(name);
  for (const size of sizes) {
    if (wants('embedded')) rows.push(...(await measureEmbedded(size, rounds)));
    const server = wants('meilisearch') ? await startMeilisearch() : null;
    if (server === null) continue;
    try {
      rows.push(...(await measureServer(server, size, rounds)));
    } finally {
      await server.stop();
    }
  }
  return rows;
}

async function measureEmbedded(size: number, rounds: number): Promise<BenchRow[]> {
  const usedMb = (): number => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = usedMb();
  const engine = createEmbeddedEngine();
  const build = await timeOnce(() => engine.rebuild(documentsOf(size)));
  const rows = await measureEngine(engine, size, rounds);
  const memory = usedMb() - before;
  const changed = [...generateProducts(rounds * 2)];
  const upsert = await timeEach(rounds, async (round) => {
    await engine.upsertProducts([{ ...changed[round]!, title: `Renewed number ${round} stroller` }]);
    await engine.searchProducts(query('renewed', {}));
  });
  await engine.close();
  return [
    ...rows,
    row(engine.name, size, 'change a product and find it', upsert),
    { engine: engine.name, products: size, what: 'rebuild', p50: build / 1000, p95: build / 1000, unit: 's' },
    {
      engine: engine.name,
      products: size,
      what: globalThis.gc ? 'memory' : 'memory (run with --expose-gc)',
      p50: memory,
      p95: memory,
      unit: 'MB',
    },
  ];
}

async function measureServer(server: TestServer, size: number, rounds: number): Promise<BenchRow[]> {
  const engine = createMeilisearchEngine({ url: server.url, key: server.key, prefix: 'bench' });
  const build = await timeOnce(() => engine.rebuild(documentsOf(size)));
  const rows = await measureEngine(engine, size, rounds);
  const random = seededRandom(3);
  const questions = Array.from({ length: rounds }, () => randomQuery(random));
  const { withUs, own } = await besideItsOwnTime(server, engine, questions);
  const done: BenchRow[] = [
    ...rows,
    row(engine.name, size, besideOwnTime, withUs),
    row(engine.name, size, ownTime, own),
    { engine: engine.name, products: size, what: 'rebuild', p50: build / 1000, p95: build / 1000, unit: 's' },
  ];
  const memory = residentMb(server.pid);
  if (memory !== null)
    done.push({
      engine: engine.name,
      products: size,
      what: 'memory of the server',
      p50: memory,
      p95: memory,
      unit: 'MB',
    });
  await engine.close();
  return done;
}

async function measureEngine(engine: SearchEngine, size: number, rounds: number): Promise<BenchRow[]> {
  const random = seededRandom(3);
  const full = await timeEach(rounds, () => engine.searchProducts(randomQuery(random)));
  const browse = await timeEach(rounds, () => engine.searchProducts({ ...randomQuery(random), term: '' }));
  const suggest = await timeEach(rounds, (round) => engine.suggest(beginnings[round % beginnings.length]!, 8));
  return [
    row(engine.name, size, 'term, 5 facets, filters, sort', full),
    row(engine.name, size, 'everything or a category, 5 facets, filters, sort', browse),
    row(engine.name, size, 'suggestion', suggest),
  ];
}

function query(term: string, part: Partial<ProductQuery>): ProductQuery {
  return { term, filters: {}, sort: 'popular', page: 1, pageSize: 18, facets, ...part };
}

/** Every query differs, so that no answer comes from a cache. */
function randomQuery(random: () => number): ProductQuery {
  const chance = (share: number): boolean => random() < share;
  return query(terms[Math.floor(random() * terms.length)]!, {
    filters: {
      categories: chance(0.5) ? [['strollers', 'nursery', 'feeding'][Math.floor(random() * 3)]!] : [],
      brands: chance(0.3) ? ['fernwick', 'oakling'] : [],
      minPriceCents: chance(0.3) ? Math.floor(random() * 5000) : undefined,
      maxPriceCents: chance(0.3) ? 5000 + Math.floor(random() * 40_000) : undefined,
      minRating: chance(0.2) ? 4 : undefined,
      available: chance(0.2),
      attributes: chance(0.2) ? { color: ['Sage', 'Blue'] } : {},
    },
    sort: chance(0.3) ? 'price_asc' : chance(0.2) ? 'newest' : 'popular',
    page: 1 + Math.floor(random() * 5),
  });
}

const documentsOf = (size: number) => ({ products: () => generateProducts(size), articles: () => sampleArticles });

async function timeOnce(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function timeEach(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const time = await timeOnce(() => work(round));
    if (round >= warmUp) times.push(time);
  }
  return times.sort((a, b) => a - b);
}

const row = (engine: string, products: number, what: string, sorted: number[]): BenchRow => ({
  engine,
  products,
  what,
  p50: sorted[Math.floor(sorted.length * 0.5)]!,
  p95: sorted[Math.floor(sorted.length * 0.95)]!,
  unit: 'ms',
});

function residentMb(pid: number | null): number | null {
  if (pid === null) return null;
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1000;
  } catch {
    return null;
  }
}

export function printRows(rows: readonly BenchRow[]): string {
  return rows
    .map(({ engine, products, what, p50, p95, unit }) => {
      const figures = p50 === p95 ? `${p50.toFixed(1)} ${unit}` : `${p50.toFixed(2)} / ${p95.toFixed(2)} ${unit}`;
      return `${engine.padEnd(12)} ${String(products).padStart(7)}  ${what.padEnd(50)} ${figures}`;
    })
    .join('\n');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  console.log(printRows(await runSearchBench({ sizes: sizes.length > 0 ? sizes : [20_000, 200_000] })));
}
