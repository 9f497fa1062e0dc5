/** All articles in memory: few enough that kinds and topics are looked at one by one. */
import { articleTexts } from '../documents.ts';
import type { ArticleDocument, ArticleQuery, ArticleSearchResult } from '../engine.ts';
import { understandQuery } from '../query-understanding.ts';
import { articleFields, largestPage } from '../settings.ts';
import { Matcher } from './match.ts';
import { selectPage } from './select-page.ts';
import { buildSlots } from './slots.ts';
import { TextIndex } from './text-index.ts';

interface ArticleFacts {
  id: string;
  kind: ArticleDocument['kind'];
  topics: readonly string[];
  publishedAt: number;
  titleLength: number;
}

const titleBonus = 3;

export class ArticleIndex {
  readonly #facts: ArticleFacts[] = [];
  readonly #text = new TextIndex(articleFields.length);
  readonly #matcher = new Matcher(
    {
      weights: articleFields.map((field) => field.weight),
      groups: [1, 2, 4, 8],
      covered: [1],
      naming: 0,
      telling: 255,
      listing: 255,
      identity: 0,
      names: 0,
      weak: 8,
    },
    (ordinal, inTitle) => titleBonus * Math.min(1, inTitle / Math.max(1, this.#facts[ordinal]!.titleLength)),
  );

  get size(): number {
    return this.#facts.length;
  }

  add(article: ArticleDocument): void {
    const texts = articleTexts(article);
    const lengths = new Uint8Array(articleFields.length);
    const inOrder = articleFields.map(({ name }) => texts[name]);
    this.#text.addDocument(this.#facts.length, inOrder, lengths);
    const { id, kind, topics, publishedAt } = article;
    this.#facts.push({ id, kind, topics, publishedAt, titleLength: lengths[0]! });
  }

  settle(): void {
    this.#text.settle();
  }

  search(query: ArticleQuery): ArticleSearchResult {
    const facts = this.#facts;
    const relevance = new Map<number, number>();
    let found = facts.map((_, ordinal) => ordinal);
    if (query.term.trim() !== '') {
      const slots = buildSlots(this.#text.words, understandQuery(query.term));
      const matches = this.#matcher.match(slots, facts.length, null);
      found = Array.from(matches.ordinals.subarray(0, matches.count));
      found.forEach((ordinal, at) => {
        relevance.set(ordinal, matches.relevance[at]!);
      });
    }
    const { kinds, topics } = query;
    const passing = found.filter((ordinal) => {
      const article = facts[ordinal]!;
      if (kinds?.length && !kinds.includes(article.kind)) return false;
      return !topics?.length || article.topics.some((topic) => topics.includes(topic));
    });
    const pageSize = Math.max(1, Math.min(largestPage, Math.floor(query.pageSize)));
    const from = (Math.max(1, Math.floor(query.page)) - 1) * pageSize;
    const page = selectPage(Int32Array.from(passing), passing.length, from, from + pageSize, (a, b) => {
      const [one, other] = [facts[a]!, facts[b]!];
      return (
        (relevance.get(b) ?? 0) - (relevance.get(a) ?? 0) ||
        other.publishedAt - one.publishedAt ||
        (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
      );
    });
    return { ids: page.map((ordinal) => facts[ordinal]!.id), total: passing.length, engine: 'embedded' };
  }
}
