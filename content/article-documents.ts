/** Turns our texts into documents for the search index. Pure: the bodies are passed in. */
import type { ArticleDocument } from '#search-index/engine.ts';
import type { Article, Guide, Page, Topic, Week } from './entries.ts';

type Searchable = Article | Guide | Week | Page;

export interface DocumentInput {
  entries: Iterable<Searchable>;
  topics: readonly Topic[];
  readText: (entry: Searchable) => string;
}

/** One at a time, so that thousands of bodies are never in memory together. */
export function* toArticleDocuments({ entries, topics, readText }: DocumentInput): Generator<ArticleDocument> {
  const nameOf = new Map(topics.map((topic) => [topic.slug, topic.name]));
  for (const entry of entries) {
    const day = entry.kind === 'page' ? entry.updatedOn : entry.publishOn;
    yield {
      id: documentId(entry),
      title: entry.title,
      teaser: entry.teaser,
      body: readText(entry),
      topics: entry.kind === 'page' ? [] : entry.topics.map((topic) => nameOf.get(topic) ?? topic),
      kind: entry.kind,
      url: entry.url,
      publishedAt: Date.parse(`${day}T00:00:00Z`),
    };
  }
}

/** A landing page's slug has a slash, which a search server rejects in an id; no article's slug has two hyphens in a row. */
function documentId(entry: Searchable): string {
  return entry.kind === 'page' ? `page--${entry.slug.replaceAll('/', '--')}` : entry.slug;
}
