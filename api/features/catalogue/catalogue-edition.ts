import type { Database } from '#api/db/database.ts';
import { cacheLifetimeMs } from '#contracts/catalogue.ts';
import { readCatalogueVersion } from './catalogue-version.queries.ts';

/** Another process may change the catalogue: its version is read at most this often. */
const versionKeptMs = 1_000;
/** Requests wait no longer for a slow database: they get the cached data. */
const patienceMs = 250;
const dayMs = 24 * 60 * 60 * 1000;
/** A response may age by a minute on its way to the browser. */
const onItsWayMs = 60_000;

/**
 * All cached data of a catalogue belongs to one edition and is dropped with it. A new edition begins when the catalogue's version changes,
 * when the index has caught up, at midnight (new and coming products depend on the day), and in any case after some minutes.
 */
export interface Edition {
  number: number;
  /** As last read; null before the first read. */
  version: number | null;
  endsAtMs: number;
  lookedAtMs: number;
  looking: Promise<void> | null;
}

const editions = new WeakMap<Database, Edition>();

const heldEdition = (db: Database): Edition => {
  let edition = editions.get(db);
  if (edition === undefined) {
    edition = { number: 0, version: null, endsAtMs: 0, lookedAtMs: Number.NEGATIVE_INFINITY, looking: null };
    editions.set(db, edition);
  }
  return edition;
};

/** When data cached at this moment may become outdated even though no change was announced. */
export const editionEndAfter = (atMs: number): number =>
  Math.min(atMs + cacheLifetimeMs.products - onItsWayMs, (Math.floor(atMs / dayMs) + 1) * dayMs);

/** The current edition; a new one has a different number. */
export function editionOf(db: Database, now: number): Edition {
  const edition = heldEdition(db);
  // The cached data is all there is now.
  if (db.health.fault === 'unreachable' && edition.number > 0) return edition;
  if (now >= edition.endsAtMs || editionEndAfter(now) < edition.endsAtMs) {
    edition.number += 1;
    edition.endsAtMs = editionEndAfter(now);
  }
  return edition;
}

/** The number of the edition, which changes once cached data of the catalogue may be outdated. */
export async function catalogueEdition(db: Database, now: number): Promise<number> {
  await lookForEdition(db);
  return editionOf(db, now).number;
}

/** Called after a change that this process knows of: the next read is not served from the cache. */
export function beginEdition(db: Database): void {
  const edition = heldEdition(db);
  edition.number += 1;
  edition.endsAtMs = 0;
  edition.lookedAtMs = Number.NEGATIVE_INFINITY;
}

/** Await this before using cached data; null if the version was read a moment ago. */
export function lookForEdition(db: Database): Promise<void> | null {
  const edition = heldEdition(db);
  if (performance.now() - edition.lookedAtMs < versionKeptMs) return null;
  edition.looking ??= Promise.race([read(db, edition), patience()])
    // If the database does not respond, its cached pages stay.
    .catch(() => {})
    .finally(() => {
      edition.lookedAtMs = performance.now();
      edition.looking = null;
    });
  return edition.looking;
}

async function read(db: Database, edition: Edition): Promise<void> {
  const version = await readCatalogueVersion(db.read);
  if (version === edition.version) return;
  edition.version = version;
  edition.number += 1;
  edition.endsAtMs = 0;
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
