import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from './embedded/embedded-engine.ts';
import type { ProductQuery, SearchEngine } from './engine.ts';
import { type FallbackReason, resilientSearch } from './resilient.ts';
import { sampleArticles, sampleProducts } from './testing/sample-documents.ts';

const query: ProductQuery = { term: 'stroller', filters: {}, sort: 'popular', page: 1, pageSize: 5 };
const documents = { products: () => sampleProducts(2), articles: () => sampleArticles };

/** A primary that does what the test says, a clock that the test moves, and timers that fire on command. */
async function setUp(behave: (signal?: AbortSignal) => Promise<void>) {
  const fallback = createEmbeddedEngine();
  await fallback.rebuild(documents);
  const inner = createEmbeddedEngine();
  await inner.rebuild(documents);
  const clock = { nowMs: 0 };
  const timers = new Set<() => void>();
  const reasons: FallbackReason['kind'][] = [];
  const written: string[] = [];
  const behaviour = { behave, calls: 0, findsNothing: false };
  const search = resilientSearch({
    primary: {
      ...inner,
      name: 'meilisearch',
      searchProducts: async (asked, signal) => {
        behaviour.calls += 1;
        await behaviour.behave(signal);
        const answer = await inner.searchProducts(asked);
        return { ...answer, ...(behaviour.findsNothing && { ids: [], total: 0 }), engine: 'meilisearch' };
      },
      suggest: async () => {
        throw new Error('refused');
      },
      searchArticles: async () => {
        throw new Error('refused');
      },
      upsertProducts: async (products) => {
        written.push(`primary ${products.length}`);
        await behaviour.behave();
      },
    } satisfies SearchEngine,
    fallback: {
      ...fallback,
      upsertProducts: async (products) => {
        written.push(`fallback ${products.length}`);
        return fallback.upsertProducts(products);
      },
    },
    now: () => clock.nowMs,
    openAfterFailures: 2,
    pauseMs: 1000,
    startTimer: (callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
    onFallback: ({ kind }) => reasons.push(kind),
  });
  const fireTimers = (): void => {
    for (const callback of timers) callback();
  };
  return { search, clock, timers, fireTimers, reasons, written, behaviour };
}

const works = async (): Promise<void> => {};
const fails = async (): Promise<void> => {
  throw new Error('connection refused');
};
const hangs = (): Promise<void> => new Promise(() => {});
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Resilient search', () => {
  it('lets the primary answer while it is well, and leaves no timer behind', async () => {
    const { search, timers, reasons } = await setUp(works);
    expect((await search.searchProducts(query)).engine).toBe('meilisearch');
    expect([timers.size, reasons]).toEqual([0, []]);
  });

  it('asks the embedded index too where the primary finds nothing, and keeps the answer of both where neither does', async () => {
    const { search, behaviour } = await setUp(works);
    behaviour.findsNothing = true;
    expect(await search.searchProducts(query)).toMatchObject({ engine: 'embedded' });
    expect((await search.searchProducts({ ...query, term: 'qwerty' })).engine).toBe('meilisearch');
    // If only filters leave no product, the words are not to blame.
    expect((await search.searchProducts({ ...query, term: ' ' })).engine).toBe('meilisearch');
    expect(behaviour.calls).toBe(3);
  });

  it('answers from the embedded index when the primary fails, for every kind of question', async () => {
    const { search, reasons } = await setUp(fails);
    const answer = await search.searchProducts(query);
    expect([answer.engine, answer.ids.length]).toEqual(['embedded', 5]);
    expect((await search.suggest('strol', 3)).length).toBeGreaterThan(0);
    expect((await search.searchArticles({ term: 'sleep', page: 1, pageSize: 5 })).engine).toBe('embedded');
    expect(reasons).toEqual(['failed', 'failed', 'paused']);
  });

  it('answers from the embedded index when the budget is up, even if the primary ignores its signal', async () => {
    const { search, fireTimers, reasons } = await setUp(hangs);
    const answer = search.searchProducts(query);
    await turn();
    fireTimers();
    expect((await answer).engine).toBe('embedded');
    expect(reasons).toEqual(['late']);
  });

  it('tells the primary to stop when the budget is up', async () => {
    let told = false;
    const { search, fireTimers } = await setUp(
      (signal) =>
        new Promise((_, reject) => {
          signal!.addEventListener('abort', () => {
            told = true;
            reject(new Error('aborted'));
          });
        }),
    );
    const answer = search.searchProducts(query);
    await turn();
    fireTimers();
    expect([(await answer).engine, told]).toEqual(['embedded', true]);
  });

  it('stops asking a primary that keeps failing, and asks again after the pause', async () => {
    const { search, clock, behaviour, reasons } = await setUp(fails);
    for (let call = 0; call < 5; call += 1) await search.searchProducts(query);
    expect(behaviour.calls).toBe(2);
    expect(reasons).toEqual(['failed', 'failed', 'paused', 'paused', 'paused']);
    expect(search.breaker().kind).toBe('open');
    clock.nowMs = 1000;
    behaviour.behave = works;
    expect((await search.searchProducts(query)).engine).toBe('meilisearch');
    expect(search.breaker()).toEqual({ kind: 'closed', failures: 0 });
  });

  it('does not blame the primary for a caller who went away', async () => {
    const { search } = await setUp(
      (signal) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
    );
    const caller = new AbortController();
    const answer = search.searchProducts(query, caller.signal);
    await turn();
    caller.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    expect(search.breaker()).toEqual({ kind: 'closed', failures: 0 });
  });

  it('writes to both, the embedded index first, and reports a primary that did not take it', async () => {
    const { search, written, behaviour } = await setUp(works);
    const [product] = sampleProducts(1);
    await search.upsertProducts([product!]);
    expect(written).toEqual(['fallback 1', 'primary 1']);
    behaviour.behave = fails;
    await expect(search.upsertProducts([{ ...product!, title: 'Zephyrine crib' }])).rejects.toThrow(
      'connection refused',
    );
    const answer = await search.searchProducts({ ...query, term: 'zephyrine' });
    expect([answer.engine, answer.total]).toEqual(['embedded', 1]);
  });

  it('says that the fallback is built, though the server takes long, or fails', async () => {
    const fallback = createEmbeddedEngine();
    const hangs = new Promise<void>(() => {});
    let isBuilt = false;
    const primary = { ...createEmbeddedEngine(), rebuild: () => hangs };
    const onFallbackBuilt = () => {
      isBuilt = true;
    };
    void resilientSearch({ primary, fallback, now: () => 0, onFallbackBuilt }).rebuild({
      products: () => sampleProducts(3),
      articles: () => [],
    });
    await expect.poll(() => isBuilt).toBe(true);
    expect((await fallback.counts()).products).toBe(sampleProducts(3).length);
  });

  it('rebuilds both from documents that each opens for itself', async () => {
    const { search } = await setUp(works);
    let opened = 0;
    await search.rebuild({
      products: function* () {
        opened += 1;
        yield* sampleProducts(3);
      },
      articles: () => sampleArticles,
    });
    expect(opened).toBe(2);
    expect((await search.counts()).products).toBe(sampleProducts(3).length);
  });

  it('asks the server for what was meant, and says so', async () => {
    const { search } = await setUp(async () => {});
    const answer = await search.searchProducts({ ...query, term: 'strolelr under $400' });
    expect(answer).toMatchObject({ engine: 'meilisearch', correctedTerm: 'stroller under $400' });
    expect(answer.total).toBeGreaterThan(0);
    expect(await search.searchProducts(query)).not.toHaveProperty('correctedTerm');
  });
});
