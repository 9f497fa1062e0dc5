/** The data by which products are filtered, counted and sorted: values and numbers by document. */
import type { ProductDocument } from '../engine.ts';
import { facetFlags, scopeFlags } from '../settings.ts';
import type { SuggestedProduct } from '../suggestions.ts';
import { Column } from './column.ts';

const anyAge = 1200;

/** Fields with one number per product, for ranges and sorting. */
const numberFields = [
  'id',
  'minPriceCents',
  'maxPriceCents',
  'rating',
  'ratingScore',
  'reviewCount',
  'popularity',
  'createdAt',
  'isNew',
  'ageFrom',
  'ageTo',
] as const;

export type NumberField = (typeof numberFields)[number];

/** Fields with values from a list, which are counted. */
const valuesOf = (product: ProductDocument): [key: string, values: string[]][] => [
  ['brands', [product.brandSlug]],
  ['productTypes', [product.productType]],
  ['kinds', [product.kind]],
  ['categories', product.categories],
  ['rating', [String(Math.floor(product.rating))]],
  ...[...facetFlags, ...scopeFlags].map((flag): [string, string[]] => [flag, product[flag] ? ['true'] : []]),
  ...Object.entries(product.attributes).map(([key, values]): [string, string[]] => [
    `attributes.${key}`,
    [...new Set(values)],
  ]),
];

/**
 * The values of one key, such as the colors. Many products have the same list: each list is stored once, and documents refer to it by
 * number.
 */
export class ValueField {
  /** The first list is for products without values. */
  readonly lists: (readonly string[])[] = [[]];
  readonly #numbers = new Map<string, number>([['', 0]]);
  #numberOf: Uint16Array | Uint32Array = new Uint16Array(0);

  add(document: number, values: readonly string[]): void {
    const key = values.join('\u0000');
    const number = this.#numbers.get(key) ?? this.lists.length;
    if (number === this.lists.length) {
      this.lists.push(values);
      this.#numbers.set(key, number);
    }
    if (number > 0xffff && this.#numberOf instanceof Uint16Array) this.#numberOf = Uint32Array.from(this.#numberOf);
    this.numbersOf(document + 1)[document] = number;
  }

  /** For each document below `size`, the number of its list. */
  numbersOf(size: number): Uint16Array | Uint32Array {
    if (size > this.#numberOf.length) {
      const grown = new (this.#numberOf instanceof Uint16Array ? Uint16Array : Uint32Array)(Math.ceil(size * 1.3));
      grown.set(this.#numberOf);
      this.#numberOf = grown;
    }
    return this.#numberOf;
  }
}

export class ProductFields {
  size = 0;
  readonly brandNames = new Map<string, string>();
  readonly values = new Map<string, ValueField>();
  readonly #numbers = new Map(
    numberFields.map((field) => [field, new Column((length) => new Float64Array(length))] as const),
  );
  readonly #documents = new Map<number, number>();

  get liveCount(): number {
    return this.#documents.size;
  }

  /** Adds the product as the next document; an older one of the same product must be removed first. */
  add(product: ProductDocument): void {
    const document = this.size++;
    this.#documents.set(product.id, document);
    this.brandNames.set(product.brandSlug, product.brand);
    const { from, to } = product.ageMonths ?? { from: null, to: null };
    const numbers = { ...product, isNew: Number(product.isNew), ageFrom: from ?? 0, ageTo: to ?? anyAge };
    for (const [field, column] of this.#numbers) column.push(numbers[field]);
    for (const [key, values] of valuesOf(product)) {
      const field = this.values.get(key) ?? new ValueField();
      this.values.set(key, field);
      field.add(document, values);
    }
  }

  remove(id: number): void {
    this.#documents.delete(id);
  }

  documentOf(id: number): number | undefined {
    return this.#documents.get(id);
  }

  numbersOf(field: NumberField): Float64Array {
    return this.#numbers.get(field)!.values;
  }

  /** What the suggestions took from a document. */
  suggestedOf(document: number): SuggestedProduct {
    const valuesOf = (key: string): readonly string[] => {
      const field = this.values.get(key)!;
      return field.lists[field.numbersOf(this.size)[document]!]!;
    };
    const attributes = [...this.values.keys()].filter((key) => key.startsWith('attributes.'));
    return {
      brand: this.brandNames.get(valuesOf('brands')[0]!)!,
      productType: valuesOf('productTypes')[0]!,
      categories: valuesOf('categories'),
      attributes: attributes.flatMap((key) =>
        valuesOf(key).map((value) => [key.slice('attributes.'.length), value] as const),
      ),
      popularity: this.numbersOf('popularity')[document]!,
    };
  }
}
