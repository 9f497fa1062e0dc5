/**
 * The engine that is always available: everything in this process's memory, no server, no file. It is rebuilt in slices while it serves
 * traffic; changes made meanwhile are applied to both, the live index and the one being built.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProductDocument, SearchDocuments, SearchEngine } from '../engine.ts';
import { ArticleIndex } from './article-index.ts';
import { ProductIndex } from './product-index.ts';
import { SuggestionIndex } from './suggestion-index.ts';

/** Documents between two turns of the event loop; about 5 ms of work. */
const sliceSize = 100;

class Indexes {
  readonly products = new ProductIndex();
  readonly articles = new ArticleIndex();
  readonly suggestions = new SuggestionIndex();

  upsertProducts(products: Iterable<ProductDocument>): void {
    for (const product of products) {
      this.removeProducts([product.id]);
      this.products.add(product);
      this.suggestions.add(product);
    }
  }

  removeProducts(ids: Iterable<number>): void {
    const { fields } = this.products;
    for (const id of ids) {
      const document = fields.documentOf(id);
      if (document === undefined) continue;
      this.suggestions.remove(fields.suggestedOf(document));
      this.products.remove(id);
    }
  }
}

type Change = (indexes: Indexes) => void;

async function answer<Answer>(search: () => Answer, signal?: AbortSignal): Promise<Answer> {
  signal?.throwIfAborted();
  return search();
}

export function createEmbeddedEngine(): SearchEngine & { name: 'embedded' } {
  let live = new Indexes();
  /** Changes since the running rebuild began; null when none is running. */
  let missed: Change[] | null = null;
  let rebuilding: Promise<void> = Promise.resolve();

  async function build(documents: SearchDocuments, onProgress?: (done: number) => void): Promise<void> {
    missed = [];
    try {
      const next = new Indexes();
      let done = 0;
      const pause = async (): Promise<void> => {
        onProgress?.(done);
        await nextTurn();
      };
      // Once per slice: waiting after each document would cost more than some documents.
      for await (const product of documents.products()) {
        next.upsertProducts([product]);
        if (++done % sliceSize === 0) await pause();
      }
      for await (const article of documents.articles()) {
        next.articles.add(article);
        if (++done % sliceSize === 0) await pause();
      }
      next.suggestions.refresh();
      for (const change of missed) change(next);
      live = next;
      onProgress?.(done);
    } finally {
      missed = null;
    }
  }

  function apply(change: Change): void {
    change(live);
    live.suggestions.refresh();
    missed?.push(change);
  }

  return {
    name: 'embedded',
    searchProducts: (query, signal) => answer(() => live.products.search(query), signal),
    respell: (term) => live.products.respell(term),
    searchArticles: (query, signal) => answer(() => live.articles.search(query), signal),
    suggest: (prefix, limit, signal) => answer(() => live.suggestions.suggest(prefix, limit), signal),
    // One rebuild at a time: a second one waits, and reads the documents only when it starts.
    rebuild: (documents, onProgress) => {
      const run = rebuilding.then(() => build(documents, onProgress));
      rebuilding = run.catch(() => {});
      return run;
    },
    upsertProducts: async (products) => apply((indexes) => indexes.upsertProducts(products)),
    removeProducts: async (ids) => apply((indexes) => indexes.removeProducts(ids)),
    counts: async () => ({ products: live.products.fields.liveCount, articles: live.articles.size }),
    close: async () => {
      live = new Indexes();
    },
  };
}
