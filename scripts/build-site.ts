/** Everything that is built before serving: content, pages, and their compressed twins. Skips what has not changed. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { readCatalogueVersion } from '#api/features/catalogue/catalogue-version.queries.ts';
import { buildContent } from '#content/build.ts';
import type { PageData } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import { compressAll } from './compress-pages.ts';
import type { Steps } from './steps.ts';

export const siteFolder = 'dist';
const cacheFolder = '.cache';
const stampFile = join(siteFolder, 'built-from');

/** What is bundled, and what decides how. The import table says that nothing else gets into a page. */
const bundled = [
  'site/**/*',
  'content/**/*.ts',
  'api/contracts/**/*.ts',
  'api/rules/**/*.ts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env*',
];
/** What decides, beside content and catalogue, what a page is told. */
const telling = ['api/**/*.ts', 'search-index/**/*.ts'];
const isSource = (path: string) => !/\.test\.tsx?$|\.e2e\.ts$|README\.md$|^content\/(catalogue|testing)\//.test(path);

/** The content alone: the API needs it too. @throws {ContentError} naming file, line and field. */
export async function prepareContent(options: { drafts: boolean; now: number }): Promise<void> {
  await buildContent({ rootDir: process.cwd(), drafts: options.drafts, now: dayOf(options.now) });
}

/**
 * Builds the pages when anything that they are made of has changed since. The code is bundled again only when code has changed: after
 * an edited text, a change of products or a new day the pages are written again with the bundle that is there.
 * @returns whether it built.
 */
export async function buildSiteWhenChanged(
  settings: Settings,
  db: Database,
  serve: () => Promise<PageData>,
  steps: Pick<Steps, 'say'>,
): Promise<boolean> {
  const stamp = await stampOf(settings, db);
  const known = readStamp();
  if (known.code === stamp.code && known.data === stamp.data) return false;
  const isBundled = known.code === stamp.code;
  steps.say(isBundled ? 'Writing the pages' : 'Building the pages');
  // A build that is stopped has built nothing.
  rmSync(stampFile, { force: true });
  const removed = isBundled ? undefined : removeOldPages();
  const catalogueVersion = await readCatalogueVersion(db.read);
  const data = await serve();
  if (!isBundled) {
    const { build } = await import('astro');
    process.env.PUBLIC_URL = settings.publicUrl;
    await build({ root: process.cwd(), logLevel: 'error' });
  }
  const { writePages } = await import('./write-pages.ts');
  await writePages(siteFolder, data, catalogueVersion);
  steps.say('Compressing the pages');
  await compressAll(join(siteFolder, 'client'), { keptIn: join(cacheFolder, 'compressed') });
  writeFileSync(stampFile, JSON.stringify(stamp));
  await removed;
  return true;
}

/** To remove a page takes longer than to render one: the old ones go while the new ones are made. */
async function removeOldPages(): Promise<void> {
  if (!existsSync(siteFolder)) return;
  mkdirSync(cacheFolder, { recursive: true });
  try {
    renameSync(siteFolder, join(cacheFolder, `old-pages-${randomUUID()}`));
  } catch {
    return; // A folder that can't be moved is emptied by Astro.
  }
  // Those of a build that was stopped, too.
  const aside = globSync(join(cacheFolder, 'old-pages-*'));
  await Promise.all(aside.map((folder) => rm(folder, { recursive: true, force: true }).catch(() => {})));
}

interface Stamp {
  /** Of everything in the bundle. */
  code: string;
  /** Of everything that its pages show. */
  data: string;
}

/** That of a build that was not finished, or made by another version, is that of none. */
function readStamp(): Partial<Stamp> {
  try {
    return existsSync(join(siteFolder, 'server/entry.mjs')) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  } catch {
    return {};
  }
}

async function stampOf(settings: Settings, db: Database): Promise<Stamp> {
  const published = '.contentlayer/layette/index.json';
  return {
    // Unset is production to a bundler.
    code: hashOf(bundled, [settings.publicUrl, process.env.NODE_ENV ?? 'production', process.version, process.arch]),
    data: hashOf(telling, [
      existsSync(published) ? readFileSync(published, 'utf8') : '',
      String(await readCatalogueVersion(db.read)),
    ]),
  };
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
