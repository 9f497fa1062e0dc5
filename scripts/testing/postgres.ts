import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface RunningPostgres {
  url: string;
  version: string;
  stop(): Promise<void>;
}

const START_MS = 30_000;

/**
 * A PostgreSQL server of our own on a free loopback port, with an empty cluster in a temporary folder; null where PostgreSQL is not
 * installed. It stops with `stop`, and by itself when this process ends in any way.
 * @param options `isDurable` waits for the disk at each commit, as in production; tests do not, because speed matters more there.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const identity = serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'layette-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const cluster = join(folder, 'cluster');
  try {
    const options = ['--username=layette', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '-D', cluster];
    execFileSync(join(programs, 'initdb'), options, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    return await startServer(programs, cluster, folder, identity, isDurable);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folder that contains initdb and postgres, newest version first. */
export function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

interface Identity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root starts it as the user that its package created. */
function serverIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // No such user here; the next one exists nearly everywhere.
    }
  }
  return {};
}

/**
 * A shell guards the server: it waits for the end of its input, which comes when we close it or when this process is gone (even by kill
 * -9), then stops the server and deletes the folder. It has a session of its own, so that Ctrl-C does not reach the server twice.
 */
const KEEPER = `"$@" & server=$!; (cat; kill -INT $server) <&3 >/dev/null 2>&1 & wait $server; rm -rf "$FOLDER"`;

async function startServer(
  programs: string,
  cluster: string,
  folder: string,
  identity: Identity,
  isDurable: boolean,
): Promise<RunningPostgres> {
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', join(programs, 'postgres'), '-D', cluster, ...flags], {
    ...identity,
    cwd: folder,
    detached: true,
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  keeper.stderr?.on('data', (chunk) => log.push(String(chunk)));
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const lifeline = keeper.stdio[3];
  const stop = async (): Promise<void> => {
    keeper.ref();
    if (lifeline && 'end' in lifeline) lifeline.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://layette@127.0.0.1:${port}/postgres`;
  const version = await answerOf(url, () => keeper.exitCode !== null);
  if (version === undefined) {
    await stop();
    throw new Error(`PostgreSQL was found in ${programs} but does not start:\n${log.join('').trim()}`);
  }
  // Neither the server nor its guard may keep a finished process alive.
  keeper.unref();
  for (const stream of [keeper.stderr, lifeline]) (stream as { unref?(): void } | null)?.unref?.();
  return { url, version, stop };
}

async function answerOf(url: string, hasEnded: () => boolean): Promise<string | undefined> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline && !hasEnded()) {
    try {
      return await runOnServer(url, 'show server_version');
    } catch {
      await wait(50);
    }
  }
  return undefined;
}

async function runOnServer(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  // A server that is stopped while we are connected must not end the tests with an unhandled 'error'.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version?: string }>(statement);
    return rows[0]?.server_version?.split(' ')[0] ?? '';
  } finally {
    await client.end();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
