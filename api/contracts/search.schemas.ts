import { z } from 'zod';
import { cutTerm } from '#rules/catalogue-list-address.ts';
import {
  brandSummarySchema,
  guideCardSchema,
  type ListQueryInput,
  listQuerySchemaWith,
  productCardSchema,
  productListSchema,
} from './catalogue.schemas.ts';
import { productsPerListMax } from './catalogue.ts';
import { type ShopCollection, shopCollections, storyKinds } from './search.ts';
import { pageSchema, type WireOf } from './wire.schemas.ts';

/** A longer term is cut, not refused: nobody types so much, and pasted text usually starts with the relevant words. */
const termSchema = z
  .string()
  .trim()
  .max(2000)
  .transform((term) => cutTerm(term));
const foundPublicRegistrySchema = z
  .strictObject({ title: z.string(), path: z.string() })
  .meta({ id: 'FoundPublicRegistry' });
/** A term to search for; with a path, the title of an article or guide that is opened instead. */
const suggestionSchema = z
  .strictObject({ searchTerm: z.string(), path: z.string().optional() })
  .meta({ id: 'SearchSuggestion' });
const foundStorySchema = z
  .strictObject({
    title: z.string(),
    teaser: z.string(),
    path: z.string(),
    imageUrl: z.string(),
    kind: z.enum(storyKinds),
    /** 'Buying guide', 'Week 12': worded for readers. */
    label: z.string(),
    readingMinutes: z.int(),
    topics: z.array(z.strictObject({ name: z.string(), slug: z.string() })),
  })
  .meta({ id: 'FoundStory' });

/** Fewer than three characters give no suggestions. */
export const searchSuggestions = {
  query: z.strictObject({
    q: z
      .string('searchTerm must be defined')
      .trim()
      .max(2000)
      .transform((term) => cutTerm(term)),
  }),
  response: z.array(suggestionSchema),
};

export const searchProducts = {
  query: listQuerySchemaWith({
    term: termSchema.default(''),
    /** The names of `term` and `limit` in the older calls. */
    search_term: termSchema.optional(),
    count: z.coerce.number().int().min(1).max(productsPerListMax).optional(),
    /** The term is not corrected: "search instead for". */
    as_typed: z.enum(['true', 'false']).optional(),
    /** A shop page defined by a rule: /store/sale and the like. */
    collection: z.enum(shopCollections).optional(),
    /** Accepted from older callers and ignored: search is not tied to a person. */
    segment_anonymous_id: z.string().max(100).optional(),
    /** Set by the search page's unified variant; it does not change which products are found. */
    unified_search: z.enum(['true', 'false']).optional(),
  }),
  response: productListSchema,
};

export const searchBrand = {
  query: z.strictObject({ term: termSchema.default('') }),
  response: z.strictObject({ brand: brandSummarySchema.nullable() }),
};

export const searchStories = {
  query: z.strictObject({
    term: termSchema.default(''),
    /** A topic's slug; an unknown one finds nothing. */
    topic: z.string().max(80).optional(),
    kind: z.enum(storyKinds).optional(),
    page: pageSchema,
  }),
  response: z.strictObject({
    stories: z.array(foundStorySchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
};

export const unifiedSearch = {
  query: z.strictObject({ q: termSchema.default(''), event_location: z.string().max(60).optional(), page: pageSchema }),
  response: z.strictObject({
    guides: z.array(guideCardSchema),
    products: z.array(productCardSchema),
    productsTotal: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** Registries that their owners made public, whose name starts with the whole term. All others can be found with /find only. */
    registries: z.array(foundPublicRegistrySchema),
    suggestions: z.array(suggestionSchema),
    /** One per kind, the same for the same search for half an hour. */
    searchIds: z.strictObject({
      guides: z.string(),
      products: z.string(),
      registries: z.string(),
      'search-suggestions': z.string(),
    }),
  }),
};

export type SearchSuggestions = WireOf<typeof searchSuggestions>;
export type SearchProducts = Omit<WireOf<typeof searchProducts>, 'query'> & {
  query: ListQueryInput & {
    readonly [K in 'term' | 'search_term' | 'count' | 'segment_anonymous_id' | 'unified_search']?: unknown;
  } & {
    readonly collection?: ShopCollection;
  };
};
export type FoundStory = z.output<typeof foundStorySchema>;
export type SearchStories = WireOf<typeof searchStories>;
export type SearchBrand = WireOf<typeof searchBrand>;
export type UnifiedSearch = WireOf<typeof unifiedSearch>;
