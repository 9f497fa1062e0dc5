import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#api/db/open.ts';
import { createScratchDatabase } from './test-app.ts';

/**
 * Migrates one database of each engine, for `createTestApp` to copy: running all migrations takes ten times as long as a copy, and each
 * test opens its own database. Vitest workers find the templates by TEST_SQLITE_TEMPLATE and TEST_DATABASE_TEMPLATE.
 * @returns a function that deletes them.
 */
export async function makeDatabaseTemplates(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-template-'));
  await migrated({ dataDir, databaseUrl: null });
  process.env.TEST_SQLITE_TEMPLATE = join(dataDir, 'layette.sqlite');
  const serverUrl = process.env.TEST_DATABASE_URL;
  const scratch = serverUrl === undefined ? null : await createScratchDatabase(serverUrl);
  if (scratch !== null) {
    await migrated({ dataDir, databaseUrl: scratch.url });
    process.env.TEST_DATABASE_TEMPLATE = new URL(scratch.url).pathname.slice(1);
  }
  return async () => {
    await scratch?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function migrated(settings: { dataDir: string; databaseUrl: string | null }): Promise<void> {
  const { db } = await openDatabase(settings);
  await db.close();
}
