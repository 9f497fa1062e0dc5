import type { App } from '#api/http/app-context.ts';
import { articles, guides, pages, readBody, toArticleDocuments, topics, weeks } from '#content';
import type { ArticleDocument } from '#search-index/engine.ts';
import { forgetCatalogue } from './catalogue-cache.ts';
import { readProductDocuments, streamProductDocuments } from './product-documents.ts';

type Indexing = Pick<App, 'db' | 'search' | 'now'>;

const productsPerPiece = 250;

/** Builds the whole index anew from database and content, beside the live one. */
export async function rebuildSearch(app: Indexing, onProgress?: (done: number) => void): Promise<void> {
  forgetCatalogue(app.db);
  await app.search.rebuild({ products: () => streamProductDocuments(app), articles: articleDocuments }, onProgress);
}

/** Brings these products up to date in search: changed, hidden or gone, whatever happened to them. May run twice. */
export async function indexProducts(app: Indexing, ids: readonly number[]): Promise<void> {
  forgetCatalogue(app.db);
  for (let start = 0; start < ids.length; start += productsPerPiece) {
    const piece = ids.slice(start, start + productsPerPiece);
    const documents = await readProductDocuments(app, piece);
    const kept = new Set(documents.map(({ id }) => id));
    const gone = piece.filter((id) => !kept.has(id));
    if (documents.length > 0) await app.search.upsertProducts(documents);
    if (gone.length > 0) await app.search.removeProducts(gone);
  }
}

const articleDocuments = (): Iterable<ArticleDocument> =>
  toArticleDocuments({
    entries: [...articles.all(), ...guides.all(), ...weeks.all(), ...pages.all()],
    topics: topics.all(),
    readText: (entry) => readBody(entry).text,
  });
