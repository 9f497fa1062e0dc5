/** All products of the shop in memory: matches words, filters, counts facets, sorts, and returns one page. */
import { LRUCache } from 'lru-cache';
import { productTexts, typeLength } from '../documents.ts';
import type { ProductDocument, ProductQuery, ProductSearchResult, Respelled } from '../engine.ts';
import { nearestMeanings } from '../nearest-things.ts';
import { hasLimits, type QueryMeaning, sortMeant, understandQuery } from '../query-understanding.ts';
import { productRoles } from '../relevance.ts';
import { largestPage, productFields } from '../settings.ts';
import { foldText, stemsOf } from '../tokens.ts';
import { alternativesOf } from './expansion.ts';
import { countFacets } from './facets.ts';
import { compileFilters, filterDocuments } from './filters.ts';
import { InvertedIndex } from './inverted-index.ts';
import { ProductFields } from './product-fields.ts';
import { findMatches, type Matches } from './scoring.ts';
import { orderOf, selectPage } from './sorting.ts';
import { joinBrand, readUnits } from './spelling.ts';

interface Found {
  matches: Matches;
  correctedTerm: string | null;
}

export class ProductIndex {
  readonly fields = new ProductFields();
  readonly text = new InvertedIndex(productRoles);
  /** A shopper who filters, sorts and turns pages repeats the same words. 16 MB. */
  readonly #remembered = new LRUCache<string, Found>({
    max: 500,
    maxSize: 2_000_000,
    sizeCalculation: ({ matches }) => matches.documents.length + 1,
  });

  /** Replaces an older document of the same product. */
  add(product: ProductDocument): void {
    this.#remembered.clear();
    this.remove(product.id);
    this.text.dictionary.add(stemsOf(product.productType).join(' '));
    const texts = productTexts(product);
    this.text.add(
      productFields.map(({ name }) => (name === 'typeHead' ? `${texts.typeHead} | ${texts.called}` : texts[name])),
      typeLength(product.productType),
    );
    this.fields.add(product);
  }

  remove(id: number): void {
    const document = this.fields.documentOf(id);
    if (document === undefined) return;
    this.#remembered.clear();
    this.text.remove(document);
    this.fields.remove(id);
  }

  search(query: ProductQuery): ProductSearchResult {
    const meaning = understandQuery(query.asTyped ? query.term : joinBrand(this.text, query.term));
    const isSearch = meaning.empty || meaning.units.length > 0;
    const found = isSearch ? this.#found(meaning, query.asTyped !== true) : null;
    let answer = this.#answer(query, meaning, found?.matches ?? null);
    let isNearest = found?.matches.isNearest === true;
    if (answer.total === 0 && found?.matches.documents.length !== 0 && hasLimits(meaning)) {
      // Nothing costs under 5 dollars: the nearest answer is the same query without the limit.
      const { units, lean } = meaning;
      answer = this.#answer(query, { units, empty: false, ...(lean && { lean }) }, found?.matches ?? null);
      isNearest = true;
    }
    if (answer.total === 0) return answer;
    const correctedTerm = found?.correctedTerm;
    return { ...answer, ...(correctedTerm && { correctedTerm }), ...(isNearest && { isNearest: true }) };
  }

  /** The term with misspelled parts corrected and unfinished ones completed; null if nothing changes. Price words and the rest stay. */
  respell(term: string): Respelled | null {
    const whole = joinBrand(this.text, term);
    const { units, changes, correctedTerm } = readUnits(this.text, understandQuery(whole).units);
    // Beside an unknown word, a correction would be a mere guess ("mortgage rates" are no gates).
    const isKnown = units.every(({ soft }, at) => soft || alternativesOf(this.text, units, at).length > 0);
    if (!isKnown) return null;
    const right = changes.reduce((text, { typed, meant }) => text.replace(typed, meant), foldText(whole));
    return right === foldText(term) ? null : { term: right, isCorrected: correctedTerm !== null };
  }

  /** The words' matches; if there are none, products that are known to be near. */
  #found(meaning: QueryMeaning, mayCorrect: boolean): Found {
    const found = this.#findWords(meaning, mayCorrect);
    if (found.matches.documents.length > 0) return found;
    for (const near of nearestMeanings(meaning)) {
      const instead = this.#findWords(near, false);
      if (instead.matches.documents.length > 0) return { ...instead, matches: { ...instead.matches, isNearest: true } };
    }
    return found;
  }

  #findWords(meaning: QueryMeaning, mayCorrect: boolean): Found {
    const key = JSON.stringify([mayCorrect, meaning.units, meaning.without]);
    let found = this.#remembered.get(key);
    if (found === undefined) {
      const asked = mayCorrect ? readUnits(this.text, meaning.units) : { units: meaning.units, correctedTerm: null };
      found = {
        matches: findMatches(this.text, asked.units, meaning.without),
        correctedTerm: asked.correctedTerm,
      };
      this.#remembered.set(key, found);
    }
    return found;
  }

  /** @param matches null for a query without words */
  #answer(query: ProductQuery, meaning: QueryMeaning, matches: Matches | null): ProductSearchResult {
    const { fields } = this;
    const candidates =
      matches === null
        ? this.text.liveDocuments()
        : query.sort !== 'popular' && matches.things?.length
          ? matches.things
          : matches.documents;
    const filtered = filterDocuments(candidates, compileFilters(fields, query.filters, meaning));
    const { passing } = filtered;
    const pageSize = Math.max(1, Math.min(largestPage, Math.floor(query.pageSize)));
    const from = (Math.max(1, Math.floor(query.page)) - 1) * pageSize;
    const order = orderOf(fields, sortMeant(query.sort, meaning), meaning, matches);
    const ids = fields.numbersOf('id');
    return {
      ids: selectPage(passing, from, from + pageSize, order).map((document) => ids[document]!),
      total: passing.length,
      facets: countFacets(fields, filtered, query.facets ?? [], query.filters),
      engine: 'embedded',
    };
  }
}
