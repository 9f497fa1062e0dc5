import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import type { Engine } from '#api/testing/test-app.ts';
import { borrowTestDatabase } from '#api/testing/test-databases.ts';
import { openCatalogueFile } from '../catalogue-source.ts';
import { type ImportOptions, type ImportSummary, importCatalogue } from '../import-catalogue.ts';

export const leaves: ReadonlySet<string> = new Set(['joggers', 'cribs', 'bottles']);

export interface ImportHarness {
  db: Database;
  folder: string;
  /** Writes the file and imports it. */
  importFile(name: string, text: string | Buffer, options?: Partial<ImportOptions>): Promise<ImportSummary>;
  /** Everything that the catalogue's tables hold, in a stable order. */
  contents(): Promise<{ brands: unknown[]; products: unknown[]; variants: unknown[] }>;
  close(): Promise<void>;
}

/** A fresh database and a folder for files. */
export async function openImportHarness(engine: Engine): Promise<ImportHarness> {
  const { dataDir: folder, databaseUrl, dispose } = await borrowTestDatabase(engine);
  const { db } = await openDatabase({ dataDir: folder, databaseUrl });
  return {
    db,
    folder,
    async importFile(name, text, options = {}) {
      const file = join(folder, name);
      writeFileSync(file, text);
      return importCatalogue({
        db,
        source: await openCatalogueFile(file),
        categories: leaves,
        now: () => 1_800_000_000_000,
        ...options,
      });
    },
    contents: async () => ({
      brands: await db.read.selectFrom('brand').selectAll().orderBy('id').execute(),
      products: await db.read.selectFrom('generic_product').selectAll().orderBy('id').execute(),
      variants: await db.read.selectFrom('product').selectAll().orderBy('id').execute(),
    }),
    async close() {
      await db.close();
      await dispose();
    },
  };
}
