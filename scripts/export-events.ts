/** node scripts/export-events.ts [--format jsonl|csv] [--since 2027-03-01] > events.jsonl: the shop's tracked events, oldest first. */
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import { exportEvents, exportFormats } from '#api/features/tracking/event-export.ts';

const usage = 'Usage: node scripts/export-events.ts [--format jsonl|csv] [--since YYYY-MM-DD]';

class UsageError extends Error {}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { format: { type: 'string', default: 'jsonl' }, since: { type: 'string', default: '1970-01-01' } },
    });
    const format = exportFormats.find((one) => one === values.format);
    const sinceMs = /^\d{4}-\d\d-\d\d$/.test(values.since) ? Date.parse(values.since) : Number.NaN;
    if (format === undefined || Number.isNaN(sinceMs)) throw new UsageError(usage);
    return { format, sinceMs };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

try {
  const { format, sinceMs } = readArguments(process.argv.slice(2));
  const { db } = await openDatabase(readSettings(process.env));
  await pipeline(exportEvents(db.read, format, sinceMs), process.stdout).finally(() => db.close());
} catch (error) {
  if (!(error instanceof UsageError || error instanceof SettingsError || error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
