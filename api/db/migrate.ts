import { promises as fs } from 'node:fs';
import path from 'node:path';
import { type Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { DatabaseError } from './database.ts';
import type { Tables } from './tables.ts';

const provider = new FileMigrationProvider({ fs, path, migrationFolder: path.join(import.meta.dirname, 'migrations') });

/** By the names of their files; a landed migration is never edited. They only go forward: going back is restoring a backup. */
export const migrations: Record<string, Migration> = await provider.getMigrations();

/**
 * Brings the schema to this version, in one transaction: killed half-way, the old schema stands.
 * @param options.insideTransaction the caller has begun one, which it commits or undoes.
 * @throws {DatabaseError} when the database was written by a newer Layette, or a migration fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  options: { insideTransaction?: boolean } = {},
): Promise<{ applied: string[] }> {
  const migrator = new Migrator({
    db,
    provider,
    // Two people may write one each at the same time: a number only keeps them apart.
    allowUnorderedMigrations: true,
    disableTransactions: options.insideTransaction ?? false,
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  });
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new DatabaseError(
      `The database was written by a newer Layette (it knows "${unknown.at(-1)}"). Start that version, or restore a backup made by this one. Nothing was changed.`,
    );
  }
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error)
    throw new DatabaseError(
      `The database could not be brought up to date: ${(error as Error).message ?? String(error)}. Nothing was changed.`,
    );
  return { applied: results.map((result) => result.migrationName) };
}

async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'schema_migration')) return [];
  const rows = await (db as unknown as Kysely<{ schema_migration: { name: string } }>)
    .selectFrom('schema_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}

/** PostgreSQL: migrations run over one connection of their own, outside the pool that serves requests. */
export const postgresMigrationDialect = (url: string) =>
  new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) });
