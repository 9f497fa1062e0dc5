import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { openCatalogueFile } from '#api/features/catalogue/catalogue-source.ts';
import { importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { scaledCatalogue } from '#content/catalogue/scaled-catalogue.ts';

/** Creates a shop with this many products in an empty data folder. */
export async function fillShop(dataDir: string, products: number): Promise<void> {
  const file = join(dataDir, 'catalogue.jsonl');
  const lines = scaledCatalogue({ today: '2026-06-15', products });
  writeFileSync(file, Array.from(lines, (line) => `${JSON.stringify(line)}\n`).join(''));
  const { db } = await openDatabase(readSettings({ DATA_DIR: dataDir, NODE_ENV: 'test' }));
  const source = await openCatalogueFile(file);
  await importCatalogue({ db, source, categories: importableCategories(), now: Date.now });
  await db.close();
}
