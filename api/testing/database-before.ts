import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations, postgresMigrationDialect } from '#api/db/migrate.ts';
import type { Tables } from '#api/db/tables.ts';
import type { Engine } from './test-app.ts';
import { createScratchDatabase } from './test-databases.ts';

export interface DatabaseBefore {
  db: Kysely<Tables>;
  /** The settings with which the server opens it. */
  settings: { dataDir: string; databaseUrl: string | null };
  drop(): Promise<void>;
}

/** A database with the schema of just before this migration. */
export async function databaseBefore(engine: Engine, name: string): Promise<DatabaseBefore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-before-'));
  const scratch = engine === 'postgres' ? await createScratchDatabase(process.env.TEST_DATABASE_URL!) : null;
  const db = new Kysely<Tables>({
    dialect: scratch
      ? postgresMigrationDialect(scratch.url)
      : new SqliteDialect({ database: new Sqlite(join(dataDir, 'layette.sqlite')) }),
  });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name));
  await new Migrator({
    db,
    provider: { getMigrations: async () => earlier },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  }).migrateToLatest();
  return {
    db,
    settings: { dataDir, databaseUrl: scratch?.url ?? null },
    async drop() {
      await db.destroy();
      await scratch?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
