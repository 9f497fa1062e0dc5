import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { factRows } from '#site/features/products/ProductFacts.tsx';

const shownFields = [
  'productId',
  'gpId',
  'title',
  'brand',
  'path',
  'imageUrl',
  'imageAlt',
  'price',
  'priceDetails',
  'available',
  'productBadge',
  'merchandisingMessage',
  'isFavor',
  'isCashFund',
  'isCrowdfund',
] as const;

/** The fields that a product module shows; the page contains no others. */
export type ModuleProduct = Pick<ProductCard, (typeof shownFields)[number]>;

/** Leaves out empty fields, because the page also contains the data as the island's props. */
function shownOf({ price, ...card }: ProductCard): ModuleProduct {
  const { current, min, max } = price;
  const shown = { ...card, price: min?.amount === max?.amount ? { current } : price };
  const fields = shownFields.map((field) => [field, shown[field]] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== null && value !== false)) as ModuleProduct;
}

/**
 * The products of an article as the catalogue has them now, by id. A missing one is left out with a warning: a text outlives its
 * recommendations, and the rest of the page is still right.
 */
export async function readModuleProducts(
  call: PageData['call'],
  productIds: readonly number[],
  warn: (sentence: string) => void,
): Promise<ReadonlyMap<number, ModuleProduct>> {
  const found = new Map<number, ModuleProduct>();
  for (const id of new Set(productIds)) {
    try {
      const { product } = await call(readGenericProduct, { params: { id }, query: {} });
      found.set(id, shownOf(product.card));
    } catch (error) {
      if ((error as { code?: string }).code !== 'not-found') throw error;
      warn(
        `Product ${id} is not in the catalogue, so the article shows no card for it. Use another one, or remove the module.`,
      );
    }
  }
  return found;
}

export interface ComparedProducts {
  products: ModuleProduct[];
  /** Facts that do not change daily: price and stock are requested again. */
  rows: { name: string; values: (string | null)[] }[];
}

const rowsMax = 8;

/** Products side by side by the facts in which they differ, because those decide; if they differ in none, by those that they share. */
export async function compareProducts(call: PageData['call'], ids: readonly number[]): Promise<ComparedProducts> {
  const products = await Promise.all(
    ids.map(async (id) => (await call(readGenericProduct, { params: { id }, query: {} })).product),
  );
  const facts = products.map(
    ({ card, page }) =>
      new Map(page === null ? [] : factRows(page.facts, card).map(({ name, values }) => [name, values.join(', ')])),
  );
  const names = [...new Set(facts.flatMap((known) => [...known.keys()]))];
  const rows = names.map((name) => ({ name, values: facts.map((known) => known.get(name) ?? null) }));
  const different = rows.filter(({ values }) => new Set(values).size > 1);
  return {
    products: products.map(({ card }) => shownOf(card)),
    rows: (different.length > 0 ? different : rows).slice(0, rowsMax),
  };
}
