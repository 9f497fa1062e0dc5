import type { SearchEngine } from '#search-index/engine.ts';

/** For tests that do not search: an index without documents. */
export const emptySearch: SearchEngine = {
  name: 'embedded',
  searchProducts: async () => ({ ids: [], total: 0, facets: [], engine: 'embedded' }),
  searchArticles: async () => ({ ids: [], total: 0, engine: 'embedded' }),
  suggest: async () => [],
  rebuild: async () => {},
  upsertProducts: async () => {},
  removeProducts: async () => {},
  counts: async () => ({ products: 0, articles: 0 }),
  close: async () => {},
};
