/** Settings of the three indexes, made from the same tables that the embedded engine uses. */
import { facetFlags, oneTypoFromLetters, scopeFlags, twoTyposFromLetters } from '../settings.ts';
import { synonyms } from '../synonym-table.ts';
import { neverCorrectedWords } from '../word-lists.ts';
import { reorderedFields } from './hit-words.ts';

/**
 * Single words that replace each other, in the server's format. Phrases and other languages are replaced by their usual names before a
 * query is sent and before a document is stored: if the server did this, a synonym of several words would make a query five times as slow
 * (20 ms instead of 3.5 at 20,000 products).
 */
export function serverSynonyms(): Record<string, string[]> {
  const ofServer: Record<string, string[]> = {};
  const { equivalents, usualNames } = synonyms();
  for (const [word, others] of equivalents) {
    if (word.includes(' ') || usualNames.has(word)) continue;
    const single = others.filter(({ words }) => words.length === 1).map(({ words }) => words[0]!);
    if (single.length > 0) ofServer[word] = single;
  }
  return ofServer;
}

const typoTolerance = () => ({
  enabled: true,
  minWordSizeForTypos: { oneTypo: oneTypoFromLetters, twoTypos: twoTyposFromLetters },
  disableOnNumbers: true,
  disableOnWords: [...neverCorrectedWords()],
});

/** More products, and more values of one facet, than any shop has; the server's default limits would make counts wrong. */
const mostHits = 2_000_000;
const mostFacetValues = 10_000;

export const productSettings = () => ({
  // The order is the weight: the thing itself, then its name, then everything else.
  searchableAttributes: [
    'typeHead',
    'title',
    'brandText',
    'typeRest',
    'titleTail',
    'called',
    'keywords',
    'categoryText',
    'description',
  ],
  displayedAttributes: ['id', 'maxPriceCents', ...reorderedFields],
  filterableAttributes: [
    {
      attributePatterns: ['brandFacet', 'brandSlug', 'productType', 'categories', 'kind', 'attributes.*', 'stars'],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: [...facetFlags, ...scopeFlags],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: ['id', 'minPriceCents', 'maxPriceCents', 'rating', 'ageFrom', 'ageTo'],
      features: { facetSearch: false, filter: { equality: true, comparison: true } },
    },
  ],
  sortableAttributes: ['minPriceCents', 'maxPriceCents', 'createdAt', 'ratingScore', 'reviewCount', 'popularity', 'id'],
  // A chosen sort comes first; ties always end at the id, so that pages never overlap.
  rankingRules: ['sort', 'words', 'typo', 'attribute', 'exactness', 'proximity', 'popularity:desc', 'id:asc'],
  synonyms: serverSynonyms(),
  typoTolerance: typoTolerance(),
  faceting: { maxValuesPerFacet: mostFacetValues },
  pagination: { maxTotalHits: mostHits },
  proximityPrecision: 'byAttribute' as const,
  facetSearch: false,
});

export const articleSettings = () => ({
  searchableAttributes: ['title', 'topicText', 'teaser', 'body'],
  displayedAttributes: ['id'],
  filterableAttributes: ['kind', 'topics'],
  sortableAttributes: ['publishedAt', 'id'],
  rankingRules: ['sort', 'words', 'typo', 'attribute', 'exactness', 'proximity', 'publishedAt:desc', 'id:asc'],
  synonyms: serverSynonyms(),
  typoTolerance: typoTolerance(),
  pagination: { maxTotalHits: mostHits },
  facetSearch: false,
});

export const suggestionSettings = () => ({
  searchableAttributes: ['stems', 'words'],
  displayedAttributes: ['text', 'words', 'stems', 'score', 'isPair'],
  rankingRules: ['words', 'typo', 'attribute', 'exactness', 'score:desc'],
  sortableAttributes: ['score'],
  synonyms: serverSynonyms(),
  typoTolerance: typoTolerance(),
  facetSearch: false,
});
