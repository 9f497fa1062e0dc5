/**
 * `npm run content:check [-- --all]`: everything that the build refuses, then what it does not judge: readability, repeated sentences, and
 * products that are not in the catalogue. Exits with 1 if something is wrong or beyond the bounds of `content/check-texts.ts`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '#api/config.ts';
import { openDatabase } from '#api/db/open.ts';
import { checkContent } from '#content/checks/check-content.ts';
import { ContentError, formatProblems } from '#content/checks/problem.ts';
import { scanFiles } from '#content/checks/scan-files.ts';
import { dayOf } from '#rules/days.ts';
import { checkTexts, describeTexts, type TextReport } from './content/check-texts.ts';

const contentDir = join(process.cwd(), 'content');

/** Products that texts show and the catalogue lacks; null where there is no catalogue yet. */
async function findGoneProducts(products: TextReport['products']): Promise<TextReport['products'] | null> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'layette.sqlite'))) return null;
  const { db } = await openDatabase(settings);
  try {
    const rows = await db.read.selectFrom('generic_product').select('id').execute();
    const known = new Set(rows.map(({ id }) => id));
    return products.filter(({ id }) => !known.has(id));
  } finally {
    await db.close();
  }
}

try {
  checkContent(contentDir, scanFiles(contentDir), { today: dayOf(Date.now()), drafts: false });
  const report = checkTexts(contentDir);
  console.log(describeTexts(report, { all: process.argv.includes('--all') }));
  const gone = await findGoneProducts(report.products);
  if (gone === null) console.log('\nProducts were not looked up: there is no catalogue yet. npm start makes one.');
  const errors = [
    ...report.errors,
    ...(gone ?? []).map(
      ({ id, file, line }) =>
        `${file}:${line} shows product ${id}, which is not in the catalogue. Name another product, or take the module out.`,
    ),
  ];
  if (errors.length > 0) console.error(`\nTo mend:\n${errors.map((error) => `  ${error}`).join('\n')}`);
  else console.log('\nAll content is valid, and within the bounds.');
  process.exitCode = errors.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(formatProblems(error.problems, { color: process.stderr.hasColors?.() ?? false }));
  process.exitCode = 1;
}
