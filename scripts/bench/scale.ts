import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { siteFolder } from '#api/http/site.ts';
import type { BenchPart, Figure } from './part.ts';
import { productPaths } from './product-paths.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** An existing shop, for example with 200,000 products; it is read and not changed. */
const dataDir = process.env.BENCH_SCALE_DATA_DIR;
const meiliUrl = process.env.BENCH_MEILI_URL;
const databaseUrl = process.env.BENCH_SCALE_DATABASE_URL;

const terms = (
  'stroller,organic cotton bodysuit,blue swaddle,strolelr,lullaweft pajamas,crib,cheap high chair,pram,bib,cotton,baby blanket,' +
  'soft toy,diaper bag,wooden toy,car seat,bath,pacifer,newborn gift,high chair under $200,ba'
).split(',');
const beginnings =
  'str,strol,lullaw,organic c,diap,cochec,swadle,baby mon,bab,cot,blu,sof,high ch,wooden t,bo,pac'.split(',');
const leaves = 'full-size-strollers,bodysuits,pajamas,pacifiers,plush-toys,swaddles-and-blankets'.split(',');
const filters = ['available=true', 'onSale=true', 'minPrice=20&maxPrice=200', 'minRating=4'];

interface Asked {
  name: string;
  /** All are different. */
  paths: string[];
  atMostMs?: number;
  /** Other addresses of the same kind to warm up with, where a query would not make another page. */
  warmedBy?: string[];
}

const termPaths = (base: string, key = 'term'): string[] =>
  terms.flatMap((term) =>
    ['', ...filters, 'page=5', 'sort=price_asc'].map((more) => `${base}?${key}=${encodeURIComponent(term)}&${more}`),
  );
const leafPaths = (base: (leaf: string) => string): string[] =>
  leaves.flatMap((leaf) =>
    [...filters, 'page=2', 'page=5', 'sort=price_asc', 'page=3&available=true'].map((more) => `${base(leaf)}?${more}`),
  );

const presetLists = ['sale', 'new', 'fsa-hsa-eligible'];
const brandsAsked = 8;
const productsAsked = 100;

/** Pages of the whole shop: the longest lists, brands, and products from all over it. */
function shopPages(): Asked[] {
  const chosen = [...filters, 'page=2', 'page=5', 'sort=price&order=asc', 'page=3&available=true'];
  const lists = (path: string) => ['', ...chosen].map((query) => `${path}?${query}`);
  const asked: Asked[] = [
    {
      name: 'sale, new and eligible page',
      paths: presetLists.flatMap((slug) => lists(`/store/${slug}`)),
      atMostMs: 10,
    },
  ];
  if (databaseUrl !== undefined) return asked;
  const db = new Sqlite(join(dataDir!, 'layette.sqlite'), { readonly: true });
  const brands = db.prepare('select id, slug from brand order by id limit ?').all(brandsAsked) as {
    id: number;
    slug: string;
  }[];
  db.close();
  const products = productPaths(dataDir!);
  const spread = Array.from(
    { length: 2 * productsAsked },
    (_, i) => products[Math.floor((i * products.length) / (2 * productsAsked))]!,
  );
  const [measured, warmedBy] = [0, 1].map((odd) => spread.filter((_, at) => at % 2 === odd)) as [string[], string[]];
  return [
    ...asked,
    { name: 'brand page', paths: brands.flatMap(({ id, slug }) => lists(`/store/b/${slug}/${id}`)), atMostMs: 10 },
    { name: 'product page', paths: measured, warmedBy, atMostMs: 10 },
  ];
}

const questions = (withPages: boolean): Asked[] => [
  { name: 'search with facets', paths: termPaths('/store/api/search/products'), atMostMs: 30 },
  { name: 'category data', paths: leafPaths((leaf) => `/store/api/categories/${leaf}/products`), atMostMs: 10 },
  {
    name: 'suggestion',
    paths: beginnings.map((beginning) => `/store/api/search/suggestions?q=${encodeURIComponent(beginning)}`),
    atMostMs: 2,
  },
  ...(withPages
    ? [
        { name: 'category page', paths: leafPaths((leaf) => `/store/${leaf}`), atMostMs: 10 },
        {
          name: 'search page',
          paths: termPaths('/store/search', 'search_term').filter((_, at) => at % 3 === 0),
          atMostMs: 10,
        },
        ...shopPages(),
      ]
    : []),
];

/** One large shop in one process: start, memory, and the cost of its lists, one request after another, over HTTP. */
export const scale: BenchPart = {
  name: 'scale',
  async run({ leaveOut }) {
    if (dataDir === undefined || (databaseUrl === undefined && !existsSync(join(dataDir, 'layette.sqlite')))) {
      leaveOut(
        'a large shop: BENCH_SCALE_DATA_DIR names no shop; scripts/catalogue/generate.ts and the importer make one',
      );
      return [];
    }
    const withPages = existsSync(join(siteFolder, 'server', 'entry.mjs'));
    if (!withPages) leaveOut('pages of a large shop: no site is built');
    const startedMs = performance.now();
    const server = await startServerProcess('./serve-layette.ts', {
      dataDir,
      siteFolder: withPages ? siteFolder : 'no-site',
      search: meiliUrl ?? 'embedded',
      databaseUrl,
    });
    await ask(server, '/api/health');
    const healthy = performance.now() - startedMs;
    await ask(server, '/store/api/categories/strollers/products');
    const listed = performance.now() - startedMs;
    await untilIndexed(server);
    const figures: Figure[] = [
      { name: 'start to the first answer', value: healthy, unit: 'ms', budget: { of: 'value', atMost: 4000 } },
      { name: 'start to the first list', value: listed, unit: 'ms', budget: { of: 'value', atMost: 4000 } },
      { name: 'start to facets and search', value: performance.now() - startedMs, unit: 'ms' },
      { name: 'memory once it is indexed', value: await server.residentMb(), unit: 'MB' },
    ];
    // Code that has never run is slow, which has nothing to do with a large shop.
    for (let round = 0; round < warmingRounds; round += 1)
      for (const { paths, warmedBy } of questions(withPages))
        for (const path of warmedBy ?? paths.map((one) => warming(one, round))) await ask(server, path);
    for (const asked of questions(withPages)) {
      figures.push(...(await measure(server, { ...asked, name: `${asked.name}, asked first` })));
      figures.push(...(await measure(server, { ...asked, name: `${asked.name}, asked again` })));
    }
    figures.push({ name: 'memory of the process', value: await server.residentMb(), unit: 'MB' });
    await server.stop();
    return figures;
  },
};

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

/** The JavaScript engine optimizes code after some hundred calls. */
const warmingRounds = 6;

/** An address with the same work that is not measured. */
const warming = (path: string, round: number): string =>
  `${path}${path.includes('?q=') ? 'e'.repeat(round + 1) : `&maxPrice=${9000 + round}`}`;

async function ask(server: ServerProcess, path: string): Promise<{ ms: number; text: string; status: number }> {
  const from = performance.now();
  const response = await fetch(server.origin + path, { headers: asBrowser });
  const text = await response.text();
  return { ms: performance.now() - from, text, status: response.status };
}

async function untilIndexed(server: ServerProcess): Promise<void> {
  for (;;) {
    const { text } = await ask(server, '/store/api/search/products?term=stroller');
    if (text.includes('"key":"brands"')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measure(server: ServerProcess, { name, paths, atMostMs }: Asked): Promise<Figure[]> {
  const times: number[] = [];
  const workedUs = await server.cpuUs();
  for (const path of paths) {
    const { ms, status } = await ask(server, path);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
    times.push(ms);
  }
  const cpuMs = ((await server.cpuUs()) - workedUs) / 1000 / paths.length;
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)]!;
  return [
    { name: `${name}, p50`, value: times[Math.floor(times.length * 0.5)]!, unit: 'ms' },
    {
      name: `${name}, p95`,
      value: p95,
      unit: 'ms',
      ...(atMostMs === undefined ? {} : { budget: { of: 'value', atMost: atMostMs } }),
    },
    { name: `${name}, processor time`, value: cpuMs, unit: 'ms', note: 'mean; hardly touched by a busy machine' },
  ];
}
