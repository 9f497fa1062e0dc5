/** One product search in as many requests as needed: usually one, more where few products have all the words. */
import type { ProductQuery, ProductSearchResult } from '../engine.ts';
import { nearestMeanings } from '../nearest-things.ts';
import { hasLimits, type QueryMeaning, understandQuery } from '../query-understanding.ts';
import { enoughResults } from '../settings.ts';
import { orderedPage, readAnswer, type ServerResult } from './answer-reading.ts';
import type { ServerHit } from './hit-words.ts';
import {
  isFiltered,
  isReordered,
  orderedWindow,
  relaxedTerm,
  type ServerQuery,
  serverTerm,
  translateProductQuery,
  wordsQuery,
} from './query-translation.ts';
import { reorder } from './reorder.ts';

/** Sends all of these queries to the server at once. */
export type MultiSearch = (queries: ServerQuery[], signal?: AbortSignal) => Promise<ServerResult[]>;

export interface ProductSearch {
  search(query: ProductQuery, signal?: AbortSignal): Promise<ProductSearchResult>;
  /** Clears what is cached about terms, because products have changed. */
  forget(): void;
}

/**
 * `whole`: how many products have all the words and are the thing that was named, exact while they are few; `found`: the best of the
 * server's hits.
 */
type Answer = ProductSearchResult & { whole: number; saysAll: boolean; found: ReadonlySet<number> };

const scarceTermsKept = 2000;
const none: ReadonlySet<number> = new Set();

export function createProductSearch(index: string, multiSearch: MultiSearch): ProductSearch {
  /** By term: whether few products have all its words. */
  const scarce = new Map<string, boolean>();

  async function search(query: ProductQuery, signal?: AbortSignal): Promise<ProductSearchResult> {
    const said: QueryMeaning = { ...understandQuery(query.term), ...(query.asTyped && { asTyped: true }) };
    const meaning = query.sort === 'popular' || said.units.length === 0 ? said : await onlyTheThing(said, signal);
    if (meaning.empty) return readAnswer(query, [], []);
    const ask = (asked: QueryMeaning, strategy: ServerQuery['matchingStrategy'], haveAll?: ReadonlySet<number>) =>
      askOnce(query, asked, strategy, signal, haveAll);
    let answer = await ask(meaning, 'all');
    // "teeth" is searched as "tooth", which is not the beginning of "teether".
    const [only, ...others] = meaning.units;
    if (answer.total === 0 && only !== undefined && others.length === 0 && !only.typed.startsWith(only.name))
      answer = await ask({ ...meaning, units: [{ ...only, name: only.typed, words: only.typed.split(' ') }] }, 'all');
    // Checked only if few products are left: most queries end here, and counting would cost them as much again.
    if (answer.whole < enoughResults && meaning.units.length > 1) {
      const saysAll = isReordered(query, meaning) && !isFiltered(query, meaning);
      if (saysAll || (await isScarce(meaning, signal))) {
        const relaxed = await ask(meaning, relaxedTerm(meaning) === null ? 'frequency' : 'last', answer.found);
        if (relaxed.total > answer.total) answer = relaxed;
      }
    }
    const asAsked = answer.total > 0;
    if (!asAsked && meaning.units.length > 0 && hasLimits(meaning))
      answer = await ask(
        {
          units: meaning.units,
          empty: false,
          ...(meaning.without && { without: meaning.without }),
          ...(meaning.lean && { lean: meaning.lean }),
        },
        'all',
      );
    const near = answer.total === 0 ? nearestMeanings(meaning) : [];
    // Products that only the filters exclude do exist, so nothing replaces them.
    if (near.length > 0 && (await askOnce({ ...query, filters: {} }, meaning, 'all', signal)).total === 0)
      for (const instead of near) if (answer.total === 0) answer = await ask(instead, 'all');
    const { whole: _whole, saysAll, found: _found, ...result } = answer;
    return (asAsked && saysAll) || result.total === 0 ? result : { ...result, isNearest: true };
  }

  async function askOnce(
    query: ProductQuery,
    meaning: QueryMeaning,
    strategy: ServerQuery['matchingStrategy'],
    signal?: AbortSignal,
    haveAll: ReadonlySet<number> = none,
  ): Promise<Answer> {
    const asked = translateProductQuery(index, query, meaning, strategy);
    const results = await multiSearch(
      asked.map(({ query: one }) => one),
      signal,
    );
    const read = readAnswer(query, asked, results);
    if (!isReordered(query, meaning)) return { ...read, whole: read.total, saysAll: strategy === 'all', found: none };
    const { hits } = results[0]!;
    const best = hits.slice(0, orderedWindow) as ServerHit[];
    const { ids, whole, saysAll, answers } = reorder(best, meaning, (id) => strategy === 'all' || haveAll.has(id));
    // Partial matches of words that name nothing here ("motor oil") are no answer.
    if (strategy !== 'all' && !answers) return { ...readAnswer(query, [], []), whole: 0, saysAll: false, found: none };
    const found = new Set(best.map(({ id }) => id));
    return {
      ...read,
      whole: read.total > orderedWindow ? read.total : whole,
      saysAll,
      found,
      ids: orderedPage(query, hits, ids),
    };
  }

  /** For an order by price: restricts the query to the product types of the named things, taken from the most relevant hits. */
  async function onlyTheThing(meaning: QueryMeaning, signal?: AbortSignal): Promise<QueryMeaning> {
    const [result] = await multiSearch([wordsQuery(index, meaning)], signal);
    const { thingTypes } = reorder(result!.hits as ServerHit[], meaning, () => true);
    return thingTypes.length === 0 ? meaning : { ...meaning, thingTypes };
  }

  /** True when few products have all the words, whatever the filters. */
  async function isScarce(meaning: QueryMeaning, signal?: AbortSignal): Promise<boolean> {
    const term = serverTerm(meaning);
    const known = scarce.get(term);
    if (known !== undefined) return known;
    const [result] = await multiSearch([wordsQuery(index, meaning)], signal);
    const { whole } = reorder(result!.hits as ServerHit[], meaning, () => true);
    if (scarce.size >= scarceTermsKept) scarce.clear();
    scarce.set(term, whole < enoughResults);
    return whole < enoughResults;
  }

  return { search, forget: () => scarce.clear() };
}
