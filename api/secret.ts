import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './db/database.ts';
import { makeDataFolder } from './db/sealed-file.ts';

/** The minimum length of the setting, too. */
const secretLengthMin = 32;

/**
 * The server's own secret: from the settings, or generated once and kept in the data folder, readable by its owner only.
 * @throws {DatabaseError} in one sentence where the file cannot be read or has lost its content: nothing may be sealed or signed with a part of it.
 */
export function serverSecret(settings: { secret: string | null; dataDir: string }): string {
  if (settings.secret !== null) return settings.secret;
  const file = join(settings.dataDir, 'secret');
  makeDataFolder(settings.dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // On a full disk the file is created, but stays empty.
      rmSync(file, { force: true });
      throw error;
    }
  }
  const secret = readSecret(file);
  if (secret.length < secretLengthMin)
    throw new DatabaseError(
      `The file ${file} is damaged. Put back the copy that you keep of it: without it nobody reads what is sealed in the database. If this shop is new, delete the file.`,
    );
  return secret;
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseError(
      `The file ${file} cannot be read (${code}). It must be readable by the user that runs Layette.`,
    );
  }
}
