import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../test-app.ts';
import { createTestDatabase } from '../test-databases.ts';
import type { Plant } from './planted.ts';

export interface ApiOptions {
  dataDir: string;
  databaseUrl?: string;
  plant?: Plant;
}

export type ToApi = { dieAt: number | 'committed' } | { runJobs: true } | { stop: true };
type FromApi = { origin: string } | { armed: true } | { ranJobs: true } | { unhandled: string };

export interface ApiProcess {
  origin: string;
  /** Its log and its uncaught errors. */
  readonly complaints: string[];
  isRunning(): boolean;
  /** The part of its memory that is resident now. */
  residentBytes(): number;
  /** The next transaction kills the process at its nth query. */
  dieAt(point: number | 'committed'): Promise<void>;
  runJobs(): Promise<void>;
  /** SIGKILL, as a power button would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** Starts the API in a separate process. It ends with its parent, however the parent ends. */
export async function startApi(options: ApiOptions, env: Record<string, string> = {}): Promise<ApiProcess> {
  const child = fork(program, [JSON.stringify(options)], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: join(tmpdir(), 'layette-compile-cache'), ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaints: string[] = [];
  child.stderr!.on('data', (chunk: Buffer) => {
    if (complaints.length < 50) complaints.push(String(chunk).slice(0, 2000));
  });
  child.on('message', (message: FromApi) => {
    if ('unhandled' in message) complaints.push(`unhandled: ${message.unhandled}`);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { origin } = await heard(child, 'origin', () => complaints.join(''));
  return {
    origin,
    complaints,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    residentBytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) * 1024,
    async dieAt(point) {
      child.send({ dieAt: point } satisfies ToApi);
      await heard(child, 'armed');
    },
    async runJobs() {
      child.send({ runJobs: true } satisfies ToApi);
      await heard(child, 'ranJobs');
    },
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
    stop() {
      if (child.connected) child.send({ stop: true } satisfies ToApi);
      return ended;
    },
  };
}

function heard<K extends string>(
  child: ChildProcess,
  key: K,
  log = () => '',
): Promise<Extract<FromApi, Record<K, unknown>>> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`An API process ended before it was ready. ${log()}`));
    child.once('exit', gone);
    const listen = (message: FromApi) => {
      if (!(key in message)) return;
      child.off('message', listen).off('exit', gone);
      resolve(message as Extract<FromApi, Record<K, unknown>>);
    };
    child.on('message', listen);
  });
}

export interface Store {
  readonly api: ApiOptions;
  drop(): Promise<void>;
}

/** An empty database for the processes of one proof. */
export async function createStore(engine: Engine): Promise<Store> {
  const { dataDir, databaseUrl, dispose } = await createTestDatabase(engine);
  return { api: { dataDir, ...(databaseUrl === null ? {} : { databaseUrl }) }, drop: dispose };
}
