/** What products are filtered, counted and ordered by: numbers and values by document. No text of a product is kept. */
import type { ProductDocument } from '../engine.ts';
import type { SuggestedProduct } from '../suggestions.ts';
import { Column } from './column.ts';

const flags = ['available', 'onSale', 'isNew', 'comingSoon', 'fsaHsaEligible'] as const;
const anyAge = 1200;

/** What has one number in each product: ranges and orders. */
const numbersOf = (product: ProductDocument) => ({
  id: product.id,
  minPriceCents: product.minPriceCents,
  maxPriceCents: product.maxPriceCents,
  rating: product.rating,
  ratingScore: product.ratingScore,
  reviewCount: product.reviewCount,
  popularity: product.popularity,
  createdAt: product.createdAt,
  isNew: Number(product.isNew),
  ageFrom: product.ageMonths?.from ?? 0,
  ageTo: product.ageMonths?.to ?? anyAge,
});

export type NumberField = keyof ReturnType<typeof numbersOf>;

/** What is chosen from a list, and counted: the facet or filter, the value, and how it is shown. */
const valuesOf = (product: ProductDocument): [key: string, value: string, label: string][] => [
  ['brands', product.brandSlug, product.brand],
  ['productTypes', product.productType, product.productType],
  ['kinds', product.kind, product.kind],
  ['rating', String(Math.floor(product.rating)), ''],
  ...product.categories.map((slug): [string, string, string] => ['categories', slug, slug]),
  ...flags.filter((flag) => product[flag]).map((flag): [string, string, string] => [flag, 'true', flag]),
  ...Object.entries(product.attributes).flatMap(([key, values]) =>
    [...new Set(values)].map((value): [string, string, string] => [`attributes.${key}`, value, value]),
  ),
];

interface FieldValue {
  key: string;
  value: string;
  label: string;
}

export class ProductFields {
  readonly numbers = new Map<NumberField, Column<Float64Array>>();
  /** Every value that any product has, by its code. */
  readonly values: FieldValue[] = [];
  /** The codes of document n are `codes` from `starts[n]` to `starts[n + 1]`. */
  readonly starts = new Column((length) => new Uint32Array(length));
  readonly codes = new Column((length) => new Uint32Array(length));
  readonly #codes = new Map<string, number>();
  readonly #documents = new Map<number, number>();

  constructor() {
    this.starts.push(0);
  }

  get liveCount(): number {
    return this.#documents.size;
  }

  /** @param document numbers follow each other; an older one of the same product is to be removed before */
  add(document: number, product: ProductDocument): void {
    this.#documents.set(product.id, document);
    for (const [field, number] of Object.entries(numbersOf(product))) this.#column(field as NumberField).push(number);
    for (const [key, value, label] of valuesOf(product)) {
      const code = this.codeOf(key, value) ?? this.values.length;
      this.#codes.set(`${key} ${value}`, code);
      this.values[code] = { key, value, label };
      this.codes.push(code);
    }
    this.starts.push(this.codes.length);
  }

  remove(id: number): void {
    this.#documents.delete(id);
  }

  documentOf(id: number): number | undefined {
    return this.#documents.get(id);
  }

  numbersOf(field: NumberField): Float64Array {
    return this.#column(field).values;
  }

  codeOf(key: string, value: string): number | undefined {
    return this.#codes.get(`${key} ${value}`);
  }

  /** What suggestions were told of a document. */
  suggestedOf(document: number): SuggestedProduct {
    const codes = this.codes.values.subarray(this.starts.values[document], this.starts.values[document + 1]);
    const values = Array.from(codes, (code) => this.values[code]!);
    return {
      brand: values.find(({ key }) => key === 'brands')!.label,
      productType: values.find(({ key }) => key === 'productTypes')!.value,
      categories: values.filter(({ key }) => key === 'categories').map(({ value }) => value),
      attributes: values
        .filter(({ key }) => key.startsWith('attributes.'))
        .map(({ key, value }) => [key.slice('attributes.'.length), value]),
      popularity: this.numbersOf('popularity')[document]!,
    };
  }

  #column(field: NumberField): Column<Float64Array> {
    let column = this.numbers.get(field);
    if (column === undefined) {
      column = new Column((length) => new Float64Array(length));
      this.numbers.set(field, column);
    }
    return column;
  }
}
