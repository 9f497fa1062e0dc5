/** Everything that is built before serving: content, pages, and their compressed twins. Skips what has not changed. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { readCatalogueVersion } from '#api/features/catalogue/catalogue-version.queries.ts';
import { buildContent } from '#content/build.ts';
import { dayOf } from '#rules/days.ts';
import { compressAll } from './compress-pages.ts';
import type { Steps } from './steps.ts';

export const siteFolder = 'dist';
const cacheFolder = '.cache';
const stampFile = join(siteFolder, 'built-from');
/** What a page is made of. Tests and READMEs are not. */
const sources = [
  'site/**/*',
  'content/**/*',
  'api/contracts/**/*.ts',
  'api/rules/**/*.ts',
  'api/features/catalogue/**/*.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const isSource = (path: string) => !/\.test\.tsx?$|\.e2e\.ts$|README\.md$|^content\/catalogue\//.test(path);

/** The content alone: the API needs it too. @throws {ContentError} naming file, line and field. */
export async function prepareContent(options: { drafts: boolean; now: number }): Promise<void> {
  await buildContent({ rootDir: process.cwd(), drafts: options.drafts, now: dayOf(options.now) });
}

/**
 * Builds the pages when anything that they are made of has changed since.
 * @returns whether it built.
 */
export async function buildSiteWhenChanged(
  settings: Settings,
  db: Database,
  serve: () => Promise<void>,
  steps: Pick<Steps, 'say'>,
): Promise<boolean> {
  const stamp = await stampOf(settings, db);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  steps.say('Building the pages');
  const removed = removeOldPages();
  await serve();
  const { build } = await import('astro');
  process.env.PUBLIC_URL = settings.publicUrl;
  await build({ root: process.cwd(), logLevel: 'warn' });
  steps.say('Compressing the pages');
  await compressAll(join(siteFolder, 'client'), { keptIn: join(cacheFolder, 'compressed') });
  mkdirSync(siteFolder, { recursive: true });
  writeFileSync(stampFile, stamp);
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

async function stampOf(settings: Settings, db: Database): Promise<string> {
  const hash = createHash('sha256');
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isSource)
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const published = existsSync('.contentlayer/layette/index.json')
    ? readFileSync('.contentlayer/layette/index.json')
    : '';
  hash.update(published).update(settings.publicUrl).update(String(settings.production));
  hash.update(String(await readCatalogueVersion(db.read)));
  return hash.digest('hex');
}
