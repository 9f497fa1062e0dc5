/** In which order products are shown: as a shopper chose, else the most relevant first. No two products are equal. */
import type { ProductSort } from '../engine.ts';
import type { Lean, QueryMeaning } from '../query-understanding.ts';
import { leanSteps } from '../relevance.ts';
import type { Matches } from './match.ts';
import { flagBits, type ProductColumns } from './product-columns.ts';
import type { Compare } from './select-page.ts';

export class ProductOrder {
  readonly #columns: ProductColumns;
  /** By product; only what the query at hand matched means anything. */
  #relevance = new Int32Array(0);

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  /** Good until the next one is asked for. */
  of(sort: ProductSort, meaning: QueryMeaning, matches: Matches | null): Compare {
    const columns = this.#columns;
    switch (sort) {
      case 'newest':
        return this.#by(columns.createdAt.values, -1);
      case 'price_asc':
        return this.#by(columns.minPrice.values, 1);
      case 'price_desc':
        return this.#by(columns.maxPrice.values, -1);
      case 'highest_rated':
        return this.#by(columns.ratingScore.values, -1);
      case 'most_reviewed':
        return this.#by(columns.reviewCount.values, -1);
      default:
        return this.#byRelevance(meaning, matches);
    }
  }

  #by(values: ArrayLike<number>, direction: 1 | -1): Compare {
    const popularity = this.#columns.popularity.values;
    const ids = this.#columns.ids.values;
    return (a, b) => (values[a]! - values[b]!) * direction || popularity[b]! - popularity[a]! || ids[a]! - ids[b]!;
  }

  #byLean(lean: Lean | undefined): Compare {
    const columns = this.#columns;
    const byPopularity = this.#by(columns.popularity.values, -1);
    const flags = columns.flags.values;
    switch (lean) {
      case 'low-price':
        return this.#by(columns.minPrice.values, 1);
      case 'high-price':
        return this.#by(columns.minPrice.values, -1);
      case 'rated':
        return this.#by(columns.ratingScore.values, -1);
      case 'new':
        return (a, b) => (flags[b]! & flagBits.isNew) - (flags[a]! & flagBits.isNew) || byPopularity(a, b);
      default:
        return byPopularity;
    }
  }

  #byRelevance({ lean }: QueryMeaning, matches: Matches | null): Compare {
    const rest = this.#byLean(lean);
    if (matches === null || matches.count === 0) return rest;
    const { ordinals, relevance: exact, count } = matches;
    if (this.#relevance.length < this.#columns.size)
      this.#relevance = new Int32Array(Math.ceil(this.#columns.size * 1.1));
    const relevance = this.#relevance;
    if (lean === undefined) {
      for (let at = 0; at < count; at += 1) relevance[ordinals[at]!] = exact[at]!;
    } else {
      let best = exact[0]!;
      for (let at = 1; at < count; at += 1) best = Math.max(best, exact[at]!);
      for (let at = 0; at < count; at += 1) relevance[ordinals[at]!] = -Math.floor((best - exact[at]!) / leanSteps);
    }
    return (a, b) => relevance[b]! - relevance[a]! || rest(a, b);
  }
}
