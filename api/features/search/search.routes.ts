import type { App } from '#api/http/app-context.ts';
import { limits } from '#api/http/limits.ts';
import { type ReadRoute, reads } from '#api/http/route.ts';
import { cacheLifetimeMs } from '#contracts/catalogue.ts';
import * as schemas from '#contracts/search.schemas.ts';
import * as endpoints from '#contracts/search.ts';
import { findBrandOfTerm, searchEverything, searchShop, suggestTerms } from './search.service.ts';
import { searchStories } from './stories.service.ts';

/** The same for everybody. Responses to typed terms may be cached for a minute, products for ten. */
const shared = { access: { who: 'anyone' }, publicCacheSeconds: 60, limits: [limits.search] } as const;

const reader = ({ app, now }: { app: App; now: number }) => ({
  db: app.db,
  search: app.search,
  sealing: app.sealing,
  now,
});

export const searchRoutes: ReadRoute[] = [
  reads(endpoints.searchSuggestions, {
    ...shared,
    schemas: schemas.searchSuggestions,
    summary: 'Search terms and titles to read for what has been typed so far.',
    run: ({ app, input }) => suggestTerms(app, input.query.q),
  }),
  reads(endpoints.searchProducts, {
    ...shared,
    schemas: schemas.searchProducts,
    publicCacheSeconds: cacheLifetimeMs.products / 1000,
    summary: 'Products for a term, filtered and sorted, with facets.',
    run: (call) => {
      const {
        term,
        search_term,
        count,
        collection,
        segment_anonymous_id: _forgotten,
        unified_search: _variant,
        as_typed,
        ...query
      } = call.input.query;
      const asked = { term: term || (search_term ?? ''), collection, asTyped: as_typed === 'true' };
      return searchShop(reader(call), asked, { ...query, limit: count ?? query.limit });
    },
  }),
  reads(endpoints.searchBrand, {
    ...shared,
    schemas: schemas.searchBrand,
    summary: 'The brand that a term names.',
    run: async (call) => ({ brand: await findBrandOfTerm(reader(call), call.input.query.term) }),
  }),
  reads(endpoints.searchStories, {
    ...shared,
    schemas: schemas.searchStories,
    summary: 'Articles, guides and weeks of pregnancy for a term, a topic or a kind.',
    run: ({ app, input }) => searchStories(app, input.query),
  }),
  reads(endpoints.unifiedSearch, {
    ...shared,
    schemas: schemas.unifiedSearch,
    summary: 'Guides, products, suggestions and public registries for one term.',
    run: (call) => searchEverything(reader(call), call.input.query.q, call.input.query.page),
  }),
];
