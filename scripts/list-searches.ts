/**
 * node scripts/list-searches.ts [--without-results] [--since 2027-03-01]: what people searched for, most frequent first, as lines with
 * tabs.
 */
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import { isUnanswered, searchedTerms } from '#api/features/tracking/searched-terms.ts';

const usage = 'Usage: node scripts/list-searches.ts [--without-results] [--since YYYY-MM-DD]';

class UsageError extends Error {}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        'without-results': { type: 'boolean', default: false },
        since: { type: 'string', default: '1970-01-01' },
      },
    });
    const sinceMs = /^\d{4}-\d\d-\d\d$/.test(values.since) ? Date.parse(values.since) : Number.NaN;
    if (Number.isNaN(sinceMs)) throw new UsageError(usage);
    return { isOnlyUnanswered: values['without-results'], sinceMs };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

try {
  const { isOnlyUnanswered, sinceMs } = readArguments(process.argv.slice(2));
  const { db } = await openDatabase(readSettings(process.env));
  const terms = await searchedTerms(db.read, sinceMs).finally(() => db.close());
  console.log(['searched', 'found', 'clicked', 'corrected', 'term'].join('\t'));
  for (const one of isOnlyUnanswered ? terms.filter(isUnanswered) : terms) {
    const found = one.isNearest ? `${one.resultCount} near` : String(one.resultCount);
    console.log([one.times, found, one.clicked, one.correctedTerm ?? '', one.term].join('\t'));
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof SettingsError || error instanceof DatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
