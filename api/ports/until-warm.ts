import type { SearchEngine } from '#search-index/engine.ts';

/** The longest wait for a first index: a large shop needs many seconds for it, and lists work without it. */
const patienceMs = 1_000;

export class SearchNotReady extends Error {
  override name = 'SearchNotReady';
}

/**
 * Lets searches wait briefly for the first index instead of finding nothing: a small shop that has just started then has complete results.
 * @throws {SearchNotReady} from a search that would wait longer
 */
export function untilWarm(engine: SearchEngine, warm: Promise<unknown>): SearchEngine {
  let isWarm = false;
  void warm.then(() => {
    isWarm = true;
  });
  const ready = async (): Promise<void> => {
    if (isWarm) return;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new SearchNotReady('The search index is still being built.')), patienceMs);
    });
    await Promise.race([warm, tooLate]).finally(() => clearTimeout(timer));
  };
  return {
    name: engine.name,
    searchProducts: (query, signal) => ready().then(() => engine.searchProducts(query, signal)),
    searchArticles: (query, signal) => ready().then(() => engine.searchArticles(query, signal)),
    suggest: (prefix, limit, signal) => ready().then(() => engine.suggest(prefix, limit, signal)),
    counts: () => ready().then(() => engine.counts()),
    rebuild: (documents, onProgress) => engine.rebuild(documents, onProgress),
    upsertProducts: (products) => engine.upsertProducts(products),
    removeProducts: (ids) => engine.removeProducts(ids),
    close: () => engine.close(),
  };
}
