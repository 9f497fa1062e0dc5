/** Constants that both engines share. A change here changes both. */
import { flagNames } from '#rules/product-fields.ts';
import type { FacetFlag } from './engine.ts';

/** Yes-or-no properties of a product: those with a facet, and those that only pages filter by. */
export const facetFlags: readonly FacetFlag[] = ['available', 'onSale', ...flagNames];
export const scopeFlags = ['isNew', 'comingSoon'] as const;
export const isFacetFlag = (key: string): key is FacetFlag => (facetFlags as readonly string[]).includes(key);

/** Typed words may have one typo from 4 letters on and two from 8; swapped neighbors are one typo. */
export const oneTypoFromLetters = 4;
export const twoTyposFromLetters = 8;

export const allowedTypos = (letters: number): 0 | 1 | 2 =>
  letters >= twoTyposFromLetters ? 2 : letters >= oneTypoFromLetters ? 1 : 0;

/** The bits of a posting, and the value of a word in each field. */
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

/** If fewer products have all words, the best partial matches follow. */
export const enoughResults = 6;
/** If at least this many products have the words in title, brand, type, category or keywords, a mention in a description is noise. */
export const enoughStrongResults = 24;

/** A longer term is cut: nobody types more, and unbounded queries could be used to overload the server. */
export const longestTerm = 100;
export const mostWords = 12;
export const largestPage = 1000;

export const searchBudgetMs = 150;
