import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { openCatalogueFile } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { siteFolder } from '#api/http/site.ts';
import { scaledCatalogue } from '#content/catalogue/scaled-catalogue.ts';
import type { BenchPart } from './part.ts';
import { productPaths } from './product-paths.ts';
import { startServerProcess } from './server-process.ts';

const products = 10_000;
const pagesAsked = 2_000;
const askingAtOnce = 8;

/** What one process holds with 10,000 products, index included, when it starts and after 2,000 different pages of them. */
export const memory: BenchPart = {
  name: 'memory',
  async run({ leaveOut }) {
    if (!existsSync(join(siteFolder, 'server', 'entry.mjs'))) {
      leaveOut('memory with 10,000 products: it needs a built site; npm start makes it');
      return [];
    }
    const dataDir = mkdtempSync(join(tmpdir(), 'layette-bench-memory-'));
    await fillShop(dataDir);
    const paths = productPaths(dataDir);
    const server = await startServerProcess('./serve-layette.ts', { dataDir, siteFolder, search: 'embedded' });
    await search(server.origin);
    const startedMb = await server.residentMb();
    await askForPages(server.origin, spread(paths, pagesAsked));
    const { rss, heapTotal, arrayBuffers } = await server.memory();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const budget = { of: 'value', atMost: 250 } as const;
    return [
      { name: '10,000 products: memory after the start', value: startedMb, unit: 'MB', budget },
      {
        name: `the same after ${pagesAsked.toLocaleString('en-US')} different pages`,
        value: rss / 1_048_576,
        unit: 'MB',
        budget,
        note: `heap ${Math.round(heapTotal / 1_048_576)}, buffers ${Math.round(arrayBuffers / 1_048_576)}`,
      },
    ];
  },
};

async function fillShop(dataDir: string): Promise<void> {
  const file = join(dataDir, 'catalogue.jsonl');
  const lines = scaledCatalogue({ today: '2026-06-15', products });
  writeFileSync(file, Array.from(lines, (line) => `${JSON.stringify(line)}\n`).join(''));
  const { db } = await openDatabase(readSettings({ DATA_DIR: dataDir, NODE_ENV: 'test' }));
  const source = await openCatalogueFile(file);
  await importCatalogue({ db, source, categories: importableCategories(), now: Date.now });
  await db.close();
}

/** Waits until the index is there. */
async function search(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/store/api/search/products?term=stroller`);
    if ((await answer.text()).includes('"key":"brands"')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** From all over the catalogue, each once. */
const spread = (paths: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => paths[Math.floor((i * paths.length) / count)]!);

async function askForPages(origin: string, paths: string[]): Promise<void> {
  const ask = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: askingAtOnce }, ask));
}
