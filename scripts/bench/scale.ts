import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchPart, Figure } from './part.ts';
import { startServerProcess } from './server-process.ts';

/** A shop that somebody filled, say with 200,000 products; it is read and not changed. */
const dataDir = process.env.BENCH_SCALE_DATA_DIR;
const meiliUrl = process.env.BENCH_MEILI_URL;
const rounds = 200;

const terms =
  'stroller,organic cotton bodysuit,blue swaddle,strolelr,lullaweft pajamas,crib,cheap high chair,pram,bib'.split(',');
const beginnings = 'str,strol,lullaw,organic c,diap,kinderw,swadle,baby mon'.split(',');
const leaves = 'strollers,nursery,bodysuits,pajamas,feeding,playroom'.split(',');
const filters = ['', '&available=true', '&onSale=true', '&minPrice=20&maxPrice=200', '&minRating=4'];

/** One large shop in one process: start, memory, and how long its lists take, one after another, over HTTP. */
export const scale: BenchPart = {
  name: 'scale',
  async run({ leaveOut }) {
    if (dataDir === undefined || !existsSync(join(dataDir, 'layette.sqlite'))) {
      leaveOut(
        'a large shop: BENCH_SCALE_DATA_DIR names no shop; scripts/catalogue/generate.ts and the importer make one',
      );
      return [];
    }
    const startedMs = performance.now();
    const server = await startServerProcess('./serve-layette.ts', {
      dataDir,
      siteFolder: 'no-site',
      search: meiliUrl ?? 'embedded',
    });
    const ask = async (path: string): Promise<{ ms: number; text: string; status: number }> => {
      const from = performance.now();
      const response = await fetch(server.origin + path);
      const text = await response.text();
      return { ms: performance.now() - from, text, status: response.status };
    };
    const healthy = performance.now() - startedMs + (await ask('/api/health')).ms;
    const firstList = await ask('/store/api/categories/strollers/products');
    const listed = performance.now() - startedMs;
    let whole = firstList;
    while (!whole.text.includes('"key":"brands"')) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      whole = await ask('/store/api/categories/strollers/products');
    }
    const indexed = performance.now() - startedMs;
    const figures: Figure[] = [
      { name: 'start to the first answer', value: healthy, unit: 'ms', budget: { of: 'value', atMost: 3000 } },
      { name: 'start to the first list', value: listed, unit: 'ms', budget: { of: 'value', atMost: 3000 } },
      { name: 'start to facets and search', value: indexed, unit: 'ms' },
    ];
    for (const [name, path, atMost] of [
      [
        'search with facets',
        (at: number) =>
          `/store/api/search/products?term=${encodeURIComponent(terms[at % terms.length]!)}${filters[at % filters.length]}`,
        30,
      ],
      [
        'category page data',
        (at: number) =>
          `/store/api/categories/${leaves[at % leaves.length]}/products?page=${1 + (at % 5)}${filters[at % filters.length]}`,
        10,
      ],
      [
        'suggestion',
        (at: number) => `/store/api/search/suggestions?q=${encodeURIComponent(beginnings[at % beginnings.length]!)}`,
        2,
      ],
    ] as const) {
      for (let at = 0; at < rounds / 10; at += 1) await ask(path(at));
      const times: number[] = [];
      for (let at = 0; at < rounds; at += 1) {
        const { ms, status } = await ask(path(at));
        if (status === 200) times.push(ms);
      }
      times.sort((a, b) => a - b);
      figures.push(
        { name: `${name}, p50`, value: times[Math.floor(times.length * 0.5)] ?? 0, unit: 'ms' },
        {
          name: `${name}, p95`,
          value: times[Math.floor(times.length * 0.95)] ?? 0,
          unit: 'ms',
          budget: { of: 'value', atMost },
        },
      );
    }
    figures.push({ name: 'memory of the process', value: await server.residentMb(), unit: 'MB' });
    await server.stop();
    return figures;
  },
};
