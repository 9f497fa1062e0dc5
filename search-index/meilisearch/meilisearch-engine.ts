/**
 * The search server behind the port; the only file that knows its client. Disposable: everything on it can be rebuilt from the database.
 */
import { randomBytes } from 'node:crypto';
import { type Index, Meilisearch, type Settings } from 'meilisearch';
import type { ArticleDocument, ArticleQuery, ProductDocument, SearchDocuments, SearchEngine } from '../engine.ts';
import { understandQuery } from '../query-understanding.ts';
import { largestPage } from '../settings.ts';
import { mostSynonymsFirst, orderSuggestions, SuggestionCollector } from '../suggestions.ts';
import { equivalentsOf, synonyms } from '../synonym-table.ts';
import { singularise, tokenise } from '../tokens.ts';
import { type ServerResult, sound } from './answer-reading.ts';
import { articleSettings, productSettings, suggestionSettings } from './index-settings.ts';
import {
  type StoredSuggestion,
  storedArticle,
  storedProduct,
  storedSuggestion,
  suggestionOf,
} from './meilisearch-documents.ts';
import { createProductSearch } from './product-search.ts';
import { serverTerm } from './query-translation.ts';

export interface MeilisearchOptions {
  url: string;
  key: string;
  /** Prefix of the index names: several shops may share a server. */
  prefix?: string;
  /** Time limit of one request that writes; searches are limited by their signal. */
  taskTimeoutMs?: number;
}

const batchSize = 2000;
const requestTimeoutMs = 20_000;
/** An unfinished index that is older was left by a process that was killed; a younger one may still be being built by another. */
const abandonedAfterMs = 3_600_000;
const suggestionsFetched = 60;
const defaultTaskTimeoutMs = 600_000;

type Client = InstanceType<typeof Meilisearch>;

export function createMeilisearchEngine(options: MeilisearchOptions): SearchEngine {
  const client = new Meilisearch({
    host: options.url,
    apiKey: options.key,
    // With Node's default, the server compresses its answer, and a query takes 44 ms instead of 1.5.
    requestInit: { headers: { 'accept-encoding': 'identity' } },
    timeout: requestTimeoutMs,
    defaultWaitOptions: { timeout: options.taskTimeoutMs ?? defaultTaskTimeoutMs, interval: 20 },
  });
  const prefix = options.prefix ?? 'layette';
  const names = {
    products: `${prefix}_products`,
    articles: `${prefix}_articles`,
    suggestions: `${prefix}_suggestions`,
  };
  type Name = keyof typeof names;
  const productSearch = createProductSearch(names.products, async (queries, signal) =>
    sound((await client.multiSearch({ queries }, { signal })).results as ServerResult[]),
  );
  let rebuilding: Promise<void> = Promise.resolve();
  /** Changes since the running rebuild began; they are applied to the new index too before it goes live. */
  let missed: ((index: Index) => Promise<void>)[] | null = null;

  async function searchArticles(query: ArticleQuery, signal?: AbortSignal) {
    const meaning = understandQuery(query.term);
    if (meaning.empty) return { ids: [], total: 0, engine: 'meilisearch' as const };
    const any = (attribute: string, values: readonly string[] | undefined) =>
      values?.length ? [values.map((value) => `${attribute} = ${JSON.stringify(value)}`)] : [];
    const ask = async (matchingStrategy: 'all' | 'frequency') => {
      const found = await client.index(names.articles).search<{ id: string }>(
        serverTerm(meaning),
        {
          filter: [...any('kind', query.kinds), ...any('topics', query.topics)],
          matchingStrategy,
          page: Math.max(1, Math.floor(query.page)),
          hitsPerPage: Math.max(1, Math.min(largestPage, Math.floor(query.pageSize))),
        },
        { signal },
      );
      return {
        ids: found.hits.map(({ id }) => id),
        total: (found as { totalHits?: number }).totalHits ?? 0,
        engine: 'meilisearch' as const,
      };
    };
    let found = await ask('all');
    if (found.total === 0 && meaning.units.length > 1) found = await ask('frequency');
    return found;
  }

  async function suggest(typed: string, limit: number, signal?: AbortSignal): Promise<string[]> {
    const words = tokenise(typed);
    if (words.length === 0 || limit < 1) return [];
    const term = synonyms().usualNames.get(words.map(singularise).join(' ')) ?? words.join(' ');
    const { hits } = await client
      .index(names.suggestions)
      .search<StoredSuggestion>(term, { limit: suggestionsFetched, matchingStrategy: 'all' }, { signal });
    // The server knows synonyms and typos; suggestions with the words as typed go first, in the order that both engines share.
    const candidates = hits.map(suggestionOf).sort((a, b) => b.score - a.score);
    const name = words.map(singularise).join(' ');
    const meant = candidates.some(({ stems }) => stems === name)
      ? []
      : equivalentsOf(name).flatMap((other) => orderSuggestions(other.words, candidates, mostSynonymsFirst));
    const ordered = [...meant.slice(0, mostSynonymsFirst), ...orderSuggestions(tokenise(term), candidates, limit)];
    return [...new Set([...ordered, ...hits.map(({ text }) => text)])].slice(0, limit);
  }

  /**
   * Builds new indexes beside the live ones, with names of their own: another process may be building too. The last to finish goes live.
   */
  async function build(documents: SearchDocuments, onProgress?: (done: number) => void): Promise<void> {
    missed = [];
    const suffix = `${nextMark}${randomBytes(6).toString('hex')}`;
    const uids = Object.values(names);
    try {
      await deleteAbandoned(client, uids);
      const collector = new SuggestionCollector();
      let done = 0;
      const fresh = {
        products: await newIndex(client, names.products + suffix, 'id', productSettings()),
        articles: await newIndex(client, names.articles + suffix, 'key', articleSettings()),
        suggestions: await newIndex(client, names.suggestions + suffix, 'key', suggestionSettings()),
      };
      const report = (count: number) => {
        done += count;
        onProgress?.(done);
      };
      await fill(fresh.products, documents.products(), report, (product: ProductDocument) => {
        collector.add(product);
        return storedProduct(product);
      });
      await fill(fresh.articles, documents.articles(), report, (article: ArticleDocument) => storedArticle(article));
      await fill(fresh.suggestions, collector.list(), () => {}, storedSuggestion);
      for (const apply of missed) await apply(fresh.products);
      await swap(client, uids, suffix);
      productSearch.forget();
    } finally {
      missed = null;
      // After a swap these are the old indexes; after a failure, the unfinished ones.
      await Promise.allSettled(uids.map((uid) => client.deleteIndexIfExists(uid + suffix)));
    }
  }

  async function change(apply: (index: Index) => Promise<void>): Promise<void> {
    missed?.push(apply);
    // Sending a product to a missing index would create one with only that product and without settings.
    if ((await existing(client, [names.products])).size === 0) {
      if (missed !== null) return;
      throw new Error('The search server has no index of products: it has to be built first.');
    }
    await apply(client.index(names.products));
    productSearch.forget();
  }

  const countOf = async (name: Name): Promise<number> => {
    const found = await client.index(names[name]).search('', { page: 1, hitsPerPage: 1 });
    return found.totalHits;
  };

  return {
    name: 'meilisearch',
    searchProducts: productSearch.search,
    searchArticles,
    suggest,
    rebuild: (documents, onProgress) => {
      const run = rebuilding.then(() => build(documents, onProgress));
      rebuilding = run.catch(() => {});
      return run;
    },
    upsertProducts: (products) =>
      change(async (index) => succeed(index.addDocuments(products.map(storedProduct), { primaryKey: 'id' }))),
    removeProducts: (ids) => change(async (index) => succeed(index.deleteDocuments(ids))),
    counts: async () => ({ products: await countOf('products'), articles: await countOf('articles') }),
    close: async () => {},
  };
}

const nextMark = '_next';

async function newIndex(client: Client, uid: string, primaryKey: string, settings: Settings): Promise<Index> {
  await succeed(client.createIndex(uid, { primaryKey }));
  await succeed(client.index(uid).updateSettings(settings));
  return client.index(uid);
}

const indexesOf = async (client: Client) => (await client.getRawIndexes({ limit: 1000 })).results;

async function existing(client: Client, uids: string[]): Promise<Set<string>> {
  const found = new Set((await indexesOf(client)).map(({ uid }) => uid));
  return new Set(uids.filter((uid) => found.has(uid)));
}

async function deleteAbandoned(client: Client, live: string[]): Promise<void> {
  const before = Date.now() - abandonedAfterMs;
  for (const { uid, updatedAt } of await indexesOf(client))
    if (live.some((one) => uid.startsWith(one + nextMark)) && Date.parse(String(updatedAt)) < before)
      await client.deleteIndexIfExists(uid);
}

/** Sends batches without waiting for each to be indexed, and waits for the last. */
async function fill<Document, Stored extends object>(
  index: Index,
  documents: Iterable<Document> | AsyncIterable<Document>,
  report: (count: number) => void,
  store: (document: Document) => Stored,
): Promise<void> {
  let batch: Stored[] = [];
  const sent: number[] = [];
  const send = async (): Promise<void> => {
    if (batch.length === 0) return;
    const task = await index.addDocuments(batch);
    sent.push(task.taskUid);
    report(batch.length);
    batch = [];
  };
  for await (const document of documents) {
    batch.push(store(document));
    if (batch.length >= batchSize) await send();
  }
  await send();
  for (const uid of sent) await succeed(index.tasks.waitForTask(uid));
}

/** The new indexes replace the live ones in a single step. Where there are none yet, they take their names. */
async function swap(client: Client, live: string[], suffix: string): Promise<void> {
  const found = await existing(client, live);
  const pairs = live.map((uid) => ({ indexes: [uid + suffix, uid] as [string, string], rename: !found.has(uid) }));
  await succeed(client.swapIndexes(pairs)).catch(async (error) => {
    // Another process took the names first.
    if ((await existing(client, live)).size === found.size) throw error;
    await swap(client, live, suffix);
  });
}

/** A task that the server accepted and that failed later must not count as done. */
async function succeed(task: { waitTask(): Promise<FinishedTask> } | Promise<FinishedTask>): Promise<void> {
  const finished = await ('waitTask' in task ? task.waitTask() : task);
  if (finished.status === 'succeeded') return;
  throw new Error(`The search server did not finish a task: ${finished.error?.message ?? finished.status}`);
}

interface FinishedTask {
  status: string;
  error?: { message: string } | null;
}
