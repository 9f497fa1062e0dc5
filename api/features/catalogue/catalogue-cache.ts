import type { Database } from '#api/db/database.ts';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import type { Day } from '#rules/days.ts';
import type { StoredBrand } from './catalogue.queries.ts';
import { readCatalogueVersion } from './catalogue-version.queries.ts';

const cardsMax = 5_000;
/** Another process may change the catalogue: its version is asked for at most this often. */
const versionKeptMs = 1_000;

/** What reads keep of one database between two changes of the catalogue. A grid costs then no query, only a search. */
export interface CatalogueCache {
  cards: Map<number, ProductCard>;
  brands: StoredBrand[] | null;
  version: number;
  today: Day;
}

interface Held extends CatalogueCache {
  versionReadAtMs: number;
}

const caches = new WeakMap<Database, Held>();

/** The cache for this day, empty when anything may have changed. */
export async function cacheOf(db: Database, today: Day): Promise<CatalogueCache> {
  const held = caches.get(db);
  const isFresh =
    held !== undefined && held.today === today && performance.now() - held.versionReadAtMs < versionKeptMs;
  if (isFresh) return held;
  const versionReadAtMs = performance.now();
  const version = await readCatalogueVersion(db.read);
  if (held !== undefined && held.today === today && held.version === version) {
    held.versionReadAtMs = versionReadAtMs;
    return held;
  }
  const empty: Held = { cards: new Map(), brands: null, version, today, versionReadAtMs };
  caches.set(db, empty);
  return empty;
}

/** After a change that this process knows of: the next read sees it at once. */
export const forgetCatalogue = (db: Database): boolean => caches.delete(db);

/** Keeps a card; the one unused for longest makes room. */
export function keepCard(cache: CatalogueCache, card: ProductCard): void {
  cache.cards.delete(card.gpId);
  cache.cards.set(card.gpId, card);
  if (cache.cards.size > cardsMax) cache.cards.delete(cache.cards.keys().next().value!);
}
