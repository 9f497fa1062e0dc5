import { type BrandLine, catalogueLineSchema, type ProductLine } from '#contracts/catalogue-file.schemas.ts';
import type { CatalogueEntry } from './catalogue-source.ts';
import { explainIssues, type LineProblem } from './explain-line.ts';
import { hashOfLine } from './line-hash.ts';

/** A line that passed its schema, with the hash that shows whether it has changed since its last import. */
export type CheckedLine = { line: number; variantLines?: readonly number[]; hash: string } & (
  | { brand: BrandLine }
  | { product: ProductLine }
);

export type CheckedEntry = CheckedLine | { line: number; problems: LineProblem[] };

export function checkEntry(entry: CatalogueEntry): CheckedEntry {
  const { line, variantLines } = entry;
  if ('unreadable' in entry) return { line, problems: [{ line, ...entry.unreadable }] };
  const parsed = catalogueLineSchema.safeParse(entry.value);
  if (!parsed.success) return { line, problems: explainIssues(parsed.error.issues, line, variantLines) };
  const checked = { line, hash: hashOfLine(parsed.data), ...(variantLines && { variantLines }) };
  return parsed.data.kind === 'brand' ? { ...checked, brand: parsed.data } : { ...checked, product: parsed.data };
}

/** What the file and the database contain so far. Grows only when a batch has been committed. */
export interface Known {
  brandsBySlug: Map<string, number>;
  brandsById: Map<number, { slug: string; hash: string }>;
  /** Already seen in this file. */
  seenBrands: Set<number>;
  seenProducts: Set<number>;
  /** Leaf categories by urlSlug, hidden ones too. */
  categories: ReadonlySet<string>;
}

/** The stored data of the products in one batch. */
export interface Stored {
  hashes: ReadonlyMap<number, string>;
  /** Variants of these products, or with ids or codes that these products claim. */
  variants: readonly { id: number; genericProductId: number; code: string | null }[];
}

export interface BatchPlan {
  brands: (CheckedLine & { brand: BrandLine })[];
  products: (CheckedLine & { product: ProductLine })[];
  /** Variants that the file no longer has. */
  vanishedVariants: number[];
  /** Variants whose code changes, cleared first so that two may swap codes. */
  freedCodes: number[];
  counts: ImportCounts;
  problems: LineProblem[];
  badLines: number;
  seenBrands: number[];
  seenProducts: number[];
}

export interface ImportCounts {
  brandsAdded: number;
  brandsChanged: number;
  brandsUnchanged: number;
  brandsRemoved: number;
  productsAdded: number;
  productsChanged: number;
  productsUnchanged: number;
  productsRemoved: number;
}

export const noCounts = (): ImportCounts => ({
  brandsAdded: 0,
  brandsChanged: 0,
  brandsUnchanged: 0,
  brandsRemoved: 0,
  productsAdded: 0,
  productsChanged: 0,
  productsUnchanged: 0,
  productsRemoved: 0,
});

/** Decides what one batch writes. Does not modify its arguments: a transaction may run again. */
export function planBatch(entries: readonly CheckedEntry[], known: Known, stored: Stored): BatchPlan {
  const plan: BatchPlan = {
    brands: [],
    products: [],
    vanishedVariants: [],
    freedCodes: [],
    counts: noCounts(),
    problems: [],
    badLines: 0,
    seenBrands: [],
    seenProducts: [],
  };
  const owners = claimedBy(stored);
  const batch = { brandSlugs: new Map<string, number>(), brandIds: new Set<number>(), productIds: new Set<number>() };

  for (const entry of entries) {
    const problems = 'problems' in entry ? entry.problems : 'brand' in entry ? planBrand(entry) : planProduct(entry);
    if (problems.length === 0) continue;
    plan.badLines += 1;
    plan.problems.push(...problems);
  }
  return plan;

  function planBrand(entry: CheckedLine & { brand: BrandLine }): LineProblem[] {
    const { id, slug } = entry.brand;
    const refuse = (field: string, message: string): LineProblem[] => [{ line: entry.line, field, message }];
    if (known.seenBrands.has(id) || batch.brandIds.has(id))
      return refuse('id', `must be a brand's only line; brand ${id} stands in this file already`);
    const holder = batch.brandSlugs.get(slug) ?? known.brandsBySlug.get(slug);
    if (holder !== undefined && holder !== id)
      return refuse('slug', `must be the brand's own; "${slug}" belongs to brand ${holder}`);
    batch.brandIds.add(id);
    batch.brandSlugs.set(slug, id);
    plan.seenBrands.push(id);
    const before = known.brandsById.get(id);
    if (before?.hash === entry.hash) plan.counts.brandsUnchanged += 1;
    else {
      plan.counts[before === undefined ? 'brandsAdded' : 'brandsChanged'] += 1;
      plan.brands.push(entry);
    }
    return [];
  }

  function planProduct(entry: CheckedLine & { product: ProductLine }): LineProblem[] {
    const { product } = entry;
    const problems: LineProblem[] = [];
    const refuse = (field: string, message: string, line = entry.line) => problems.push({ line, field, message });
    // A bad line still counts as naming its product, so that replacing a catalogue never removes a product that was only mistyped.
    const twice = known.seenProducts.has(product.id) || batch.productIds.has(product.id);
    if (twice) refuse('id', `must be a product's only place; product ${product.id} stands in this file already`);
    else {
      batch.productIds.add(product.id);
      plan.seenProducts.push(product.id);
    }
    if (!batch.brandSlugs.has(product.brand) && !known.brandsBySlug.has(product.brand))
      refuse('brand', `must be the slug of a brand above or in the shop; there is no brand "${product.brand}"`);
    for (const [field, slug] of [
      ['category', product.category],
      ...product.alsoIn.map((slug, index) => [`alsoIn[${index}]`, slug]),
    ] as [string, string][]) {
      if (!known.categories.has(slug))
        refuse(field, `must be the urlSlug of a category without sub-categories; there is no such category "${slug}"`);
    }
    const before = stored.hashes.get(product.id);
    if (problems.length === 0 && before === entry.hash) {
      plan.counts.productsUnchanged += 1;
      return [];
    }
    product.variants.forEach((variant, index) => {
      const at = entry.variantLines?.[index] ?? entry.line;
      const idOwner = owners.byId.get(variant.id);
      if (idOwner !== undefined && idOwner !== product.id)
        refuse(`variants[${index}].id`, `must be the variant's own; ${variant.id} belongs to product ${idOwner}`, at);
      const codeOwner = variant.code === null ? undefined : owners.byCode.get(variant.code);
      if (codeOwner !== undefined && codeOwner !== product.id)
        refuse(
          `variants[${index}].code`,
          `must be the variant's own; ${variant.code} belongs to product ${codeOwner}`,
          at,
        );
    });
    if (problems.length > 0) return problems;

    for (const variant of product.variants) {
      owners.byId.set(variant.id, product.id);
      if (variant.code !== null) owners.byCode.set(variant.code, product.id);
    }
    const codes = new Map(product.variants.map((variant) => [variant.id, variant.code]));
    for (const variant of stored.variants) {
      if (variant.genericProductId !== product.id) continue;
      if (!codes.has(variant.id)) plan.vanishedVariants.push(variant.id);
      else if (variant.code !== null && codes.get(variant.id) !== variant.code) plan.freedCodes.push(variant.id);
    }
    plan.counts[before === undefined ? 'productsAdded' : 'productsChanged'] += 1;
    plan.products.push(entry);
    return [];
  }
}

function claimedBy({ variants }: Stored): { byId: Map<number, number>; byCode: Map<string, number> } {
  return {
    byId: new Map(variants.map(({ id, genericProductId }) => [id, genericProductId])),
    byCode: new Map(
      variants.flatMap(({ code, genericProductId }) => (code === null ? [] : [[code, genericProductId] as const])),
    ),
  };
}
