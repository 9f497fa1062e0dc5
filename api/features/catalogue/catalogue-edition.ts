import type { Database } from '#api/db/database.ts';
import { cacheLifetimeMs } from '#contracts/catalogue.ts';
import { readCatalogueVersion } from './catalogue-version.queries.ts';

/** Another process may change the catalogue: its version is asked for at most this often. */
const versionKeptMs = 1_000;
/** A database that does not answer keeps nobody waiting for longer: they see what was kept. */
const patienceMs = 250;
const dayMs = 24 * 60 * 60 * 1000;
/** What leaves the server may grow a minute old on its way. */
const onItsWayMs = 60_000;

/**
 * Everything that is kept of a catalogue belongs to one edition, and is forgotten with it. A new one begins when the catalogue's version
 * moves, when the index has followed, at midnight (what is new or coming soon goes by the day), and after some minutes whatever happens.
 */
export interface Edition {
  number: number;
  /** As last read; null before. */
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

/** When what was made at this moment may be true no longer, though nobody has said that anything changed. */
export const editionEndAfter = (atMs: number): number =>
  Math.min(atMs + cacheLifetimeMs.products - onItsWayMs, (Math.floor(atMs / dayMs) + 1) * dayMs);

/** The edition at this moment; its number is another one than before when it is a new one. */
export function editionOf(db: Database, now: number): Edition {
  const edition = heldEdition(db);
  // What was kept is all there is now.
  if (db.health.fault === 'unreachable' && edition.number > 0) return edition;
  if (now >= edition.endsAtMs || editionEndAfter(now) < edition.endsAtMs) {
    edition.number += 1;
    edition.endsAtMs = editionEndAfter(now);
  }
  return edition;
}

/** Another number than before once what was made of the catalogue may not be true any more. */
export async function catalogueEdition(db: Database, now: number): Promise<number> {
  await lookForEdition(db);
  return editionOf(db, now).number;
}

/** After a change that this process knows of: what is read next is read anew. */
export function beginEdition(db: Database): void {
  const edition = heldEdition(db);
  edition.number += 1;
  edition.endsAtMs = 0;
  edition.lookedAtMs = Number.NEGATIVE_INFINITY;
}

/** To be waited for before anything kept is used; null while the version was read a moment ago. */
export function lookForEdition(db: Database): Promise<void> | null {
  const edition = heldEdition(db);
  if (performance.now() - edition.lookedAtMs < versionKeptMs) return null;
  edition.looking ??= Promise.race([read(db, edition), patience()])
    // A database that does not answer keeps the pages it had.
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
