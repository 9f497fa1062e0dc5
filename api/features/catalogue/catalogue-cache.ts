import type { Database } from '#api/db/database.ts';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import type { ProductSearchResult } from '#search-index/engine.ts';
import type { StoredBrand } from './catalogue.queries.ts';
import { beginEdition, editionOf, lookForEdition } from './catalogue-edition.ts';

const cardsMax = 5_000;
const listsMax = 300;
/**
 * As long as a response may age on its way: where several processes share an index, another one may change it a moment after the version.
 */
const listKeptMs = 60_000;

/** What reads cache of one database within an edition of its catalogue. A grid then needs no query, only a search. */
export interface CatalogueCache {
  cards: Map<number, ProductCard>;
  brands: StoredBrand[] | null;
  lists: Map<string, { found: FoundProducts; keptAtMs: number }>;
}

/** What a search found for a list, before its products become cards. */
export type FoundProducts = Pick<ProductSearchResult, 'ids' | 'total' | 'facets' | 'correctedTerm' | 'isNearest'>;

const caches = new WeakMap<Database, { edition: number; cache: CatalogueCache }>();

/** The current cache, empty when anything may have changed. */
export async function cacheOf(db: Database, now: number): Promise<CatalogueCache> {
  const looking = lookForEdition(db);
  if (looking !== null) await looking;
  const edition = editionOf(db, now).number;
  const held = caches.get(db);
  if (held?.edition === edition) return held.cache;
  const cache: CatalogueCache = { cards: new Map(), brands: null, lists: new Map() };
  caches.set(db, { edition, cache });
  return cache;
}

/** Called after a change that this process knows of, so that the next read sees it at once. */
export const forgetCatalogue = beginEdition;

/** Caches a card; the least recently used one is dropped. */
export function keepCard(cache: CatalogueCache, card: ProductCard): void {
  cache.cards.delete(card.gpId);
  cache.cards.set(card.gpId, card);
  if (cache.cards.size > cardsMax) cache.cards.delete(cache.cards.keys().next().value!);
}

export function cachedList({ lists }: CatalogueCache, name: string): FoundProducts | undefined {
  const kept = lists.get(name);
  return kept !== undefined && performance.now() - kept.keptAtMs < listKeptMs ? kept.found : undefined;
}

/** Caches the result of a list; the oldest one is dropped. */
export function keepList({ lists }: CatalogueCache, name: string, found: FoundProducts): void {
  lists.delete(name);
  lists.set(name, { found, keptAtMs: performance.now() });
  if (lists.size > listsMax) lists.delete(lists.keys().next().value!);
}
