import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPrograms, type RunningPostgres, startPostgres } from './postgres.ts';

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  // One of these tests is about a server that disappears during a connection.
  client.on('error', () => {});
  await client.connect();
  try {
    return Object.values((await client.query(statement)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

describe.skipIf(!findPrograms())('a PostgreSQL server for tests', () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = (await startPostgres()) as RunningPostgres;
  });
  afterAll(() => server.stop());

  it('answers on loopback, with room for races', async () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
    expect(await ask(server.url, 'show max_connections')).toBe('200');
    expect(server.version).toMatch(/^\d+\.\d+$/);
  });

  it('leaves nothing behind when it stops', async () => {
    const before = clusters();
    const second = (await startPostgres()) as RunningPostgres;
    const [folder] = clusters().filter((name) => !before.includes(name));
    expect(folder).toBeDefined();
    await second.stop();
    expect(existsSync(`${tmpdir()}/${folder}`)).toBe(false);
    await expect(ask(second.url, 'select 1')).rejects.toThrow();
  });

  it('ends even when the process that started it is killed', async () => {
    const code =
      "import { startPostgres } from '#scripts/testing/postgres.ts'; console.log((await startPostgres()).url); setInterval(() => {}, 1000);";
    const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = String(await new Promise((resolve) => owner.stdout.once('data', resolve))).trim();
    expect(await ask(url, 'select 1')).toBe(1);
    owner.kill('SIGKILL');
    await expect.poll(() => ask(url, 'select 1').catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
  });
});

function clusters(): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith('layette-postgres-'));
}
