/** npm run import-catalogue -- FILE.jsonl [--replace] [--dry-run]: imports a catalogue file into the shop's database. */
import { parseArgs } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { readSettings, SettingsError } from '#api/config.ts';
import { DatabaseError } from '#api/db/database.ts';
import { openDatabase } from '#api/db/open.ts';
import { announceChange } from '#api/features/catalogue/announce-changes.ts';
import { CatalogueFileError, openCatalogueFile } from '#api/features/catalogue/catalogue-source.ts';
import { type ImportSummary, importCatalogue } from '#api/features/catalogue/import-catalogue.ts';
import { importableCategories } from '#api/features/catalogue/importable-categories.ts';
import { ContentError } from '#content/build.ts';
import { prepareContent } from './build-site.ts';
import { createSteps } from './steps.ts';

const usage = 'Usage: npm run import-catalogue -- FILE.jsonl [--replace] [--dry-run]   (or FILE.csv)';
const problemsShown = 20;

class UsageError extends Error {}

function readArguments(args: string[]): { file: string; replace: boolean; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
    });
    if (positionals.length !== 1) throw new UsageError(usage);
    return { file: positionals[0]!, replace: values.replace, dryRun: values['dry-run'] };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

async function run(): Promise<number> {
  const { file, replace, dryRun } = readArguments(process.argv.slice(2));
  const source = await openCatalogueFile(file);
  const settings = readSettings(process.env);
  await prepareContent({ drafts: false, now: Date.now() });
  const { db } = await openDatabase(settings);
  const steps = createSteps(process.stdout);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () =>
      stopping.abort(new UsageError('Stopped. What was imported stays; the same command goes on from there.')),
    );
  try {
    const summary = await importCatalogue({
      db,
      source,
      categories: importableCategories(),
      now: Date.now,
      replace,
      dryRun,
      signal: stopping.signal,
      onProgress: ({ bytesDone, bytesTotal }) =>
        steps.progress(dryRun ? 'Checking' : 'Importing', toKilobytes(bytesDone), toKilobytes(bytesTotal ?? bytesDone)),
      onChanged: (trx, change) => announceChange(trx, change, { newId: uuidv7, now: Date.now }),
    });
    steps.done();
    process.stdout.write(describe(summary, { replace, dryRun }));
    return summary.badLines > 0 ? 2 : 0;
  } finally {
    steps.done();
    await db.close();
  }
}

const toKilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
const figure = (count: number): string => count.toLocaleString('en-US');

function describe(
  { counts, badLines, problems, linesDone, resumedAfterLine, removalSkipped }: ImportSummary,
  { replace, dryRun }: { replace: boolean; dryRun: boolean },
): string {
  const row = (name: string, added: number, changed: number, unchanged: number, removed: number) =>
    `  ${name.padEnd(9)} ${figure(added)} added, ${figure(changed)} changed, ${figure(unchanged)} unchanged${replace ? `, ${figure(removed)} removed` : ''}`;
  const lines = [
    dryRun
      ? `Checked ${figure(linesDone)} lines; nothing was written. An import would give:`
      : `Imported ${figure(linesDone)} lines.`,
    row('Brands', counts.brandsAdded, counts.brandsChanged, counts.brandsUnchanged, counts.brandsRemoved),
    row('Products', counts.productsAdded, counts.productsChanged, counts.productsUnchanged, counts.productsRemoved),
  ];
  if (resumedAfterLine > 0)
    lines.push(`  An earlier import had stopped after line ${figure(resumedAfterLine)}; this one went on from there.`);
  if (badLines > 0) {
    lines.push(`${figure(badLines)} ${badLines === 1 ? 'line was' : 'lines were'} left out:`);
    lines.push(
      ...problems.slice(0, problemsShown).map(({ line, field, message }) => `  line ${line}: ${field} ${message}.`),
    );
    if (problems.length > problemsShown || badLines > problems.length)
      lines.push('  ... and more. Correct these and import the file again; what was imported stays.');
  }
  if (removalSkipped)
    lines.push('Nothing was removed, because the skipped lines may name products that would have been removed.');
  return `${lines.join('\n')}\n`;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isExpected =
    error instanceof UsageError ||
    error instanceof CatalogueFileError ||
    error instanceof SettingsError ||
    error instanceof DatabaseError ||
    error instanceof ContentError;
  process.stderr.write(`${isExpected ? (error as Error).message : `The import failed: ${(error as Error).stack}`}\n`);
  process.exitCode = 1;
}
