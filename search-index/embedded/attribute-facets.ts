/** Counts the facets of attributes ("color", "material") together: a product's values lie side by side and are looked at once for all keys. */
import type { FacetKey, ProductFilters } from '../engine.ts';
import { orderValues } from '../facet-order.ts';
import type { Counter } from './facets.ts';
import type { ProductColumns } from './product-columns.ts';

export class AttributeTally {
  readonly #columns: ProductColumns;
  readonly #counts: Int32Array;
  readonly #isSeen: Uint8Array;
  /** The lists that one of the counters has been told of, and so all. */
  readonly #told = new Set<Int32Array>();

  constructor(columns: ProductColumns) {
    this.#columns = columns;
    this.#counts = new Int32Array(columns.attributes.texts.length);
    this.#isSeen = new Uint8Array(columns.attributes.texts.length);
  }

  counterOf(key: FacetKey, filters: ProductFilters): Counter {
    const name = key.slice('attributes.'.length);
    const chosen = filters.attributes?.[name] ?? [];
    const counts = this.#counts;
    const isSeen = this.#isSeen;
    const more = new Int32Array(chosen.length > 0 ? counts.length : 0);
    return {
      key,
      see: (ordinals) => this.#once(ordinals, () => this.#tally(ordinals, null)),
      count: (ordinals) => this.#once(ordinals, () => this.#tally(ordinals, counts)),
      countMore: (ordinals) => this.#tally(ordinals, more),
      facet: () => {
        const prefix = `${name}\u0000`;
        const values: { value: string; label: string; count: number }[] = [];
        this.#columns.attributes.texts.forEach((text, code) => {
          if (!text.startsWith(prefix)) return;
          const value = text.slice(prefix.length);
          if (isSeen[code] === 1 || chosen.includes(value))
            values.push({ value, label: value, count: counts[code]! + (more[code] ?? 0) });
        });
        return { kind: 'values', key, values: orderValues(values) };
      },
    };
  }

  #once(ordinals: Int32Array, tally: () => void): void {
    if (this.#told.has(ordinals)) return;
    this.#told.add(ordinals);
    tally();
  }

  #tally(ordinals: Int32Array, into: Int32Array | null): void {
    const start = this.#columns.attributeStart.values;
    const codes = this.#columns.attributeCodes.values;
    const isSeen = this.#isSeen;
    for (let index = 0; index < ordinals.length; index += 1) {
      const end = start[ordinals[index]! + 1]!;
      for (let at = start[ordinals[index]!]!; at < end; at += 1) {
        const code = codes[at]!;
        isSeen[code] = 1;
        if (into !== null) into[code] = into[code]! + 1;
      }
    }
  }
}
