/** All products of the shop in memory: words, columns, and the search over both. */
import { productTexts } from '../documents.ts';
import type { ProductDocument, ProductQuery, ProductSearchResult, ProductSort } from '../engine.ts';
import { type QueryMeaning, understandQuery } from '../query-understanding.ts';
import { largestPage, productFields } from '../settings.ts';
import { countersFor, filterAndCount } from './facets.ts';
import { compileFilters } from './filters.ts';
import { Matcher, type Matches } from './match.ts';
import { ProductColumns } from './product-columns.ts';
import { type Compare, selectPage } from './select-page.ts';
import { buildSlots } from './slots.ts';
import { TextIndex } from './text-index.ts';

const bit = (name: (typeof productFields)[number]['name']): number =>
  1 << productFields.findIndex((field) => field.name === name);

const titleBits = bit('title') | bit('titleTail');
const typeBits = bit('typeHead') | bit('typeRest');
const matchFields = {
  weights: productFields.map((field) => field.weight),
  groups: [titleBits, typeBits, bit('brand'), bit('category'), bit('keywords'), bit('description')],
  covered: [titleBits, typeBits],
  naming: bit('typeHead'),
  telling: bit('typeHead') | bit('brand') | bit('title'),
  identity: bit('typeHead') | bit('title'),
  listing: bit('keywords'),
  weak: bit('description'),
};
const wholeTitleBonus = 4;
const titleBonus = 2;
const typeBonus = 3;
/** "cheap stroller": what is about as relevant is ordered by price; this many steps of relevance are "about". */
const priceLeanSteps = 6;

export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly text = new TextIndex(productFields.length);
  readonly #lengths = new Uint8Array(productFields.length);
  readonly #matcher = new Matcher(matchFields, (ordinal, [inTitle, inType]) => {
    const { titleLength, typeLength } = this.columns;
    const titleShare = Math.min(1, inTitle![ordinal]! / Math.max(1, titleLength.values[ordinal]!));
    const typeShare = Math.min(1, inType![ordinal]! / Math.max(1, typeLength.values[ordinal]!));
    return titleShare * titleBonus + (titleShare === 1 ? wholeTitleBonus : 0) + typeShare * typeBonus;
  });

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
    this.columns.titleLength.set(ordinal, Math.min(255, lengths[0]! + lengths[1]!));
    this.columns.typeLength.set(ordinal, Math.min(255, lengths[3]! + lengths[4]!));
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
      answer = this.#answer(query, { units: meaning.units, empty: false, priceLean: meaning.priceLean }, matches);
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
        this.deadCount === 0 ? null : (ordinal) => columns.alive.has(ordinal),
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

  #byRelevance(
    meaning: QueryMeaning,
    matches: Matches,
    by: (values: ArrayLike<number>, direction: 1 | -1) => Compare,
  ): Compare {
    const { columns } = this;
    const { priceLean } = meaning;
    const rest =
      priceLean === undefined
        ? by(columns.popularity.values, -1)
        : by(columns.minPrice.values, priceLean === 'low' ? 1 : -1);
    if (matches.relevance.length === 0) return rest;
    const relevance = new Int32Array(columns.size);
    for (let at = 0; at < matches.count; at += 1) {
      const exact = matches.relevance[at]!;
      relevance[matches.ordinals[at]!] = priceLean === undefined ? exact : Math.floor(exact / priceLeanSteps);
    }
    return (a, b) => relevance[b]! - relevance[a]! || rest(a, b);
  }
}

const hasLimits = (meaning: QueryMeaning): boolean =>
  meaning.minPriceCents !== undefined ||
  meaning.maxPriceCents !== undefined ||
  Boolean(meaning.onSale || meaning.available || meaning.fsaHsaEligible);
