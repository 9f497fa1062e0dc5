import type { App } from '#api/http/app-context.ts';
import { articles, categories, guides, pages, readBody, toArticleDocuments, topics, weeks } from '#content';
import { newForDays } from '#rules/catalogue-badges.ts';
import { addDays, type Day, dayOf } from '#rules/days.ts';
import type { ArticleDocument, ProductDocument } from '#search-index/engine.ts';
import { readDetailedPage, readDetailedProducts, readIdsChangingOn } from './catalogue.queries.ts';
import { forgetCatalogue } from './catalogue-cache.ts';
import { documentOf } from './product-documents.ts';

type Indexing = Pick<App, 'db' | 'search' | 'now'>;

const productsPerRead = 250;

/** Every product that search may know, read a page at a time: memory does not grow with the catalogue. */
export async function* productDocuments({ db, now }: Pick<App, 'db' | 'now'>): AsyncGenerator<ProductDocument> {
  const today = dayOf(now());
  for (let after = 0; ; ) {
    const products = await readDetailedPage(db.read, after, productsPerRead);
    if (products.length === 0) return;
    after = products.at(-1)!.id;
    for (const product of products) {
      const document = documentOf(product, today);
      if (document !== null) yield document;
    }
  }
}

export function articleDocuments(): Iterable<ArticleDocument> {
  return toArticleDocuments({
    entries: [...articles.all(), ...guides.all(), ...weeks.all(), ...pages.all()],
    topics: topics.all(),
    readText: (entry) => readBody(entry).text,
  });
}

/** Builds the whole index anew from database and content, beside the live one. */
export async function rebuildSearch(app: Indexing, onProgress?: (done: number) => void): Promise<void> {
  forgetCatalogue(app.db);
  await app.search.rebuild({ products: () => productDocuments(app), articles: articleDocuments }, onProgress);
}

/** Brings these products up to date in search: changed, hidden or gone, whatever happened to them. May run twice. */
export async function indexProducts(app: Indexing, ids: readonly number[]): Promise<void> {
  forgetCatalogue(app.db);
  const today = dayOf(app.now());
  for (let start = 0; start < ids.length; start += productsPerRead) {
    const piece = ids.slice(start, start + productsPerRead);
    const documents = (await readDetailedProducts(app.db.read, piece)).flatMap(
      (product) => documentOf(product, today) ?? [],
    );
    const kept = new Set(documents.map(({ id }) => id));
    const gone = piece.filter((id) => !kept.has(id));
    if (documents.length > 0) await app.search.upsertProducts(documents);
    if (gone.length > 0) await app.search.removeProducts(gone);
  }
}

/** Products that became new, buyable or ordinary after `lastDay` up to today: search holds what was true when it last looked. */
export async function idsChangedByTime({ db, now }: Pick<App, 'db' | 'now'>, lastDay: Day): Promise<number[]> {
  const days: Day[] = [];
  for (let day = addDays(lastDay, 1); day <= dayOf(now()) && days.length < newForDays; day = addDays(day, 1))
    days.push(day);
  if (days.length === 0) return [];
  return readIdsChangingOn(db.read, {
    releasedOn: [...days, ...days.map((day) => addDays(day, -newForDays))],
    comingSoonUntil: days,
  });
}

/** Leaf categories by urlSlug, hidden ones too: what an import may name. */
export function importableCategories(): ReadonlySet<string> {
  const all = [...categories.all(), ...categories.hidden()];
  return new Set(all.filter((category) => category.childSlugs.length === 0).map(({ urlSlug }) => urlSlug));
}
