/** Everything that must be built before serving: content, pages, and their compressed copies. Skips what has not changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { readCatalogueHash, readCatalogueVersion } from '#api/features/catalogue/catalogue-version.queries.ts';
import { siteFolder } from '#api/http/site.ts';
import { buildContent } from '#content/build.ts';
import { type CurrentPageData, type PageData, pageDataKey } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import { compressPages } from './compress-pages.ts';
import { newBuild, publishBuild } from './publish-build.ts';
import type { Steps } from './steps.ts';

const stampName = 'built-from';

/** The sources of the pages: their code, and the code and settings that determine their data. */
const sources = [
  'site/**/*',
  'api/**/*.ts',
  'search-index/**/*.ts',
  'content/**/*.ts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env*',
];
const isSource = (path: string) =>
  !/\.test\.tsx?$|README\.md$|^(site\/e2e|content\/catalogue|content\/testing)\//.test(path);

/** Builds only the content, which the API needs too. @throws {ContentError} naming file, line and field. */
export async function prepareContent(options: { drafts: boolean; now: number }): Promise<void> {
  await buildContent({ rootDir: process.cwd(), drafts: options.drafts, now: dayOf(options.now) });
}

/**
 * Builds the pages if any of their sources has changed: code, settings, content, the catalogue, the day.
 * @returns whether it built.
 */
export async function buildSiteWhenChanged(
  settings: Settings,
  db: Database,
  readPageData: () => Promise<PageData>,
  steps: Pick<Steps, 'say'>,
): Promise<boolean> {
  const stamp = await stampOf(settings, db);
  const stampFile = join(siteFolder, stampName);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  steps.say('Building the pages');
  const data = await readPageData();
  (globalThis as { [pageDataKey]?: CurrentPageData })[pageDataKey] = () => data;
  process.env.PUBLIC_URL = settings.publicUrl;
  const { build } = await import('astro');
  const folder = newBuild();
  try {
    await build({ root: process.cwd(), outDir: folder, logLevel: 'error' });
    steps.say('Compressing the pages');
    await compressPages(join(folder, 'client'));
    writeFileSync(join(folder, stampName), stamp);
    publishBuild(folder);
  } catch (error) {
    // An incomplete build would take space on a disk that may be full.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return true;
}

async function stampOf(settings: Settings, db: Database): Promise<string> {
  const edition = '.contentlayer/edition.json';
  return hashOf(sources, [
    settings.publicUrl,
    process.env.NODE_ENV ?? 'production',
    process.version,
    process.arch,
    existsSync(edition) ? readFileSync(edition, 'utf8') : '',
    String(await readCatalogueVersion(db.read)),
    await readCatalogueHash(db.read),
  ]);
}

function hashOf(sources: readonly string[], more: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isSource)
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const text of more) hash.update(text).update('\0');
  return hash.digest('hex');
}
