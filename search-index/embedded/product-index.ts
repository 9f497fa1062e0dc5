/** All products of the shop in memory: words, columns, and the search over both. */
import { productTexts, shelfName } from '../documents.ts';
import type { ProductDocument, ProductQuery, ProductSearchResult, ProductSort } from '../engine.ts';
import { hasLimits, type Lean, type QueryMeaning, understandQuery } from '../query-understanding.ts';
import {
  coverBonus,
  fieldBit,
  leanSteps,
  productGroups,
  productWeights,
  tellingBits,
  titleBits,
  typeBits,
} from '../relevance.ts';
import { largestPage, productFields } from '../settings.ts';
import { stemsOf, stopWords } from '../tokens.ts';
import { countersFor, filterAndCount } from './facets.ts';
import { compileFilters } from './filters.ts';
import { Matcher, type Matches } from './match.ts';
import { Postings } from './postings.ts';
import { flagBits, ProductColumns } from './product-columns.ts';
import { type Compare, selectPage } from './select-page.ts';
import { buildSlots } from './slots.ts';
import { TextIndex } from './text-index.ts';

const matchFields = {
  weights: productWeights,
  groups: productGroups,
  covered: [titleBits, typeBits, fieldBit('category')],
  naming: fieldBit('typeHead'),
  telling: tellingBits,
  names: titleBits | typeBits,
  identity: fieldBit('typeHead'),
  listing: fieldBit('keywords'),
  weak: fieldBit('description'),
};

export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly text = new TextIndex(productFields.length);
  /** Who stands in the category of a name. */
  readonly #shelves = new Map<string, Postings>();
  readonly #shelfNames = new Map<string, string>();
  readonly #typeLengths = new Map<string, number>();
  readonly #lengths = new Uint8Array(productFields.length);
  readonly #matcher = new Matcher(matchFields, (ordinal, title, type, category, asked) =>
    coverBonus({
      title,
      titleLength: this.columns.titleLength.values[ordinal]!,
      type,
      typeLength: this.columns.typeLength.values[ordinal]!,
      category,
      asked,
    }),
  );

  get size(): number {
    return this.columns.aliveCount;
  }

  /** Documents that are replaced or removed and still take up room. */
  get deadCount(): number {
    return this.columns.size - this.columns.aliveCount;
  }

  add(product: ProductDocument): void {
    const ordinal = this.columns.add(product);
    const texts = productTexts(product);
    const lengths = this.#lengths;
    this.text.addDocument(
      ordinal,
      productFields.map(({ name }) => texts[name]),
      lengths,
    );
    for (const title of new Set(product.categoryTitles)) this.#shelf(title).append(ordinal, 1);
    this.columns.titleLength.set(ordinal, Math.min(255, lengths[0]! + lengths[1]!));
    this.columns.typeLength.set(ordinal, this.#wordsInType(product.productType));
  }

  #shelf(title: string): Postings {
    let name = this.#shelfNames.get(title);
    if (name === undefined) {
      name = shelfName(title);
      this.#shelfNames.set(title, name);
    }
    let shelf = this.#shelves.get(name);
    if (shelf === undefined) {
      shelf = new Postings();
      this.#shelves.set(name, shelf);
    }
    return shelf;
  }

  /** Without its wider names. There are few types and many products. */
  #wordsInType(productType: string): number {
    let words = this.#typeLengths.get(productType);
    if (words === undefined) {
      words = stemsOf(productType).filter((stem) => !stopWords.has(stem)).length;
      this.#typeLengths.set(productType, words);
    }
    return words;
  }

  remove(id: number): boolean {
    return this.columns.remove(id);
  }

  settle(): void {
    this.columns.settle();
    this.text.settle();
  }

  search(query: ProductQuery): ProductSearchResult {
    const meaning = understandQuery(query.term);
    const { matches, correctedTerm } = this.#matches(meaning);
    let answer = this.#answer(query, meaning, matches);
    if (answer.total === 0 && matches.count > 0 && hasLimits(meaning)) {
      // Nothing under 5 dollars: the nearest thing to what was asked is the same without the limit.
      answer = this.#answer(
        query,
        { units: meaning.units, empty: false, ...(meaning.lean && { lean: meaning.lean }) },
        matches,
      );
    }
    return correctedTerm === null || answer.total === 0 ? answer : { ...answer, correctedTerm };
  }

  #matches(meaning: QueryMeaning): { matches: Matches; correctedTerm: string | null } {
    const { columns } = this;
    if (meaning.empty)
      return { matches: { ordinals: new Int32Array(0), relevance: new Int32Array(0), count: 0 }, correctedTerm: null };
    if (meaning.units.length > 0) {
      const slots = buildSlots(this.text.words, meaning);
      const matches = this.#matcher.match(
        slots,
        columns.size,
        this.deadCount === 0 ? null : columns.alive,
        this.#shelves.get(meaning.units.flatMap(({ words }) => words).join(' ')) ?? null,
      );
      return { matches, correctedTerm: slots.correctedTerm };
    }
    const ordinals = new Int32Array(columns.aliveCount);
    let count = 0;
    columns.alive.visit((ordinal) => {
      ordinals[count++] = ordinal;
    });
    return { matches: { ordinals, relevance: new Int32Array(0), count }, correctedTerm: null };
  }

  #answer(query: ProductQuery, meaning: QueryMeaning, matches: Matches): ProductSearchResult {
    const { columns } = this;
    const filters = compileFilters(columns, query.filters, meaning);
    const counters = countersFor(columns, query.facets ?? [], query.filters);
    const passing = filterAndCount(matches.ordinals.slice(0, matches.count), filters, counters);
    const pageSize = Math.max(1, Math.min(largestPage, Math.floor(query.pageSize)));
    const from = (Math.max(1, Math.floor(query.page)) - 1) * pageSize;
    const compare = this.#order(query.sort, meaning, matches);
    const page = selectPage(passing, passing.length, from, from + pageSize, compare);
    return {
      ids: page.map((ordinal) => columns.ids.values[ordinal]!),
      total: passing.length,
      facets: counters.map((counter) => counter.facet()),
      engine: 'embedded',
    };
  }

  #order(sort: ProductSort, meaning: QueryMeaning, matches: Matches): Compare {
    const { columns } = this;
    const ids = columns.ids.values;
    const by = (values: ArrayLike<number>, direction: 1 | -1): Compare => {
      const popularity = columns.popularity.values;
      return (a, b) => (values[a]! - values[b]!) * direction || popularity[b]! - popularity[a]! || ids[a]! - ids[b]!;
    };
    switch (sort) {
      case 'newest':
        return by(columns.createdAt.values, -1);
      case 'price_asc':
        return by(columns.minPrice.values, 1);
      case 'price_desc':
        return by(columns.maxPrice.values, -1);
      case 'highest_rated':
        return by(columns.ratingScore.values, -1);
      case 'most_reviewed':
        return by(columns.reviewCount.values, -1);
      default:
        return this.#byRelevance(meaning, matches, by);
    }
  }

  #byLean(lean: Lean | undefined, by: (values: ArrayLike<number>, direction: 1 | -1) => Compare): Compare {
    const { columns } = this;
    const byPopularity = by(columns.popularity.values, -1);
    const flags = columns.flags.values;
    switch (lean) {
      case 'low-price':
        return by(columns.minPrice.values, 1);
      case 'high-price':
        return by(columns.minPrice.values, -1);
      case 'rated':
        return by(columns.ratingScore.values, -1);
      case 'new':
        return (a, b) => (flags[b]! & flagBits.isNew) - (flags[a]! & flagBits.isNew) || byPopularity(a, b);
      default:
        return byPopularity;
    }
  }

  #byRelevance(
    meaning: QueryMeaning,
    matches: Matches,
    by: (values: ArrayLike<number>, direction: 1 | -1) => Compare,
  ): Compare {
    const { columns } = this;
    const { lean } = meaning;
    const rest = this.#byLean(lean, by);
    if (matches.relevance.length === 0) return rest;
    const relevance = new Int32Array(columns.size);
    let best = matches.relevance[0]!;
    for (let at = 1; at < matches.count; at += 1) best = Math.max(best, matches.relevance[at]!);
    for (let at = 0; at < matches.count; at += 1) {
      const exact = matches.relevance[at]!;
      relevance[matches.ordinals[at]!] = lean === undefined ? exact : -Math.floor((best - exact) / leanSteps);
    }
    return (a, b) => relevance[b]! - relevance[a]! || rest(a, b);
  }
}
