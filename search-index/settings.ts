/** The figures both engines share. Change one here and both change. */
import { flagNames } from '#rules/product-fields.ts';
import type { FacetFlag } from './engine.ts';

/** What is yes or no of a product: those with a facet, and those that only a page asks for. */
export const facetFlags: readonly FacetFlag[] = ['available', 'onSale', ...flagNames];
export const scopeFlags = ['isNew', 'comingSoon'] as const;
export const isFacetFlag = (key: string): key is FacetFlag => (facetFlags as readonly string[]).includes(key);

/** Words a shopper types are forgiven one typo from 4 letters and two from 8; exchanged neighbours are one typo. */
export const oneTypoFromLetters = 4;
export const twoTyposFromLetters = 8;

export const allowedTypos = (letters: number): 0 | 1 | 2 =>
  letters >= twoTyposFromLetters ? 2 : letters >= oneTypoFromLetters ? 1 : 0;

/** Bits of a posting, and what a word is worth in each field. */
export const productFields = [
  { name: 'title', weight: 8 },
  { name: 'titleTail', weight: 4 },
  { name: 'brand', weight: 7 },
  { name: 'typeHead', weight: 9 },
  { name: 'typeRest', weight: 5 },
  { name: 'category', weight: 3 },
  { name: 'keywords', weight: 4 },
  { name: 'description', weight: 1 },
] as const;

export const articleFields = [
  { name: 'title', weight: 8 },
  { name: 'topics', weight: 5 },
  { name: 'teaser', weight: 3 },
  { name: 'body', weight: 1 },
] as const;

/** Below this many products with all words, the best partial matches follow. */
export const enoughResults = 6;
/** From this many products that say the words in title, brand, type, category or keywords on, a mention in a description is noise. */
export const enoughStrongResults = 24;

/** A longer term is cut: nobody reads further, and a query that could ask for more could be used to hurt. */
export const longestTerm = 100;
export const mostWords = 12;
export const largestPage = 1000;

export const searchBudgetMs = 150;
