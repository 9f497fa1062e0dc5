import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server's own secret: from the settings, or made once and kept in the data folder, readable by its owner only. */
export function serverSecret(settings: { secret: string | null; dataDir: string }): string {
  if (settings.secret !== null) return settings.secret;
  const file = join(settings.dataDir, 'secret');
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
