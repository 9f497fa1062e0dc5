import { type Kysely, PostgresDialect } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { DatabaseError } from './database.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as tracking from './migrations/0002-tracking.ts';
import * as productVoices from './migrations/0003-product-voices.ts';
import * as carts from './migrations/0004-carts.ts';
import * as externalRegistries from './migrations/0006-external-registries.ts';
import * as registryFinding from './migrations/0009-registry-finding.ts';
import * as secondFactor from './migrations/0010-second-factor.ts';
import * as leanReservations from './migrations/0011-lean-reservations.ts';
import * as waitingMails from './migrations/0012-waiting-mails.ts';
import * as paymentPreferences from './migrations/0013-payment-preferences.ts';
import * as writeTurn from './migrations/0014-write-turn.ts';
import * as brandCategories from './migrations/0015-brand-categories.ts';
import * as passwordResets from './migrations/0016-password-resets.ts';
import * as publicSearchKeys from './migrations/0017-public-search-keys.ts';
import * as shippingAddresses from './migrations/0018-shipping-addresses.ts';
import * as dropWriteTurn from './migrations/0019-drop-write-turn.ts';
import * as unverifiedMail from './migrations/0020-unverified-mail.ts';
import { sealedStage } from './migrations/0023-sealed-stage.ts';
import * as signUps from './migrations/0026-sign-ups.ts';
import type { Sealing } from './sealing.ts';
import type { Tables } from './tables.ts';

/** In order of their names; a landed migration is never edited. They only go forward: going back is restoring a backup. */
export const migrationsWith = (sealing: () => Sealing): Record<string, Migration> => ({
  '0001-foundation': foundation,
  '0002-tracking': tracking,
  '0003-product-voices': productVoices,
  '0004-carts': carts,
  '0006-external-registries': externalRegistries,
  '0009-registry-finding': registryFinding,
  '0010-second-factor': secondFactor,
  '0011-lean-reservations': leanReservations,
  '0012-waiting-mails': waitingMails,
  '0013-payment-preferences': paymentPreferences,
  '0014-write-turn': writeTurn,
  '0015-brand-categories': brandCategories,
  '0016-password-resets': passwordResets,
  '0017-public-search-keys': publicSearchKeys,
  '0018-shipping-addresses': shippingAddresses,
  '0019-drop-write-turn': dropWriteTurn,
  '0020-unverified-mail': unverifiedMail,
  '0023-sealed-stage': sealedStage(sealing),
  '0026-sign-ups': signUps,
});

export const migrationNames: readonly string[] = Object.keys(migrationsWith(() => refuseSealing()));

function refuseSealing(): never {
  throw new Error('Only a migration that runs may seal.');
}

/**
 * Brings the schema to this version, in one transaction: killed half-way, the old schema stands.
 * @param options.sealing for a migration that seals what stood in plain text.
 * @param options.insideTransaction the caller has begun one, which it commits or undoes.
 * @throws {DatabaseError} when the database was written by a newer Layette, or a migration fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  options: { sealing: () => Sealing; insideTransaction?: boolean },
): Promise<{ applied: string[] }> {
  const provider: MigrationProvider = { getMigrations: async () => migrationsWith(options.sealing) };
  const migrator = new Migrator({
    db,
    provider,
    // Two people may write one each at the same time: a number only keeps them apart.
    allowUnorderedMigrations: true,
    disableTransactions: options.insideTransaction ?? false,
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  });
  const unknown = (await appliedMigrations(db)).filter((name) => !migrationNames.includes(name));
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
