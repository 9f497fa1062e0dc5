import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import type { Engine } from '#api/testing/test-app.ts';
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
  const folder = mkdtempSync(join(tmpdir(), 'layette-import-'));
  const scratch = engine === 'postgres' ? await createScratchDatabase(process.env.TEST_DATABASE_URL!) : null;
  const { db } = await openDatabase({ databaseUrl: scratch?.url ?? null, dataDir: folder });
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
      await scratch?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createScratchDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `layette_import_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
