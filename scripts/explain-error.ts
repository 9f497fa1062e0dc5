import { SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { StartError } from '#api/server.ts';
import { ContentError, formatProblems } from '#content/checks/problem.ts';

/** What a person at a terminal reads when a command cannot go on: one sentence that says what to do, or the fault as it is. */
export function explainError(error: unknown): string {
  if (error instanceof ContentError) return formatProblems(error.problems);
  if (error instanceof SettingsError || error instanceof DatabaseError || error instanceof StartError)
    return error.message;
  const { code, stack } = error as { code?: string; stack?: string };
  if (code === 'ENOSPC' || code === 'SQLITE_FULL' || code === 'storage-full')
    return 'The disk is full. Nothing was changed; free some space and start again.';
  return `This could not be done: ${stack ?? String(error)}`;
}
