/** All articles in memory: few enough to check kinds and topics one by one. */
import { articleTexts } from '../documents.ts';
import type { ArticleDocument, ArticleQuery, ArticleSearchResult } from '../engine.ts';
import { understandQuery } from '../query-understanding.ts';
import { type FieldRoles, widenedTo, worthTable } from '../relevance.ts';
import { articleFields, largestPage } from '../settings.ts';
import { shareInTitle, wordsOfTitle } from '../title-words.ts';
import { InvertedIndex } from './inverted-index.ts';
import { findMatches } from './scoring.ts';
import { readUnits } from './spelling.ts';

const anyField = 255;

/** As bits in the order of `articleFields`. */
const roles: FieldRoles = {
  worthOf: worthTable(articleFields.map((field) => field.weight)),
  groupsOf: widenedTo(articleFields.map((_, at) => 1 << at)),
  title: 1,
  type: 0,
  category: 0,
  brand: 0,
  thing: 0,
  telling: anyField,
  kind: anyField,
  listing: anyField,
  weak: 8,
};

type ListedArticle = Pick<ArticleDocument, 'id' | 'kind' | 'topics' | 'publishedAt'>;

export class ArticleIndex {
  readonly #articles: ListedArticle[] = [];
  readonly #titles: string[][] = [];
  readonly #index = new InvertedIndex(roles);

  get size(): number {
    return this.#articles.length;
  }

  add(article: ArticleDocument): void {
    const texts = articleTexts(article);
    this.#index.add(articleFields.map(({ name }) => texts[name]));
    const { id, kind, topics, publishedAt } = article;
    this.#articles.push({ id, kind, topics, publishedAt });
    this.#titles.push(wordsOfTitle(article.title));
  }

  search(query: ArticleQuery): ArticleSearchResult {
    const { kinds, topics } = query;
    const passing = this.#found(query.term).filter(({ article }) => {
      if (kinds?.length && !kinds.includes(article.kind)) return false;
      return !topics?.length || article.topics.some((topic) => topics.includes(topic));
    });
    passing.sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        b.relevance - a.relevance ||
        b.article.publishedAt - a.article.publishedAt ||
        (a.article.id < b.article.id ? -1 : 1),
    );
    const pageSize = Math.max(1, Math.min(largestPage, Math.floor(query.pageSize)));
    const from = (Math.max(1, Math.floor(query.page)) - 1) * pageSize;
    const ids = passing.slice(from, from + pageSize).map(({ article }) => article.id);
    return { ids, total: passing.length, engine: 'embedded' };
  }

  /**
   * The index's results, and every article whose title has all typed words: these come first, since somebody may be looking for that
   * article.
   */
  #found(term: string): { article: ListedArticle; relevance: number; isNamed: boolean }[] {
    if (term.trim() === '') return this.#articles.map((article) => ({ article, relevance: 0, isNamed: false }));
    const { units } = readUnits(this.#index, understandQuery(term).units);
    const { documents, relevance } = findMatches(this.#index, units);
    const typed = wordsOfTitle(term);
    const named = new Set(this.#titles.flatMap((title, at) => (shareInTitle(typed, title) === 1 ? [at] : [])));
    const matched = new Map(Array.from(documents, (document, at) => [document, relevance[at]!]));
    return [...new Set([...matched.keys(), ...named])].map((document) => ({
      article: this.#articles[document]!,
      relevance: matched.get(document) ?? 0,
      isNamed: named.has(document),
    }));
  }
}
