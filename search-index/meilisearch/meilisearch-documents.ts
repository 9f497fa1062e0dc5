/** The stored form of a product, an article, a suggestion. Texts are in our stems, so that both engines compare the same words. */

import { type Flags, mapFlags } from '#rules/product-fields.ts';
import { articleTexts, productTexts, typeLength } from '../documents.ts';
import type { ArticleDocument, ProductDocument } from '../engine.ts';
import { sameMeasure } from '../measurements.ts';
import type { Suggestion } from '../suggestions.ts';
import { longestPhrase, synonyms } from '../synonym-table.ts';
import { stemsOf, stopWords } from '../tokens.ts';

const separator = '\u001f';
const anyAge = 1200;

export interface StoredProduct extends Flags {
  id: number;
  typeHead: string;
  called: string;
  typeRest: string;
  title: string;
  titleTail: string;
  brandText: string;
  keywords: string;
  categoryText: string;
  /** The number of words in its type without wider names, for ordering. */
  typeLength: number;
  description: string;
  brandSlug: string;
  /** Slug and name in one value, so that a facet includes its label. */
  brandFacet: string;
  productType: string;
  categories: string[];
  kind: string;
  attributes: Record<string, string[]>;
  minPriceCents: number;
  maxPriceCents: number;
  available: boolean;
  onSale: boolean;
  isNew: boolean;
  comingSoon: boolean;
  /** The ages it is for, in months; all ages if it states none. */
  ageFrom: number;
  ageTo: number;
  rating: number;
  /** Full stars, for counting "4 & up". */
  stars: number;
  ratingScore: number;
  reviewCount: number;
  popularity: number;
  createdAt: number;
}

/** Stems of a text, without filler; ranges are followed by their ends. */
export function stemText(text: string): string {
  const stems: string[] = [];
  for (const stem of stemsOf(text)) if (!stopWords.has(stem)) stems.push(stem, ...sameMeasure(stem));
  return stems.join(' ');
}

/** Usual names of the phrases in a text of stems: a "sleeping bag" is also stored as a "sleep sack". */
export function usualNamesIn(stems: string): string[] {
  const words = stems.split(' ');
  const names = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= longestPhrase && at + length <= words.length; length += 1) {
      const usual = synonyms().usualNames.get(words.slice(at, at + length).join(' '));
      if (usual !== undefined) names.add(usual);
    }
  }
  return [...names];
}

export function storedProduct(product: ProductDocument): StoredProduct {
  const texts = productTexts(product);
  const rating = product.rating;
  const [title, typeHead, typeRest] = [stemText(texts.title), stemText(texts.typeHead), stemText(texts.typeRest)];
  const keywords = stemText(texts.keywords);
  return {
    id: product.id,
    typeHead,
    called: stemText(texts.called),
    typeRest,
    title,
    titleTail: stemText(texts.titleTail),
    brandText: stemText(texts.brand),
    keywords: [keywords, ...usualNamesIn(`${title} ${typeRest} ${typeHead}`), ...usualNamesIn(keywords)].join(' '),
    categoryText: stemText(texts.category),
    typeLength: typeLength(product.productType),
    description: stemText(texts.description),
    brandSlug: product.brandSlug,
    brandFacet: `${product.brandSlug}${separator}${product.brand}`,
    productType: product.productType,
    categories: product.categories,
    kind: product.kind,
    attributes: product.attributes,
    minPriceCents: product.minPriceCents,
    maxPriceCents: product.maxPriceCents,
    available: product.available,
    onSale: product.onSale,
    isNew: product.isNew,
    comingSoon: product.comingSoon,
    ...mapFlags((name) => product[name]),
    ageFrom: product.ageMonths?.from ?? 0,
    ageTo: product.ageMonths?.to ?? anyAge,
    rating,
    stars: Math.max(0, Math.min(5, Math.floor(rating))),
    ratingScore: product.ratingScore,
    reviewCount: product.reviewCount,
    popularity: product.popularity,
    createdAt: product.createdAt,
  };
}

export function splitBrandFacet(value: string): { slug: string; name: string } {
  const [slug, name] = value.split(separator);
  return { slug: slug!, name: name ?? slug! };
}

export interface StoredArticle {
  /** Meilisearch allows letters, digits, - and _ only; an article's slug may hold a slash. */
  key: string;
  id: string;
  title: string;
  topicText: string;
  teaser: string;
  body: string;
  topics: string[];
  kind: string;
  publishedAt: number;
}

export function storedArticle(article: ArticleDocument): StoredArticle {
  const texts = articleTexts(article);
  return {
    key: safeKey(article.id),
    id: article.id,
    title: stemText(texts.title),
    topicText: stemText(texts.topics),
    teaser: stemText(texts.teaser),
    body: stemText(texts.body),
    topics: article.topics,
    kind: article.kind,
    publishedAt: article.publishedAt,
  };
}

export interface StoredSuggestion {
  key: string;
  text: string;
  words: string;
  /** The words in the singular, to which synonyms lead. */
  stems: string;
  score: number;
  isPair: boolean;
}

export const storedSuggestion = ({ text, key, stems, score, isPair }: Suggestion): StoredSuggestion => ({
  isPair,
  key: safeKey(text),
  text,
  words: key.trim(),
  stems,
  score: Math.round(score * 1000),
});

/** The suggestion as it was before it was stored. */
export const suggestionOf = ({ text, words, stems, score, isPair }: StoredSuggestion): Suggestion => ({
  text,
  key: ` ${words}`,
  stems,
  score: score / 1000,
  isPair,
});

const safeKey = (text: string): string => Buffer.from(text).toString('base64url');
