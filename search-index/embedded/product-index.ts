/** All products of the shop in memory: words, columns, and the search over both. */
import { productTexts, shelfName, typeLength } from '../documents.ts';
import type { ProductDocument, ProductQuery, ProductSearchResult, Respelled } from '../engine.ts';
import { nearestMeanings } from '../nearest-things.ts';
import { hasLimits, type QueryMeaning, type QueryUnit, sortMeant, understandQuery } from '../query-understanding.ts';
import { coverBonus, fieldBit, productGroups, productWeights, tellingBits, titleBits, typeBits } from '../relevance.ts';
import { largestPage, productFields } from '../settings.ts';
import { foldText, stemsOf } from '../tokens.ts';
import { isFiller } from '../word-lists.ts';
import { countersFor, filterAndCount } from './facets.ts';
import { compileFilters } from './filters.ts';
import { type Found, KeptMatches } from './kept-matches.ts';
import { Matcher, type Matches, noMatches } from './match.ts';
import { finishedPhrase, joinedBrand, type PairName, pairOf, spelledPhrase } from './phrases.ts';
import { Postings } from './postings.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductOrder } from './product-order.ts';
import { Room } from './room.ts';
import { selectPage } from './select-page.ts';
import { buildSlots } from './slots.ts';
import { TextIndex } from './text-index.ts';

const kindBits = typeBits | fieldBit('brand') | fieldBit('category') | fieldBit('keywords');
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

/** Filters keep in it what passes; it is used anew by each search. */
const candidatesRoom = new Room((length) => new Int32Array(length));

function copied(ordinals: Int32Array): Int32Array {
  const candidates = candidatesRoom.take(ordinals.length);
  candidates.set(ordinals);
  return candidates;
}

interface PhrasesRead {
  units: QueryUnit[];
  /** What was typed and what it is taken for: misspelled, and only begun or written apart. */
  corrections: [typed: string, meant: string][];
  finished: [typed: string, meant: string][];
}

const everything = { matches: null, correctedTerm: null, isNearest: false };

export class ProductIndex {
  readonly columns = new ProductColumns();
  readonly text = new TextIndex(productFields.length);
  /** Who stands in the category of a name. */
  readonly #shelves = new Map<string, Postings>();
  readonly #shelfNames = new Map<string, string>();
  readonly #typeLengths = new Map<string, number>();
  readonly #typePairs: PairName[] = [];
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

  readonly #order = new ProductOrder(this.columns);
  readonly #kept = new KeptMatches();

  get size(): number {
    return this.columns.aliveCount;
  }

  /** Documents that are replaced or removed and still take up room. */
  get deadCount(): number {
    return this.columns.size - this.columns.aliveCount;
  }

  add(product: ProductDocument): void {
    this.#kept.forget();
    const ordinal = this.columns.add(product);
    const texts = productTexts(product);
    const lengths = this.#lengths;
    this.text.addDocument(
      ordinal,
      productFields.map(({ name }) => (name === 'typeHead' ? `${texts.typeHead} | ${texts.called}` : texts[name])),
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
      words = typeLength(productType);
      this.#typePairs.push(...pairOf(stemsOf(productType).join(' ')));
      this.#typeLengths.set(productType, words);
    }
    return words;
  }

  remove(id: number): boolean {
    this.#kept.forget();
    return this.columns.remove(id);
  }

  settle(): void {
    this.columns.settle();
    this.text.settle();
  }

  search(query: ProductQuery): ProductSearchResult {
    const meaning = understandQuery(query.asTyped ? query.term : this.#makersWhole(query.term));
    const { units, lean } = meaning;
    const nothing = { matches: noMatches(), correctedTerm: null, isNearest: false };
    const { matches, correctedTerm, isNearest } = meaning.empty
      ? nothing
      : units.length > 0
        ? this.#found(meaning, query.asTyped !== true)
        : everything;
    let answer = this.#answer(query, meaning, matches);
    let isOnlyNear = isNearest;
    if (answer.total === 0 && matches?.count !== 0 && hasLimits(meaning)) {
      // Nothing under 5 dollars: the nearest thing to what was asked is the same without the limit.
      answer = this.#answer(query, { units, empty: false, ...(lean && { lean }) }, matches);
      isOnlyNear = true;
    }
    if (answer.total === 0) return answer;
    return { ...answer, ...(correctedTerm !== null && { correctedTerm }), ...(isOnlyNear && { isNearest: true }) };
  }

  /**
   * The term with what is misspelled in it put right and what is begun finished; null where nothing is, or it can't be told. Price words
   * and the rest stay.
   */
  respelled(term: string): Respelled | null {
    const whole = this.#makersWhole(term);
    const meaning = understandQuery(whole);
    if (meaning.units.length === 0) return null;
    const words = this.text.words;
    const read = this.#readPhrases(meaning.units);
    const { corrections, unknownCount } = buildSlots(
      words,
      { ...meaning, units: read.units },
      kindBits,
      read.corrections.length === 0,
    );
    // Beside a word that nobody knows, a guess is none ("mortgage rates" are no gates).
    if (unknownCount > 0) return null;
    const corrected = [...read.corrections, ...corrections];
    const right = [...read.finished, ...corrected].reduce(
      (text, [typed, meant]) => text.replace(typed, meant),
      foldText(whole),
    );
    return right === foldText(term) ? null : { term: right, isCorrected: corrected.length > 0 };
  }

  /** "Spoon about" is a maker, though "about" is a word that is not asked for. */
  #makersWhole(term: string): string {
    const said = term.split(' ');
    const at = said.findIndex((word, index) => {
      const next = said[index + 1];
      if (next === undefined || !(isFiller(foldText(word)) || isFiller(foldText(next)))) return false;
      const joined = this.text.words.get(foldText(word + next));
      return ((joined?.indexed?.postings?.fields ?? 0) & fieldBit('brand')) !== 0;
    });
    return at < 0 ? term : [...said.slice(0, at), said[at]! + said[at + 1]!, ...said.slice(at + 2)].join(' ');
  }

  /** Names of several words and makers put together, finished and spelled right. */
  #readPhrases(asked: QueryUnit[]): PhrasesRead {
    const { words } = this.text;
    const read: PhrasesRead = { units: asked, corrections: [], finished: [] };
    const brand = joinedBrand(words, asked, fieldBit('brand'));
    if (brand !== null) {
      read.units = brand.units;
      read[brand.isCorrected ? 'corrections' : 'finished'].push(brand.written);
    }
    const begun = finishedPhrase(words, read.units, this.#typePairs);
    if (begun !== null) {
      read.units = begun.units;
      if (begun.isCertain) read.finished.push(begun.written);
      return read;
    }
    const spelled = brand === null ? spelledPhrase(words, asked, this.#typePairs) : null;
    return spelled === null ? read : { ...read, units: spelled.units, corrections: [spelled.correction] };
  }

  #found(meaning: QueryMeaning, mayCorrect: boolean): Found & { isNearest: boolean } {
    const found = this.#matches(meaning, mayCorrect);
    if (found.matches.count !== 0) return { ...found, isNearest: found.matches.isNearest };
    for (const near of nearestMeanings(meaning)) {
      const instead = this.#matches(near, false);
      if (instead.matches.count !== 0) return { ...instead, isNearest: true };
    }
    return { ...found, isNearest: false };
  }

  #matches(meaning: QueryMeaning, mayCorrect: boolean): Found {
    const key = JSON.stringify([
      mayCorrect,
      meaning.units.map(({ typed, name, words, soft, mayBePrefix }) => [typed, name, words, soft, mayBePrefix]),
      meaning.without?.map(({ name }) => name),
    ]);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const read = mayCorrect ? this.#readPhrases(meaning.units) : { units: meaning.units, corrections: [] };
    let { units } = read;
    let slots = buildSlots(
      this.text.words,
      { ...meaning, units },
      kindBits,
      mayCorrect && read.corrections.length === 0,
    );
    const correctedTerm =
      slots.correctedTerm ?? (read.corrections.length > 0 ? units.map(({ typed }) => typed).join(' ') : null);
    // Spelled right, "buble bath" is one thing and no longer two words.
    const meant = correctedTerm === null ? units : understandQuery(correctedTerm).units;
    if (meant.length > 0 && meant.length < units.length) {
      units = meant;
      slots = buildSlots(this.text.words, { ...meaning, units }, kindBits);
    }
    const matched = this.#matcher.match(
      slots,
      this.columns.size,
      this.deadCount === 0 ? null : this.columns.alive,
      this.#shelves.get(units.flatMap(({ words }) => words).join(' ')) ?? null,
    );
    const found = { matches: this.#leftOut(matched, meaning.without ?? []), correctedTerm };
    this.#kept.keep(key, found);
    return found;
  }

  /** Without the products that have what was named to be left out; a mention in a description is not having it. */
  #leftOut(matches: Matches, without: readonly QueryUnit[]): Matches {
    if (without.length === 0 || matches.count === 0) return matches;
    const { words } = this.text;
    const having = new Uint8Array(this.columns.size);
    const [ordinals, bits] = [new Int32Array(this.columns.size), new Uint8Array(this.columns.size)];
    for (const { words: named, equivalents } of without) {
      for (const stems of [named, ...equivalents.map((other) => other.words)]) {
        const postings = stems.map((stem) => words.get(stem)?.indexed?.postings);
        if (postings.some((one) => !one)) continue;
        const times = new Uint8Array(this.columns.size);
        for (const one of postings) {
          const count = one!.read(ordinals, bits);
          for (let at = 0; at < count; at += 1)
            if ((bits[at]! & ~fieldBit('description')) !== 0) times[ordinals[at]!]! += 1;
        }
        for (let at = 0; at < times.length; at += 1) if (times[at] === stems.length) having[at] = 1;
      }
    }
    const kept = [...matches.ordinals.keys()].filter((at) => having[matches.ordinals[at]!] === 0);
    return {
      ...matches,
      ordinals: Int32Array.from(kept, (at) => matches.ordinals[at]!),
      relevance: Int32Array.from(kept, (at) => matches.relevance[at]!),
      count: kept.length,
      things: matches.things?.filter((ordinal) => having[ordinal] === 0) ?? null,
    };
  }

  /** `found` is null for a query without words: then all products are, or those of the wanted categories. */
  #answer(query: ProductQuery, meaning: QueryMeaning, found: Matches | null): ProductSearchResult {
    const { columns } = this;
    const { categories = [] } = query.filters;
    const isListed = found === null && categories.length > 0;
    const candidates =
      found === null
        ? columns.listAlive(isListed ? categories : null, candidatesRoom.take(columns.aliveCount))
        : copied(query.sort !== 'popular' && found.things?.length ? found.things : found.ordinals);
    const filters = compileFilters(columns, query.filters, meaning, isListed);
    const counters = countersFor(columns, query.facets ?? [], query.filters);
    const passing = filterAndCount(candidates, filters, counters);
    const pageSize = Math.max(1, Math.min(largestPage, Math.floor(query.pageSize)));
    const from = (Math.max(1, Math.floor(query.page)) - 1) * pageSize;
    const page = selectPage(
      passing,
      passing.length,
      from,
      from + pageSize,
      this.#order.of(sortMeant(query.sort, meaning), meaning, found),
    );
    return {
      ids: page.map((ordinal) => columns.ids.values[ordinal]!),
      total: passing.length,
      facets: counters.map((counter) => counter.facet()),
      engine: 'embedded',
    };
  }
}
