import { brandOfTerm, cardsByIds } from '#api/features/catalogue/catalogue.service.ts';
import { guideCardOf } from '#api/features/catalogue/present-categories.ts';
import { type ListScope, listProducts, searchIdOf } from '#api/features/catalogue/product-lists.service.ts';
import { searchPublicRegistries } from '#api/features/registries/finding.service.ts';
import type { App } from '#api/http/app-context.ts';
import { guides } from '#content';
import type { BrandSummary, ListQuery, ProductList } from '#contracts/catalogue.schemas.ts';
import { productsPerPage } from '#contracts/catalogue.ts';
import type { UnifiedSearch } from '#contracts/search.schemas.ts';
import { collectionSorts, type ShopCollection, suggestionLengthMin } from '#contracts/search.ts';
import { toSlug } from '#rules/registry-addresses.ts';
import type { ProductFilters } from '#search-index/engine.ts';
import { readPublicRegistries } from './public-registries.queries.ts';
import { suggestStories } from './stories.service.ts';

type Reader = Pick<App, 'db' | 'search' | 'sealing'> & { now: number };

const suggestionsMax = 8;
/** How many of these are stories: a shop's search box is for products first. */
const storySuggestionsMax = 3;
const guidesMax = 6;
const registriesMax = 5;
/** "Olive and Sam", but never just "Olive". */
const registryWordsMin = 2;
const sameNamesMax = 8;

/** The shop pages that are defined by a rule. */
const collections: Readonly<Record<ShopCollection, ProductFilters>> = {
  sale: { onSale: true },
  new: { isNew: true },
  'coming-soon': { comingSoon: true },
  'fsa-hsa-eligible': { fsaHsaEligible: true },
  'gift-cards': { kinds: ['gift_card'] },
  'cash-funds': { kinds: ['cash_fund', 'crowdfund'] },
  'help-and-favors': { kinds: ['favor'] },
};

/** Complete search terms that begin with the typed text or correct it, then stories by title; none below three characters. */
export async function suggestTerms(
  { search }: Pick<App, 'search'>,
  text: string,
): Promise<{ searchTerm: string; path?: string }[]> {
  if (text.length < suggestionLengthMin) return [];
  const [terms, stories] = await Promise.all([
    search.suggest(text, suggestionsMax),
    suggestStories({ search }, text, storySuggestionsMax),
  ]);
  return [...terms.slice(0, suggestionsMax - stories.length).map((searchTerm) => ({ searchTerm })), ...stories];
}

export function searchShop(
  reader: Reader,
  { term, collection, asTyped }: { term: string; collection: ShopCollection | undefined; asTyped: boolean },
  query: ListQuery,
): Promise<ProductList> {
  const scope: ListScope = {
    category: null,
    term,
    asTyped,
    fixed: collection === undefined ? {} : collections[collection],
    usualSort: collection === undefined ? 'popular' : collectionSorts[collection],
  };
  return listProducts(reader, scope, query);
}

export const findBrandOfTerm = (reader: Reader, term: string): Promise<BrandSummary | null> =>
  brandOfTerm(reader, term);

/** Searches everything public. */
export async function searchEverything(reader: Reader, term: string, page: number): Promise<UnifiedSearch['response']> {
  const { search } = reader;
  const [found, suggestions, stories, registries] = await Promise.all([
    search.searchProducts({ term, filters: {}, sort: 'popular', page, pageSize: productsPerPage }),
    suggestTerms(reader, term),
    search.searchArticles({ term, kinds: ['guide'], page: 1, pageSize: guidesMax }),
    findPublicRegistries(reader, term),
  ]);
  return {
    guides: stories.ids.flatMap((slug) => guides.get(slug) ?? []).map(guideCardOf),
    products: await cardsByIds(reader, found.ids),
    productsTotal: found.total,
    page,
    pageSize: productsPerPage,
    registries,
    suggestions,
    searchIds: {
      guides: searchIdOf(reader, 'guides', term),
      products: searchIdOf(reader, 'products', term),
      registries: searchIdOf(reader, 'registries', term),
      'search-suggestions': searchIdOf(reader, 'search-suggestions', term),
    },
  };
}

/**
 * Only registries whose owners allowed search engines, by two words of the title and the owner's name, by the whole title, or by the
 * address. A search box must not list families by a first name.
 */
async function findPublicRegistries(reader: Reader, term: string): Promise<{ title: string; path: string }[]> {
  const words = toSlug(term).split('-');
  const name = words.at(-1) === 'registry' ? words.slice(0, -1) : words;
  const [byAddress, byName] = await Promise.all([
    name.length < registryWordsMin
      ? []
      : readPublicRegistries(reader.db.read, addressesOf(name.join('-')), registriesMax),
    searchPublicRegistries(reader, term, registriesMax),
  ]);
  const titles = new Map([...byAddress, ...byName].map(({ title, slug }) => [`/${slug}`, title]));
  return [...titles].slice(0, registriesMax).map(([path, title]) => ({ title, path }));
}

/** Addresses are made from names, with a number if a name is taken. */
const addressesOf = (name: string): string[] => [
  name,
  `${name}-registry`,
  `${name}-baby-registry`,
  ...Array.from({ length: sameNamesMax }, (_, at) => `${name}-${at + 2}`),
];
