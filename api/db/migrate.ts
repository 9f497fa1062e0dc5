import { promises as fs } from 'node:fs';
import path from 'node:path';
import { type Kysely, PostgresDialect, type TableMetadata } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { DatabaseError } from './database.ts';
import type { Sealing } from './sealing.ts';
import type { Tables } from './tables.ts';

const provider = new FileMigrationProvider({ fs, path, migrationFolder: path.join(import.meta.dirname, 'migrations') });

/** By their file names; a landed migration is never edited. They only go forward: to go back, restore a backup. */
export const migrations: Record<string, Migration> = await provider.getMigrations();

type SealingMigration = (db: Kysely<unknown>, sealing?: () => Sealing) => Promise<void>;

/**
 * Brings the schema to this version, in one transaction: if it is killed half-way, the old schema remains.
 * @param options.sealing for a migration that seals plain text.
 * @param options.insideTransaction the caller has begun a transaction, and will commit or undo it.
 * @throws {DatabaseError} when the database was written by a newer Layette, or a migration fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  options: { sealing?: () => Sealing; insideTransaction?: boolean } = {},
): Promise<{ applied: string[] }> {
  const withSealing = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    { up: (schema) => (up as SealingMigration)(schema, options.sealing) },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(withSealing) },
    // Two people may each write a migration at the same time: the number only keeps them apart.
    allowUnorderedMigrations: true,
    disableTransactions: options.insideTransaction ?? false,
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  });
  const tables = await db.introspection.getTables();
  const applied = await appliedMigrations(db, tables);
  if (applied.length > 0) refuseEarlySchemas(tables);
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new DatabaseError(
      `The database was written by a newer Layette (it knows "${unknown.at(-1)}"). Start that version, or restore a backup made by this one. Nothing was changed.`,
    );
  }
  // The usual start. Kysely's migrator would read the whole schema three times more to find nothing to do.
  if (applied.length === Object.keys(migrations).length) return { applied: [] };
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error)
    throw new DatabaseError(
      `The database could not be brought up to date: ${(error as Error).message ?? String(error)}. Nothing was changed.`,
      { cause: error },
    );
  return { applied: results.map((result) => result.migrationName) };
}

/** The first three published schemas had the same name as the final one, but lacked some of its columns. */
const missingEarly = { brand: 'content_hash', import_run: 'counts', idempotency_key: 'user_id', picture: 'hash' };

function refuseEarlySchemas(tables: readonly TableMetadata[]): void {
  const missing = Object.entries(missingEarly).find(
    ([table, column]) => !tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column),
  );
  if (missing !== undefined)
    throw new DatabaseError(
      `The database was made by a Layette from before its first release (it has no ${missing.join('.')}) and cannot be brought up to date. Set DATA_DIR to an empty folder, or DATABASE_URL to an empty database, to begin anew. Nothing was changed.`,
    );
}

async function appliedMigrations(db: Kysely<Tables>, tables: readonly TableMetadata[]): Promise<string[]> {
  if (!tables.some((table) => table.name === 'schema_migration')) return [];
  const rows = await (db as unknown as Kysely<{ schema_migration: { name: string } }>)
    .selectFrom('schema_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}

/** PostgreSQL: migrations use one connection of their own, outside the pool that serves requests. */
export function postgresMigrationDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  // The query of a broken connection fails by itself; without a listener, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
