import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  checkSealedFile,
  makePrivateFolder,
  openSealedFile,
  removeAbandonedParts,
  sealFile,
} from '#api/db/sealed-file.ts';

const keysTable = 'person_key';

export const keysDumpOf = (file: string): string => `${file.replace(/\.dump$/, '')}.keys.dump`;

/**
 * PostgreSQL's own programs dump one consistent moment of a running database; we keep the keys separate, and encrypt the output before it
 * reaches a disk.
 */
export async function dumpPostgres(
  databaseUrl: string,
  file: string,
  secret: string,
  signal?: AbortSignal,
): Promise<{ file: string; keysFile: string }> {
  const keysFile = keysDumpOf(file);
  for (const one of [file, keysFile])
    if (existsSync(one)) throw new Error(`${one} is already there. Choose another name; a backup never replaces one.`);
  makePrivateFolder(dirname(file));
  removeAbandonedParts(dirname(file), Date.now());
  const [part, keysPart] = [`${file}.part`, `${keysFile}.part`];
  const removeParts = () => {
    for (const one of [part, keysPart]) rmSync(one, { force: true });
  };
  removeParts();
  try {
    const dump = (args: string[], to: string) =>
      running('pg_dump', ['--format=custom', ...args], databaseUrl, (child) =>
        sealFile(child.stdout!, to, secret, signal),
      );
    await dump([`--exclude-table-data=${keysTable}`], part);
    await dump(['--data-only', `--table=${keysTable}`], keysPart);
    // A dump is valid only if it can be read back.
    for (const one of [part, keysPart]) {
      await checkSealedFile(one, secret);
      await running('pg_restore', ['--list'], null, (child) => feed(child, one, secret));
    }
    signal?.throwIfAborted();
    renameSync(keysPart, keysFile);
    renameSync(part, file);
  } catch (error) {
    throw signal?.aborted ? new Error('The backup was interrupted. Nothing of it was kept.') : error;
  } finally {
    removeParts();
  }
  return { file, keysFile };
}

/** Only into an empty database: `pg_restore` stops at the first object that already exists, and undoes everything. */
export async function restorePostgres(databaseUrl: string, file: string, secret: string): Promise<void> {
  const keysFile = keysDumpOf(file);
  for (const one of [file, keysFile])
    if (!existsSync(one)) throw new Error(`There is no ${one}. A backup and its keys are restored together.`);
  for (const one of [file, keysFile]) await checkSealedFile(one, secret);
  const into = ['--single-transaction', '--exit-on-error'];
  try {
    await running('pg_restore', [...into, '--no-owner'], databaseUrl, (child) => feed(child, file, secret));
  } catch (error) {
    if (/already exists/.test((error as Error).message))
      throw new Error(
        'The database of DATABASE_URL is not empty. Create an empty one, set DATABASE_URL to it, and restore again. Nothing was changed.',
      );
    throw error;
  }
  await running('pg_restore', [...into, '--data-only'], databaseUrl, (child) => feed(child, keysFile, secret));
}

async function feed(child: ChildProcess, file: string, secret: string): Promise<void> {
  child.stdout!.resume();
  await pipeline(openSealedFile(file, secret), child.stdin!).catch((error: NodeJS.ErrnoException) => {
    // The program has read enough, or exits with an error of its own.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** The password goes into the environment, because everybody on the machine can see arguments. */
async function running(
  program: string,
  args: string[],
  databaseUrl: string | null,
  work: (child: ChildProcess) => Promise<unknown>,
): Promise<void> {
  const { address, password } = apart(databaseUrl);
  const child = spawn(program, [...args, ...(address === null ? [] : [`--dbname=${address}`])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr!.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(0, 2000);
  });
  const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `${program} is not installed here. Run this where PostgreSQL's own programs are (on Debian: apt-get install postgresql-client).`,
    );
  });
  try {
    const [[code]] = await Promise.all([ended, work(child)]);
    if (code !== 0) throw new Error(`${program} failed: ${said.trim().split('\n')[0]}`);
  } finally {
    child.kill();
  }
}

function apart(databaseUrl: string | null): { address: string | null; password: string } {
  if (databaseUrl === null) return { address: null, password: '' };
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}
