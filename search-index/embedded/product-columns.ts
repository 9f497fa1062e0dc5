/** What products are filtered, counted and sorted by, as columns by ordinal. No text of a product is kept. */
import type { ProductDocument } from '../engine.ts';
import { facetFlags, scopeFlags } from '../settings.ts';
import type { SuggestedProduct } from '../suggestions.ts';
import { BitSet, Codes, Column } from './columns.ts';

const flagNames = [...facetFlags, ...scopeFlags];
export type Flag = (typeof flagNames)[number];
export const flagBits = Object.fromEntries(flagNames.map((flag, place) => [flag, 2 ** place])) as Record<Flag, number>;

const anyAge = 1200;

export class ProductColumns {
  size = 0;
  aliveCount = 0;
  readonly ids = new Column((length) => new Float64Array(length));
  readonly alive = new BitSet();
  readonly minPrice = new Column((length) => new Int32Array(length));
  readonly maxPrice = new Column((length) => new Int32Array(length));
  readonly brand = new Column((length) => new Uint32Array(length));
  readonly productType = new Column((length) => new Uint32Array(length));
  readonly kind = new Column((length) => new Uint8Array(length));
  readonly flags = new Column((length) => new Uint32Array(length));
  /** For whom it is, in months; everybody where it does not say. */
  readonly ageFrom = new Column((length) => new Int32Array(length));
  readonly ageTo = new Column((length) => new Int32Array(length));
  readonly rating = new Column((length) => new Float32Array(length));
  readonly ratingScore = new Column((length) => new Float64Array(length));
  readonly reviewCount = new Column((length) => new Int32Array(length));
  readonly popularity = new Column((length) => new Float64Array(length));
  readonly createdAt = new Column((length) => new Float64Array(length));
  /** Different words of the title and of the product type, for how much of them a query covers. */
  readonly titleLength = new Column((length) => new Uint8Array(length));
  readonly typeLength = new Column((length) => new Uint8Array(length));
  /** Attribute values of document i: attributeCodes[attributeStart[i] .. attributeStart[i + 1]]. */
  readonly attributeStart = new Column((length) => new Uint32Array(length));
  readonly attributeCodes = new Column((length) => new Uint32Array(length));
  readonly brands = new Codes();
  readonly brandNames: string[] = [];
  readonly productTypes = new Codes();
  readonly kinds = new Codes();
  /** "color\u0000Sage". */
  readonly attributes = new Codes();
  readonly categories = new Map<string, BitSet>();
  readonly #ordinals = new Map<number, number>();

  /** Stores a document under a new ordinal; an older one of the same id is forgotten. */
  add(product: ProductDocument): number {
    this.remove(product.id);
    const at = this.size++;
    this.#ordinals.set(product.id, at);
    this.alive.add(at);
    this.aliveCount += 1;
    this.ids.set(at, product.id);
    this.minPrice.set(at, product.minPriceCents);
    this.maxPrice.set(at, product.maxPriceCents);
    const brand = this.brands.codeOf(product.brandSlug);
    this.brandNames[brand] = product.brand;
    this.brand.set(at, brand);
    this.productType.set(at, this.productTypes.codeOf(product.productType));
    this.kind.set(at, this.kinds.codeOf(product.kind));
    let flags = 0;
    for (const flag of flagNames) if (product[flag]) flags |= flagBits[flag];
    this.flags.set(at, flags);
    this.ageFrom.set(at, product.ageMonths?.from ?? 0);
    this.ageTo.set(at, product.ageMonths?.to ?? anyAge);
    this.rating.set(at, product.rating);
    this.ratingScore.set(at, product.ratingScore);
    this.reviewCount.set(at, product.reviewCount);
    this.popularity.set(at, product.popularity);
    this.createdAt.set(at, product.createdAt);
    this.#addAttributes(at, product.attributes);
    for (const slug of product.categories) {
      let members = this.categories.get(slug);
      if (members === undefined) {
        members = new BitSet();
        this.categories.set(slug, members);
      }
      members.add(at);
    }
    return at;
  }

  remove(id: number): boolean {
    const at = this.#ordinals.get(id);
    if (at === undefined) return false;
    this.#ordinals.delete(id);
    this.alive.remove(at);
    this.aliveCount -= 1;
    return true;
  }

  ordinalOf(id: number): number | undefined {
    return this.#ordinals.get(id);
  }

  /** Who is in each of these categories; those that no product has are left out. */
  membersOf(slugs: readonly string[]): BitSet[] {
    return slugs.flatMap((slug) => this.categories.get(slug) ?? []);
  }

  /** Everybody who is not removed, or only who is in one of these categories, in the order they came; written into `room`. */
  listAlive(slugs: readonly string[] | null, room: Int32Array): Int32Array {
    const among = slugs === null ? this.alive : this.alive.within(this.membersOf(slugs));
    return room.subarray(0, among.list(room));
  }

  /** What suggestions were told of a document. */
  suggestedOf(at: number): SuggestedProduct {
    const codes = this.attributeCodes.values.subarray(
      this.attributeStart.values[at],
      this.attributeStart.values[at + 1],
    );
    return {
      brand: this.brandNames[this.brand.values[at]!]!,
      productType: this.productTypes.texts[this.productType.values[at]!]!,
      categories: [...this.categories].filter(([, members]) => members.has(at)).map(([slug]) => slug),
      attributes: Array.from(codes, (code) => this.attributes.texts[code]!.split('\u0000') as [string, string]),
      popularity: this.popularity.values[at]!,
    };
  }

  settle(): void {
    for (const value of Object.values(this)) {
      if (value instanceof Column && value !== this.attributeCodes) value.trim(this.size + 1);
      if (value instanceof BitSet) value.trim();
    }
    this.attributeCodes.trim(this.attributeStart.values[this.size] ?? 0);
    for (const members of this.categories.values()) members.trim();
  }

  #addAttributes(at: number, attributes: Record<string, string[]>): void {
    let end = this.attributeStart.values[at] ?? 0;
    this.attributeStart.set(at, end);
    for (const [key, values] of Object.entries(attributes)) {
      for (const value of new Set(values))
        this.attributeCodes.set(end++, this.attributes.codeOf(`${key}\u0000${value}`));
    }
    this.attributeStart.set(at + 1, end);
  }
}
