/** Everything that must exist before the first page is served: content, catalogue and demo data, search, built pages. */
import { pino } from 'pino';
import { assemble } from '#api/assemble.ts';
import type { Settings } from '#api/config.ts';
import type { Database } from '#api/db/database.ts';
import { rebuildSearch } from '#api/features/catalogue/search-updates.ts';
import { openSearch } from '#api/ports/open-search.ts';
import { serverSecret } from '#api/secret.ts';
import { pageDataOfNobody } from '#api/site-build-data.ts';
import type { PageData } from '#contracts/page-data.ts';
import { buildSiteWhenChanged, prepareContent } from './build-site.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPeople } from './seed-people.ts';
import { seedReviews } from './seed-reviews.ts';
import type { Steps } from './steps.ts';

/** @returns whether pages were built. */
export async function prepareEverything(
  settings: Settings,
  db: Database,
  steps: Steps,
  beside: (settings: Settings, db: Database) => Promise<unknown>,
): Promise<boolean> {
  await prepareContent({ drafts: false, now: Date.now() });
  if (settings.demo) await loadDemo(settings, db, steps);
  // In parallel with the pages, which keep one processor busy.
  const others = beside(settings, db);
  others.catch(() => {});
  const built = await buildSiteWhenChanged(settings, db, () => offerCatalogue(settings, db), steps);
  await others;
  return built;
}

/** Loads the demo's products, pictures, people and registries that are missing. The content must have been built. */
export async function loadDemo(settings: Settings, db: Database, steps: Steps): Promise<void> {
  await seedCatalogue(settings, db, steps);
  await seedReviews(db, steps);
  await seedPeople(assembleQuietly(settings, db), steps);
}

/** Page data for an anonymous visitor, including lists and suggestions. */
export async function offerCatalogue(settings: Settings, db: Database): Promise<PageData> {
  const assembled = assembleQuietly(settings, db);
  await rebuildSearch(assembled.app);
  return pageDataOfNobody(assembled);
}

/** A server that listens on no port and makes no requests. */
function assembleQuietly(settings: Settings, db: Database) {
  const log = pino({ level: 'silent' });
  return assemble({
    settings,
    db,
    log,
    search: openSearch({ ...settings, meili: null }, log),
    secret: serverSecret(settings),
    readLink: refuseLinks,
    readPicture: refuseLinks,
    site: null,
  });
}

const refuseLinks = () => Promise.reject(new Error('No links are read while building.'));
