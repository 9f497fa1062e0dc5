import { SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { StartError } from '#api/server.ts';
import { ContentError, formatProblems } from '#content/checks/problem.ts';

/** The message for a person at a terminal when a command cannot go on: one sentence that says what to do, or the error as it is. */
export function explainError(error: unknown): string {
  if (error instanceof ContentError) return formatProblems(error.problems);
  if (error instanceof SettingsError || error instanceof DatabaseError || error instanceof StartError)
    return error.message;
  if (isFullDisk(error)) return 'The disk is full. Nothing was changed; free some space and start again.';
  return `This could not be done: ${(error as Error).stack ?? String(error)}`;
}

/** A bundler wraps a file system's error, and may pass on only its message. */
function isFullDisk(error: unknown): boolean {
  const { code = '', message = '', cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL|storage-full)$/.test(code) || /\bENOSPC\b/.test(message)) return true;
  return cause !== undefined && isFullDisk(cause);
}
