/**
 * The engine that is always there: everything in this process's memory, no server, no file. Built in slices beside live
 * traffic; what changes meanwhile is applied to both, the live index and the one being built.
 */
import type { ProductDocument, SearchDocuments, SearchEngine } from '../engine.ts';
import { ArticleIndex } from './article-index.ts';
import { ProductIndex } from './product-index.ts';
import { SuggestionIndex } from './suggestion-index.ts';

/** Documents between two breaths of the event loop; about 5 ms of work. */
const sliceSize = 100;
const progressEvery = 1000;

type Change = { upsert: ProductDocument[] } | { remove: number[] };

interface Indexes {
  products: ProductIndex;
  articles: ArticleIndex;
  suggestions: SuggestionIndex;
}

const emptyIndexes = (): Indexes => ({
  products: new ProductIndex(),
  articles: new ArticleIndex(),
  suggestions: new SuggestionIndex(),
});

export interface EmbeddedEngine extends SearchEngine {
  readonly name: 'embedded';
  /** What the live index takes up, and how much of it is replaced documents, which the next rebuild drops. */
  memory(): { postingBytes: number; words: number; documents: number; deadDocuments: number };
}

export function createEmbeddedEngine(): EmbeddedEngine {
  let live = emptyIndexes();
  /** Changes since the running rebuild began; null when none runs. */
  let missed: Change[] | null = null;
  let rebuilding: Promise<void> = Promise.resolve();

  async function build(documents: SearchDocuments, onProgress?: (done: number) => void): Promise<void> {
    missed = [];
    try {
      const next = emptyIndexes();
      let done = 0;
      const paced = async (): Promise<void> => {
        if (done % progressEvery === 0) onProgress?.(done);
        await breathe();
      };
      // Awaiting only once a slice: an await per document would cost more than some documents.
      for await (const product of documents.products()) {
        addProduct(next, product);
        done += 1;
        if (done % sliceSize === 0) await paced();
      }
      for await (const article of documents.articles()) {
        next.articles.add(article);
        done += 1;
        if (done % sliceSize === 0) await paced();
      }
      for (const index of [next.products, next.articles]) {
        index.settle();
        await breathe();
      }
      next.suggestions.refresh();
      for (const change of missed) apply(next, change);
      live = next;
      onProgress?.(done);
    } finally {
      missed = null;
    }
  }

  function change(what: Change): void {
    apply(live, what);
    live.suggestions.refresh();
    missed?.push(what);
  }

  return {
    name: 'embedded',
    searchProducts: async (query, signal) => {
      signal?.throwIfAborted();
      return live.products.search(query);
    },
    respell: (term) => live.products.respelled(term),
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
    upsertProducts: async (products) => change({ upsert: products }),
    removeProducts: async (ids) => change({ remove: ids }),
    counts: async () => ({ products: live.products.size, articles: live.articles.size }),
    memory: () => ({
      postingBytes: live.products.text.postingBytes,
      words: live.products.text.words.size,
      documents: live.products.size,
      deadDocuments: live.products.deadCount,
    }),
    close: async () => {
      live = emptyIndexes();
    },
  };
}

function apply(indexes: Indexes, what: Change): void {
  if ('upsert' in what) for (const product of what.upsert) addProduct(indexes, product);
  else for (const id of what.remove) removeProduct(indexes, id);
}

function addProduct(indexes: Indexes, product: ProductDocument): void {
  removeProduct(indexes, product.id);
  indexes.products.add(product);
  indexes.suggestions.add(product);
}

function removeProduct({ products, suggestions }: Indexes, id: number): void {
  const { columns } = products;
  const ordinal = columns.ordinalOf(id);
  if (ordinal === undefined) return;
  suggestions.forget(columns.suggestedOf(ordinal));
  products.remove(id);
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
