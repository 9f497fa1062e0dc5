/**
 * The engine that is always there: everything in this process's memory, no server, no file. Built in slices beside live
 * traffic; what changes meanwhile is applied to both, the live index and the one being built.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { ProductDocument, SearchDocuments, SearchEngine } from '../engine.ts';
import { ArticleIndex } from './article-index.ts';
import { ProductIndex } from './product-index.ts';
import { SuggestionIndex } from './suggestion-index.ts';

/** Documents between two turns of the event loop; about 5 ms of work. */
const sliceSize = 100;
const progressEvery = 1000;

class Indexes {
  readonly products = new ProductIndex();
  readonly articles = new ArticleIndex();
  readonly suggestions = new SuggestionIndex();

  addProduct(product: ProductDocument): void {
    this.removeProduct(product.id);
    this.products.add(product);
    this.suggestions.add(product);
  }

  removeProduct(id: number): void {
    const { fields } = this.products;
    const document = fields.documentOf(id);
    if (document === undefined) return;
    this.suggestions.remove(fields.suggestedOf(document));
    this.products.remove(id);
  }
}

type Change = (indexes: Indexes) => void;

export function createEmbeddedEngine(): SearchEngine & { name: 'embedded' } {
  let live = new Indexes();
  /** Changes since the running rebuild began; null when none runs. */
  let missed: Change[] | null = null;
  let rebuilding: Promise<void> = Promise.resolve();

  async function build(documents: SearchDocuments, onProgress?: (done: number) => void): Promise<void> {
    missed = [];
    try {
      const next = new Indexes();
      let done = 0;
      // Waiting only once a slice: to wait after each document would cost more than some documents.
      const isSliceDone = (): boolean => {
        done += 1;
        if (done % progressEvery === 0) onProgress?.(done);
        return done % sliceSize === 0;
      };
      for await (const product of documents.products()) {
        next.addProduct(product);
        if (isSliceDone()) await breathe();
      }
      for await (const article of documents.articles()) {
        next.articles.add(article);
        if (isSliceDone()) await breathe();
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
    searchProducts: async (query, signal) => {
      signal?.throwIfAborted();
      return live.products.search(query);
    },
    respell: (term) => live.products.respell(term),
    searchArticles: async (query, signal) => {
      signal?.throwIfAborted();
      return live.articles.search(query);
    },
    suggest: async (prefix, limit, signal) => {
      signal?.throwIfAborted();
      return live.suggestions.suggest(prefix, limit);
    },
    // One at a time: a second one waits, and reads the documents only then.
    rebuild: (documents, onProgress) => {
      const run = rebuilding.then(() => build(documents, onProgress));
      rebuilding = run.catch(() => {});
      return run;
    },
    upsertProducts: async (products) =>
      apply((indexes) => {
        for (const product of products) indexes.addProduct(product);
      }),
    removeProducts: async (ids) =>
      apply((indexes) => {
        for (const id of ids) indexes.removeProduct(id);
      }),
    counts: async () => ({ products: live.products.fields.liveCount, articles: live.articles.size }),
    close: async () => {
      live = new Indexes();
    },
  };
}
