import { endpoint } from './endpoint.ts';
import type * as wire from './search.schemas.ts';

export const suggestionLengthMin = 3;
export const searchDebounceMs = 300;
export const searchIdLifetimeSeconds = 1_800;

/** Shop pages that are a rule instead of a category: /store/{name}. */
export const shopCollections = [
  'sale',
  'new',
  'coming-soon',
  'fsa-hsa-eligible',
  'gift-cards',
  'cash-funds',
  'help-and-favors',
] as const;
export type ShopCollection = (typeof shopCollections)[number];

export const searchSuggestions = endpoint<wire.SearchSuggestions>('GET', '/store/api/search/suggestions');
export const searchProducts = endpoint<wire.SearchProducts>('GET', '/store/api/search/products');
export const searchBrand = endpoint<wire.SearchBrand>('GET', '/store/api/search/brand');
export const unifiedSearch = endpoint<wire.UnifiedSearch>('GET', '/api/v3/search');
