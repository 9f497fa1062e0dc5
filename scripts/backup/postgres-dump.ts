import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openSealedFile, sealFile } from '#api/db/sealed-file.ts';

const keysTable = 'person_key';

export const keysDumpOf = (file: string): string => `${file.replace(/\.dump$/, '')}.keys.dump`;

/** PostgreSQL brings its own programs for one consistent moment of a running database; we only keep the keys apart. */
export function dumpPostgres(databaseUrl: string, file: string, secret: string): { file: string; keysFile: string } {
  const keysFile = keysDumpOf(file);
  for (const one of [file, keysFile])
    if (existsSync(one)) throw new Error(`${one} is already there. Choose another name; a backup never replaces one.`);
  mkdirSync(dirname(file), { recursive: true });
  const [dump, keysDump] = [`${file}.part`, `${keysFile}.part`];
  try {
    run('pg_dump', ['--format=custom', `--exclude-table-data=${keysTable}`, `--file=${dump}`, databaseUrl]);
    run('pg_dump', ['--format=custom', '--data-only', `--table=${keysTable}`, `--file=${keysDump}`, databaseUrl]);
    sealFile(dump, file, secret);
    sealFile(keysDump, keysFile, secret);
    // A dump counts when it can be read back.
    for (const one of [file, keysFile]) withOpened(one, secret, (opened) => run('pg_restore', ['--list', opened]));
  } catch (error) {
    for (const one of [file, keysFile]) rmSync(one, { force: true });
    throw error;
  } finally {
    for (const one of [dump, keysDump]) rmSync(one, { force: true });
  }
  return { file, keysFile };
}

/** Into an empty database only: `pg_restore` stops at the first thing that is already there, and undoes all. */
export function restorePostgres(databaseUrl: string, file: string, secret: string): void {
  const keysFile = keysDumpOf(file);
  for (const one of [file, keysFile])
    if (!existsSync(one)) throw new Error(`There is no ${one}. A backup and its keys are restored together.`);
  const into = ['--single-transaction', '--exit-on-error', `--dbname=${databaseUrl}`];
  try {
    withOpened(file, secret, (opened) => run('pg_restore', [...into, '--no-owner', opened]));
  } catch (error) {
    if (/already exists/.test((error as Error).message))
      throw new Error(
        'The database of DATABASE_URL is not empty. Create an empty one, set DATABASE_URL to it, and restore again. Nothing was changed.',
      );
    throw error;
  }
  withOpened(keysFile, secret, (opened) => run('pg_restore', [...into, '--data-only', opened]));
}

/** Lends the plain content of an encrypted dump for as long as `work` takes. */
function withOpened(file: string, secret: string, work: (opened: string) => void): void {
  const opened = `${file}.opened`;
  rmSync(opened, { force: true });
  try {
    openSealedFile(file, opened, secret);
    work(opened);
  } finally {
    rmSync(opened, { force: true });
  }
}

function run(program: string, args: string[]): void {
  try {
    execFileSync(program, args, { stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(
        `${program} is not installed here. Run this where PostgreSQL's own programs are (on Debian: apt-get install postgresql-client).`,
      );
    throw new Error(
      `${program} failed: ${
        String((error as { stderr?: Buffer }).stderr)
          .trim()
          .split('\n')[0]
      }`,
    );
  }
}
