import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { serverSecret } from '../secret.ts';
import { refuseDamagedLog } from './damaged-log.ts';
import { type Database, DatabaseError } from './database.ts';
import { refuseLostFile, refuseWithoutTables, rememberDatabase } from './lost-database.ts';
import { migrate, postgresMigrationDialect } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { createSealing } from './sealing.ts';
import { assertDurable, beginLogAnew, explainDisk, openSqlite, otherStartMs } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Opened {
  db: Database;
  /** Names of the migrations applied at this start; empty when the schema was up to date. */
  applied: string[];
}

/**
 * Opens, migrates and checks the database that the settings name.
 * @throws {DatabaseError} with one sentence that says what to do; the server must not start.
 */
export async function openDatabase(settings: {
  databaseUrl: string | null;
  dataDir: string;
  secret?: string | null;
}): Promise<Opened> {
  const sealing = () => createSealing(serverSecret({ secret: settings.secret ?? null, dataDir: settings.dataDir }));
  if (settings.databaseUrl !== null) {
    const migrating = new Kysely<Tables>({ dialect: postgresMigrationDialect(settings.databaseUrl) });
    try {
      const { applied } = await migrate(migrating, { sealing });
      return { db: openPostgres(settings.databaseUrl), applied };
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      throw new DatabaseError(
        `No PostgreSQL answered at DATABASE_URL: ${(error as Error).message || (error as { code?: string }).code}. Start it or correct DATABASE_URL.`,
      );
    } finally {
      await migrating.destroy();
    }
  }
  const file = join(settings.dataDir, 'layette.sqlite');
  refuseLostFile(settings.dataDir, file);
  refuseDamagedLog(file);
  const db = openSqlite(file);
  try {
    beginLogAnew(db.raw);
    const migrating = new Kysely<Tables>({ dialect: new SqliteDialect({ database: db.raw }) });
    const { applied } = await alone(db.raw, () => {
      if (db.raw.prepare('select 1 from sqlite_schema').get() === undefined) refuseWithoutTables(settings.dataDir);
      return migrate(migrating, { sealing, insideTransaction: true });
    });
    assertDurable(db.raw);
    rememberDatabase(settings.dataDir);
    return { db, applied };
  } catch (error) {
    await db.close();
    // Kysely wraps a migration's error in one of its own.
    const explained = explainDisk((error as Error).cause ?? error, settings.dataDir);
    if (explained !== undefined) throw explained;
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The database in ${settings.dataDir} could not be prepared: ${(error as Error).message}. Nothing was changed.`,
    );
  }
}

/** Only one process at a time updates the schema, completely or not at all: a second one waits, then finds it done. */
async function alone<T>(raw: Sqlite.Database, work: () => Promise<T>): Promise<T> {
  const waitMs = raw.pragma('busy_timeout', { simple: true });
  raw.pragma(`busy_timeout = ${otherStartMs}`);
  // Data that a migration deletes is also overwritten in the file.
  raw.pragma('secure_delete = ON');
  try {
    raw.exec('begin immediate');
    const result = await work();
    raw.exec('commit');
    return result;
  } catch (error) {
    if (raw.inTransaction) raw.exec('rollback');
    throw error;
  } finally {
    raw.pragma(`busy_timeout = ${waitMs}`);
    raw.pragma('secure_delete = OFF');
  }
}
