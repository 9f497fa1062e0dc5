import type { Database } from '#api/db/database.ts';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import type { ProductSearchResult } from '#search-index/engine.ts';
import type { StoredBrand } from './catalogue.queries.ts';
import { beginEdition, editionOf, lookForEdition } from './catalogue-edition.ts';

const cardsMax = 5_000;
const listsMax = 300;
/** As long as an answer may grow on its way: where several processes share an index, another one may change it a moment after the version. */
const listKeptMs = 60_000;

/** What reads keep of one database within an edition of its catalogue. A grid costs then no query, only a search. */
export interface CatalogueCache {
  cards: Map<number, ProductCard>;
  brands: StoredBrand[] | null;
  lists: Map<string, { found: FoundProducts; keptAtMs: number }>;
}

/** What a search found for a list, before its products become cards. */
export type FoundProducts = Pick<ProductSearchResult, 'ids' | 'total' | 'facets' | 'correctedTerm' | 'isNearest'>;

const caches = new WeakMap<Database, { edition: number; cache: CatalogueCache }>();

/** The cache for this moment, empty when anything may have changed. */
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

/** After a change that this process knows of: the next read sees it at once. */
export const forgetCatalogue = beginEdition;

/** Keeps a card; the one unused for longest makes room. */
export function keepCard(cache: CatalogueCache, card: ProductCard): void {
  cache.cards.delete(card.gpId);
  cache.cards.set(card.gpId, card);
  if (cache.cards.size > cardsMax) cache.cards.delete(cache.cards.keys().next().value!);
}

export function cachedList({ lists }: CatalogueCache, name: string): FoundProducts | undefined {
  const kept = lists.get(name);
  return kept !== undefined && performance.now() - kept.keptAtMs < listKeptMs ? kept.found : undefined;
}

/** Keeps what a list found; the oldest makes room. */
export function keepList({ lists }: CatalogueCache, name: string, found: FoundProducts): void {
  lists.delete(name);
  lists.set(name, { found, keptAtMs: performance.now() });
  if (lists.size > listsMax) lists.delete(lists.keys().next().value!);
}
