/**
 * Rule: a search never fails because of the search server. The primary has a time budget; when it is late, fails or is paused by the
 * breaker, the fallback answers. The fallback lives in this process and is always warm: every write goes to both.
 */
import { admit, type BreakerState, closedBreaker, recordFailure, recordSuccess } from './circuit-breaker.ts';
import type { ProductQuery, ProductSearchResult, SearchEngine } from './engine.ts';
import { searchBudgetMs } from './settings.ts';

export interface ResilientOptions {
  primary: SearchEngine;
  fallback: SearchEngine;
  budgetMs?: number;
  openAfterFailures?: number;
  pauseMs?: number;
  now: () => number;
  /** Calls back once after `delayMs`; returns a function that cancels it. A parameter, so that a test can be the clock. */
  startTimer?: (callback: () => void, delayMs: number) => () => void;
  /** Called when the fallback can answer every search, whatever the primary does. */
  onFallbackBuilt?: () => void;
  /** For the log: called each time the fallback had to answer, with the reason. */
  onFallback?: (because: FallbackReason) => void;
}

export type FallbackReason = { kind: 'paused' } | { kind: 'late' } | { kind: 'failed'; error: unknown };

export interface ResilientSearch extends SearchEngine {
  breaker(): BreakerState;
}

const realTimer = (callback: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

const late = Symbol('late');

export function resilientSearch(options: ResilientOptions): ResilientSearch {
  const { primary, fallback, now, budgetMs = searchBudgetMs, startTimer = realTimer, onFallback } = options;
  const limits = { openAfterFailures: options.openAfterFailures ?? 5, pauseMs: options.pauseMs ?? 5000 };
  let state: BreakerState = closedBreaker;

  async function ask<Answer>(
    run: (engine: SearchEngine, signal?: AbortSignal) => Promise<Answer>,
    caller?: AbortSignal,
  ): Promise<Answer> {
    caller?.throwIfAborted();
    const asked = admit(state, now(), limits);
    state = asked.state;
    if (!asked.admitted) {
      onFallback?.({ kind: 'paused' });
      return run(fallback, caller);
    }
    try {
      const answer = await withinBudget((signal) => run(primary, signal), caller);
      state = recordSuccess(state);
      return answer;
    } catch (error) {
      // A caller who aborts tells nothing about the server, but a half-open breaker must not wait for a verdict.
      if (caller?.aborted && state.kind === 'closed') throw error;
      state = recordFailure(state, now(), limits);
      caller?.throwIfAborted();
      onFallback?.(error === late ? { kind: 'late' } : { kind: 'failed', error });
      return run(fallback, caller);
    }
  }

  async function withinBudget<Answer>(
    run: (signal: AbortSignal) => Promise<Answer>,
    caller?: AbortSignal,
  ): Promise<Answer> {
    const budget = new AbortController();
    let stopTimer = (): void => {};
    const timeUp = new Promise<never>((_, reject) => {
      stopTimer = startTimer(() => {
        budget.abort(late);
        // Not every client obeys its signal; the shopper does not wait for those that don't.
        reject(late);
      }, budgetMs);
    });
    const forward = (): void => budget.abort(caller?.reason);
    caller?.addEventListener('abort', forward, { once: true });
    try {
      return await Promise.race([run(budget.signal), timeUp]);
    } catch (error) {
      throw budget.signal.reason === late ? late : error;
    } finally {
      stopTimer();
      caller?.removeEventListener('abort', forward);
    }
  }

  /**
   * The server matches words by their beginning, so it finds nothing for some words that lack it ("acifiers"); the fallback's spelling may
   * find an answer then.
   */
  async function searchProducts(query: ProductQuery, signal?: AbortSignal): Promise<ProductSearchResult> {
    // The server's spelling correction is worse than that of the dictionary in this process.
    const respelled = query.asTyped ? null : (fallback.respell?.(query.term) ?? null);
    const spelled = (engine: SearchEngine): ProductQuery =>
      engine === primary && respelled !== null ? { ...query, term: respelled.term } : query;
    const answer = await ask(async (engine, limit) => {
      const found = await engine.searchProducts(spelled(engine), limit);
      return engine === primary && respelled?.isCorrected && found.total > 0
        ? { ...found, correctedTerm: respelled.term }
        : found;
    }, signal);
    if (answer.total > 0 || query.term.trim() === '' || answer.engine === fallback.name) return answer;
    const guessed = await fallback.searchProducts(query, signal);
    return guessed.total > 0 ? guessed : answer;
  }

  /** The fallback first: it can't be down. A failure of the primary is reported, so that the writer's outbox tries again. */
  async function writeBoth(write: (engine: SearchEngine) => Promise<void>): Promise<void> {
    await write(fallback);
    await write(primary);
  }

  return {
    name: primary.name,
    searchProducts,
    searchArticles: (query, signal) => ask((engine, limit) => engine.searchArticles(query, limit), signal),
    suggest: (prefix, limit, signal) => ask((engine, budget) => engine.suggest(prefix, limit, budget), signal),
    rebuild: async (documents, onProgress) => {
      await fallback.rebuild(documents);
      options.onFallbackBuilt?.();
      await primary.rebuild(documents, onProgress);
    },
    upsertProducts: (products) => writeBoth((engine) => engine.upsertProducts(products)),
    removeProducts: (ids) => writeBoth((engine) => engine.removeProducts(ids)),
    counts: () => ask((engine) => engine.counts()),
    close: async () => {
      await Promise.all([primary.close(), fallback.close()]);
    },
    breaker: () => state,
  };
}
