/**
 * The port through which everything is found. There are two engines behind it (Meilisearch and the embedded one), which pass one contract
 * test; `resilient.ts` puts a time budget and a circuit breaker in front. Nobody outside this folder knows which engine answered, except by
 * the `engine` field of an answer, which is only for logs and the X-Search-Engine header.
 *
 * Search data is disposable: it contains products and articles, never a person, and can be rebuilt from the database at any time.
 */

import type { FlagName, Flags } from '#rules/product-fields.ts';

/** One generic product as search sees it. Flat, so that both engines index the same thing. */
export interface ProductDocument extends Flags {
  /** Generic product id. */
  id: number;
  slug: string;
  title: string;
  brand: string;
  brandSlug: string;
  brandId: number;
  /** Leaf category and its ancestors, by urlSlug. A product is never indexed under a hidden category. */
  categories: string[];
  /** Titles of those categories, searchable. */
  categoryTitles: string[];
  /** Product type label, a facet ("Travel strollers"). */
  productType: string;
  description: string;
  /** Words that a shopper may type and the title lacks (materials, colors of the variants, codes, features). */
  keywords: string[];
  /** Extra facets of the leaf: { material: ['Cotton'], color: ['Sage', 'Oat'] }. Keys are kebab-case. */
  attributes: Record<string, string[]>;
  /** The ages it is for, where its sizes do not say so; null is open. */
  ageMonths?: { from: number | null; to: number | null };
  /** Over the variants, in integer cents; no product costs less than 0 or more than 20 million dollars. */
  minPriceCents: number;
  maxPriceCents: number;
  available: boolean;
  onSale: boolean;
  isNew: boolean;
  comingSoon: boolean;
  /** 'product' | 'favor' | 'cash_fund' | 'gift_card' | 'crowdfund' */
  kind: string;
  /** Mean of the reviews 0..5 as shown; 0 when there are none. */
  rating: number;
  reviewCount: number;
  /** Bayesian mean, for the sort "highest rated", so that one five-star review does not win. */
  ratingScore: number;
  /** Higher is more popular. */
  popularity: number;
  /** Epoch ms of the release, for the sort "newest". */
  createdAt: number;
}

export interface ArticleDocument {
  /** The article's slug. */
  id: string;
  title: string;
  teaser: string;
  /** Plain text. */
  body: string;
  topics: string[];
  kind: 'article' | 'guide' | 'week' | 'page';
  url: string;
  publishedAt: number;
}

/** Filters of a product query. Undefined, an empty list and `false` all mean "no filter". */
export interface ProductFilters extends Partial<Flags> {
  categories?: string[];
  /** Brand slugs, any of them. */
  brands?: string[];
  productTypes?: string[];
  /** Interval overlap: minPriceCents against the product's maximum, maxPriceCents against its minimum. */
  minPriceCents?: number;
  maxPriceCents?: number;
  /** Smallest shown rating, 1..5. */
  minRating?: number;
  available?: boolean;
  onSale?: boolean;
  isNew?: boolean;
  comingSoon?: boolean;
  kinds?: string[];
  /** Any of the values within a key, all of the keys. */
  attributes?: Record<string, string[]>;
  ids?: number[];
}

export type ProductSort = 'popular' | 'newest' | 'price_desc' | 'price_asc' | 'highest_rated' | 'most_reviewed';

export interface ProductQuery {
  /** An empty string finds everything, in the sort's order. */
  term: string;
  filters: ProductFilters;
  /** The term is right as typed: nothing in it is corrected. */
  asTyped?: boolean;
  /**
   * With a term, 'popular' means relevance first; any other order shows only the thing that was named. Ties always break by id, so that
   * pages never overlap.
   */
  sort: ProductSort;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Which facets to count; each is disjunctive (its own filter left out) and exact. */
  facets?: FacetKey[];
}

/** Facets with the values yes and no. */
export type FacetFlag = 'available' | 'onSale' | FlagName;

export type FacetKey = 'brands' | 'productTypes' | 'rating' | 'price' | FacetFlag | `attributes.${string}`;

/**
 * `values` lists every value of the scope (term, categories, kinds, ids), including those that the other filters leave at 0, so that a
 * panel can show them disabled; a chosen value is always listed. Most frequent first, then by label. The values of `rating` are '5' to '1'
 * ("n and up") and '0' (all, the count without the rating filter), in that order.
 */
export type Facet =
  | { kind: 'values'; key: FacetKey; values: { value: string; label: string; count: number }[] }
  /** The whole range in cents of the products that match everything except the price filter. */
  | { kind: 'range'; key: 'price'; minCents: number; maxCents: number }
  | { kind: 'boolean'; key: FacetKey; trueCount: number };

export interface ProductSearchResult {
  ids: number[];
  /** Exact number of matching products. */
  total: number;
  facets: Facet[];
  engine: 'meilisearch' | 'embedded';
  /** The term after spelling correction, if it was corrected and that changed the result. */
  correctedTerm?: string;
  /** No product has everything that was asked for: these are only the nearest ones. */
  isNearest?: true;
}

export interface ArticleQuery {
  term: string;
  kinds?: ArticleDocument['kind'][];
  topics?: string[];
  page: number;
  pageSize: number;
}

export interface ArticleSearchResult {
  ids: string[];
  total: number;
  engine: 'meilisearch' | 'embedded';
}

/** Opened again by each engine that is rebuilt, so that two engines never share a half-read stream. */
export interface SearchDocuments {
  products: () => Iterable<ProductDocument> | AsyncIterable<ProductDocument>;
  articles: () => Iterable<ArticleDocument> | AsyncIterable<ArticleDocument>;
}

export interface Respelled {
  term: string;
  /** True if something was misspelled; false if the term was only unfinished ("sound mac") or a maker's name was written apart. */
  isCorrected: boolean;
}

export interface SearchEngine {
  /** A product term corrected and completed, for an engine with a weaker speller; null where there is nothing to do. */
  respell?(term: string): Respelled | null;
  readonly name: 'meilisearch' | 'embedded';
  searchProducts(query: ProductQuery, signal?: AbortSignal): Promise<ProductSearchResult>;
  searchArticles(query: ArticleQuery, signal?: AbortSignal): Promise<ArticleSearchResult>;
  /** Whole search terms that a shopper may mean, best first. `prefix` has 3..100 characters. */
  suggest(prefix: string, limit: number, signal?: AbortSignal): Promise<string[]>;
  /** Builds a new index beside the live one, then swaps. Searches answer from the old one until the swap. */
  rebuild(documents: SearchDocuments, onProgress?: (done: number) => void): Promise<void>;
  /** Adds or replaces; visible to the next query (embedded) or within 1 s (Meilisearch). */
  upsertProducts(products: ProductDocument[]): Promise<void>;
  removeProducts(ids: number[]): Promise<void>;
  /** How many products and articles the live index contains. */
  counts(): Promise<{ products: number; articles: number }>;
  close(): Promise<void>;
}
