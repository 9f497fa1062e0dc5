/** Settings of the three indexes, made of the same tables the embedded engine uses. */
import { oneTypoFromLetters, twoTyposFromLetters } from '../settings.ts';
import { equivalents } from '../synonym-table.ts';

/** Words that stand for each other, in the server's shape. Shades of colours too: the server ranks a synonym below the word itself. */
export function serverSynonyms(): Record<string, string[]> {
  const synonyms: Record<string, string[]> = {};
  for (const [phrase, others] of equivalents) synonyms[phrase] = others.map(({ words }) => words.join(' '));
  return synonyms;
}

const typoTolerance = {
  enabled: true,
  minWordSizeForTypos: { oneTypo: oneTypoFromLetters, twoTypos: twoTyposFromLetters },
  disableOnNumbers: true,
};

/** More products, and more values of one facet, than a shop has; the server's own limits would make counts wrong. */
const mostHits = 2_000_000;
const mostFacetValues = 10_000;

export const productSettings = () => ({
  // Order is weight: the thing itself, then its name, then everything else.
  searchableAttributes: [
    'typeHead',
    'title',
    'brandText',
    'typeRest',
    'titleTail',
    'keywords',
    'categoryText',
    'description',
  ],
  displayedAttributes: ['id', 'minPriceCents', 'maxPriceCents'],
  filterableAttributes: [
    {
      attributePatterns: ['brandFacet', 'brandSlug', 'productType', 'categories', 'kind', 'attributes.*', 'stars'],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: ['available', 'onSale', 'isNew', 'comingSoon', 'fsaHsaEligible'],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: ['id', 'minPriceCents', 'maxPriceCents', 'rating'],
      features: { facetSearch: false, filter: { equality: true, comparison: true } },
    },
  ],
  sortableAttributes: ['minPriceCents', 'maxPriceCents', 'createdAt', 'ratingScore', 'reviewCount', 'popularity', 'id'],
  // A chosen sort goes first; ties always end at the id, so that pages never overlap.
  rankingRules: ['sort', 'words', 'typo', 'attribute', 'exactness', 'proximity', 'popularity:desc', 'id:asc'],
  synonyms: serverSynonyms(),
  typoTolerance,
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
  typoTolerance,
  pagination: { maxTotalHits: mostHits },
  facetSearch: false,
});

export const suggestionSettings = () => ({
  searchableAttributes: ['stems', 'words'],
  displayedAttributes: ['text'],
  rankingRules: ['words', 'typo', 'attribute', 'exactness', 'score:desc'],
  sortableAttributes: ['score'],
  synonyms: serverSynonyms(),
  typoTolerance,
  facetSearch: false,
});
