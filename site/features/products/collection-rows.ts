import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { searchProducts } from '#contracts/search.ts';
import { type FlagName, flagNames } from '#rules/product-fields.ts';
import { orMissing } from '#site/page-data.ts';

/** The search query of a curated row's rule. The row offers products, so sold-out ones make room for available ones. */
export interface CollectionRule extends Partial<Record<FlagName, boolean | undefined>> {
  categories?: readonly string[] | undefined;
  brands?: readonly string[] | undefined;
  onSale?: boolean | undefined;
  isNew?: boolean | undefined;
  maxPriceCents?: number | undefined;
  sort: string;
  limit: number;
}

export function collectionQuery({
  categories,
  brands,
  onSale,
  isNew,
  maxPriceCents,
  sort,
  limit,
  ...flags
}: CollectionRule) {
  return {
    sort,
    limit,
    available: 'true' as const,
    ...(categories && { categories: [...categories] }),
    ...(brands && { brands: [...brands] }),
    ...(onSale && { onSale: 'true' }),
    ...Object.fromEntries(flagNames.flatMap((name) => (flags[name] ? [[name, 'true']] : []))),
    ...(maxPriceCents !== undefined && { maxPrice: (maxPriceCents / 100).toFixed(2) }),
    ...(isNew && { collection: 'new' as const }),
  };
}

/** The page that lists everything a row's rule selects, where there is one. */
export function listOf({ sort: _, limit: __, ...rule }: CollectionRule): string | null {
  const [only, ...others] = Object.entries(rule).filter(([, value]) => value !== undefined && value !== false);
  if (only === undefined || others.length > 0) return null;
  const lists: Record<string, string> = {
    onSale: '/store/sale',
    isNew: '/store/new',
    fsaHsaEligible: '/store/fsa-hsa-eligible',
  };
  return lists[only[0]] ?? null;
}

/** The first `max` items and the rest for a button; all of them where there is no maximum. */
export function splitAtMax<Item>(
  items: readonly Item[],
  max: number | null,
): { first: readonly Item[]; more: readonly Item[] } {
  if (max === null || items.length <= max) return { first: items, more: [] };
  return { first: items.slice(0, max), more: items.slice(max) };
}

interface Curated {
  rule?: CollectionRule | undefined;
  productIds?: readonly number[] | undefined;
}

/**
 * Curated rows with their products: those that the rule finds, or those chosen one by one, without the ones that are no longer available.
 */
export function collectionRows<Collection extends Curated>(call: PageData['call'], collections: readonly Collection[]) {
  return Promise.all(
    collections.map(async (collection) => ({
      ...collection,
      allAt: collection.rule ? listOf(collection.rule) : null,
      products: collection.rule
        ? (await call(searchProducts, { query: collectionQuery(collection.rule) })).heroProducts.filter(isOffered)
        : (await Promise.all((collection.productIds ?? []).map((id) => readOffered(call, id)))).flat(),
    })),
  );
}

/** Empty where the product is gone, hidden or sold out: a row outlives the products chosen for it. */
async function readOffered(call: PageData['call'], id: number): Promise<ProductCard[]> {
  const found = await orMissing(call(readGenericProduct, { params: { id }, query: {} }));
  return found === null || found.product.page?.indexable === false ? [] : [found.product.card].filter(isOffered);
}

/** The index may be updated a moment later than the card. */
const isOffered = ({ available }: ProductCard): boolean => available;
