import { brandOfTerm, cardsByIds } from '#api/features/catalogue/catalogue.service.ts';
import { guideCardOf } from '#api/features/catalogue/present-categories.ts';
import { type ListScope, listProducts, searchIdOf } from '#api/features/catalogue/product-lists.service.ts';
import type { App } from '#api/http/app-context.ts';
import { guides } from '#content';
import type { BrandSummary, ListQuery, ProductList } from '#contracts/catalogue.schemas.ts';
import { productsPerPage } from '#contracts/catalogue.ts';
import type { UnifiedSearch } from '#contracts/search.schemas.ts';
import { collectionSorts, type ShopCollection, suggestionLengthMin } from '#contracts/search.ts';
import type { ProductFilters } from '#search-index/engine.ts';

type Reader = Pick<App, 'db' | 'search'> & { now: number };

const suggestionsMax = 8;
const guidesMax = 6;

/** The shop pages that are a rule. */
const collections: Readonly<Record<ShopCollection, ProductFilters>> = {
  sale: { onSale: true },
  new: { isNew: true },
  'coming-soon': { comingSoon: true },
  'fsa-hsa-eligible': { fsaHsaEligible: true },
  'gift-cards': { kinds: ['gift_card'] },
  'cash-funds': { kinds: ['cash_fund', 'crowdfund'] },
  'help-and-favors': { kinds: ['favor'] },
};

/** Whole search terms that begin as typed or are meant by it; none below three characters. */
export async function suggestTerms({ search }: Pick<App, 'search'>, text: string): Promise<{ searchTerm: string }[]> {
  if (text.length < suggestionLengthMin) return [];
  return (await search.suggest(text, suggestionsMax)).map((searchTerm) => ({ searchTerm }));
}

export function searchShop(
  reader: Reader,
  term: string,
  collection: ShopCollection | undefined,
  query: ListQuery,
): Promise<ProductList> {
  const scope: ListScope = {
    category: null,
    term,
    fixed: collection === undefined ? {} : collections[collection],
    usualSort: collection === undefined ? 'popular' : collectionSorts[collection],
  };
  return listProducts(reader, scope, query);
}

export const findBrandOfTerm = (reader: Reader, term: string): Promise<BrandSummary | null> =>
  brandOfTerm(reader, term);

/** One box for everything but registries, which are never found by a search box. */
export async function searchEverything(reader: Reader, term: string, page: number): Promise<UnifiedSearch['response']> {
  const { search, now } = reader;
  const [found, suggestions, stories] = await Promise.all([
    search.searchProducts({ term, filters: {}, sort: 'popular', page, pageSize: productsPerPage }),
    suggestTerms(reader, term),
    search.searchArticles({ term, kinds: ['guide'], page: 1, pageSize: guidesMax }),
  ]);
  return {
    guides: stories.ids.flatMap((slug) => guides.get(slug) ?? []).map(guideCardOf),
    products: await cardsByIds(reader, found.ids),
    productsTotal: found.total,
    registries: [],
    suggestions,
    searchIds: {
      guides: searchIdOf('guides', now, term),
      products: searchIdOf('products', now, term),
      registries: searchIdOf('registries', now, term),
      'search-suggestions': searchIdOf('search-suggestions', now, term),
    },
  };
}
