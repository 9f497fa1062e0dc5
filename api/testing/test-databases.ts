import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#api/db/open.ts';
import type { Engine } from './test-app.ts';

export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | null;
  /** The caller has closed its connections before. */
  dispose(): Promise<void>;
}

export interface ScratchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database with the current schema and no rows, if the run's global set-up has made templates; otherwise without a schema. */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-test-'));
  const { TEST_DATABASE_URL, TEST_DATABASE_TEMPLATE, TEST_SQLITE_TEMPLATE } = process.env;
  const scratch =
    engine === 'postgres' ? await createScratchDatabase(TEST_DATABASE_URL!, TEST_DATABASE_TEMPLATE) : null;
  if (TEST_SQLITE_TEMPLATE) copyFileSync(TEST_SQLITE_TEMPLATE, join(dataDir, 'layette.sqlite'));
  return {
    dataDir,
    databaseUrl: scratch?.url ?? null,
    async dispose() {
      await scratch?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL databases of finished tests of this worker, empty again. */
const emptied: ScratchDatabase[] = [];

/** Like `createTestDatabase`, but reuses a PostgreSQL database: deleting a test's few rows takes a tenth of the time of creating one. */
export async function borrowTestDatabase(engine: Engine): Promise<TestDatabase> {
  const { TEST_DATABASE_TEMPLATE } = process.env;
  if (engine === 'sqlite' || TEST_DATABASE_TEMPLATE === undefined) return createTestDatabase(engine);
  const scratch =
    emptied.pop() ?? (await createScratchDatabase(process.env.TEST_DATABASE_URL!, TEST_DATABASE_TEMPLATE));
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-test-'));
  return {
    dataDir,
    databaseUrl: scratch.url,
    async dispose() {
      rmSync(dataDir, { recursive: true, force: true });
      if (await emptyDatabase(scratch.url)) emptied.push(scratch);
      else await scratch.drop();
    },
  };
}

/** The role `replica` checks no foreign keys, so the order of the tables does not matter. */
const deleteAllRows = `
  set session_replication_role = replica;
  do $$
  declare name text; has_rows boolean;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'schema_migration%' loop
      execute format('select exists (select from %I)', name) into has_rows;
      if has_rows then execute format('delete from %I', name); end if;
    end loop;
  end $$`;

/** @returns false if a test left a trigger behind: then the database is not as it was. */
async function emptyDatabase(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_trigger where not tgisinternal');
    if (rowCount !== 0) return false;
    await client.query(deleteAllRows);
    return true;
  });
}

/** An empty database, or a copy of another one on this server, whose name it continues. */
export async function createScratchDatabase(serverUrl: string, template?: string): Promise<ScratchDatabase> {
  const name = `${template ?? 'layette'}_${randomBytes(6).toString('hex')}`;
  const run = (statement: string) => withClient(serverUrl, (client) => client.query(statement));
  // Copying files is faster than logging each page, and a test's database need not outlive a crash.
  await run(`create database ${name} template ${template ?? 'template1'} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await run(`drop database if exists ${name} with (force)`)),
  };
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Migrates one database of each engine for tests to copy: running all migrations takes ten times as long as a copy. Vitest workers find
 * them by TEST_SQLITE_TEMPLATE and TEST_DATABASE_TEMPLATE.
 * @returns a function that deletes them.
 */
export async function makeDatabaseTemplates(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'layette-template-'));
  await migrate({ dataDir, databaseUrl: null });
  process.env.TEST_SQLITE_TEMPLATE = join(dataDir, 'layette.sqlite');
  const serverUrl = process.env.TEST_DATABASE_URL;
  const scratch = serverUrl === undefined ? null : await createScratchDatabase(serverUrl);
  if (scratch !== null) {
    await migrate({ dataDir, databaseUrl: scratch.url });
    process.env.TEST_DATABASE_TEMPLATE = new URL(scratch.url).pathname.slice(1);
  }
  return async () => {
    if (scratch !== null) await dropCopies(serverUrl!, process.env.TEST_DATABASE_TEMPLATE!);
    await scratch?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Workers end without dropping the databases that they have emptied. */
async function dropCopies(serverUrl: string, template: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const copies = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`${template}_`],
    );
    for (const { datname } of copies.rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}

async function migrate(settings: { dataDir: string; databaseUrl: string | null }): Promise<void> {
  const { db } = await openDatabase(settings);
  await db.close();
}
