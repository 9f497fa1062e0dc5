import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { searchProducts } from '#contracts/search.ts';
import { type FlagName, flagNames } from '#rules/product-fields.ts';
import { orMissing } from '#site/page-data.ts';

/** How a curated row's rule is asked of the shop's search: it offers, so what is sold out makes room for what is not. */
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

/** The first `max` and the rest behind a button; all of them where there is no maximum. */
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

/** Curated rows with their products: what the rule finds, or those that were chosen one by one, without what cannot be had any more. */
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

/** None where it is gone, hidden or sold out: a row outlives what was chosen for it. */
async function readOffered(call: PageData['call'], id: number): Promise<ProductCard[]> {
  const found = await orMissing(call(readGenericProduct, { params: { id }, query: {} }));
  return found === null || found.product.page?.indexable === false ? [] : [found.product.card].filter(isOffered);
}

/** The index may hear of it a moment later than the card. */
const isOffered = ({ available }: ProductCard): boolean => available;
