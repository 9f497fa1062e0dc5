import type { Database } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { articles, guides, pages, readBody, toArticleDocuments, topics, weeks } from '#content';
import type { ArticleDocument } from '#search-index/engine.ts';
import { forgetCatalogue } from './catalogue-cache.ts';
import { readCatalogueVersion } from './catalogue-version.queries.ts';
import { readProductDocuments, streamProductDocuments } from './product-documents.ts';

type Indexing = Pick<App, 'db' | 'search' | 'now'>;

const productsPerPiece = 250;

/** Rebuilds the whole index from database and content, beside the live one. */
export async function rebuildSearch(app: Indexing, onProgress?: (done: number) => void): Promise<void> {
  forgetCatalogue(app.db);
  covered.set(app.db, await readCatalogueVersion(app.db.read));
  try {
    await app.search.rebuild({ products: () => streamProductDocuments(app), articles: articleDocuments }, onProgress);
  } catch (error) {
    covered.delete(app.db);
    throw error;
  }
  forgetCatalogue(app.db);
}

/** Changes up to this version are in the index that was built last, or is being built. */
const covered = new WeakMap<Database, number>();

/** The same for a change that was announced with its version: after importing a whole shop, a start has nothing more to do. */
export async function indexChange(app: Indexing, ids: readonly number[], version: number): Promise<void> {
  if (version > (covered.get(app.db) ?? -1)) await indexProducts(app, ids);
}

/** Updates these products in search, whether changed, hidden or gone. May run twice. */
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
  // Also drops results cached before the index was updated.
  forgetCatalogue(app.db);
}

const articleDocuments = (): Iterable<ArticleDocument> =>
  toArticleDocuments({
    entries: [...articles.all(), ...guides.all(), ...weeks.all(), ...pages.all()],
    topics: topics.all(),
    readText: (entry) => readBody(entry).text,
  });
