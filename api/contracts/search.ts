import type { Sort } from '#rules/catalogue-sorts.ts';
import { endpoint } from './endpoint.ts';
import type * as wire from './search.schemas.ts';

export const suggestionLengthMin = 3;
export const searchDebounceMs = 300;
/** How many of the first results of a search are reported. */
export const topResultsMax = 20;

/** Shop pages defined by a rule instead of a category: /store/{name}. */
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

/** Those with a list of their own at /store/{name}, filtered and sorted like a category. */
export const shopCollectionPages = ['sale', 'new', 'coming-soon', 'fsa-hsa-eligible'] as const;

/** The default sort of each. */
export const collectionSorts: Readonly<Record<ShopCollection, Sort>> = {
  sale: 'popular',
  new: 'newest',
  'coming-soon': 'newest',
  'fsa-hsa-eligible': 'popular',
  'gift-cards': 'popular',
  'cash-funds': 'popular',
  'help-and-favors': 'popular',
};

/** Everything there is to read. */
export const storyKinds = ['article', 'guide', 'week'] as const;
export type StoryKind = (typeof storyKinds)[number];

export const searchSuggestions = endpoint<wire.SearchSuggestions>('GET', '/store/api/search/suggestions');
export const searchProducts = endpoint<wire.SearchProducts>('GET', '/store/api/search/products');
export const searchBrand = endpoint<wire.SearchBrand>('GET', '/store/api/search/brand');
export const searchStories = endpoint<wire.SearchStories>('GET', '/store/api/search/stories');
export const unifiedSearch = endpoint<wire.UnifiedSearch>('GET', '/api/v3/search');
