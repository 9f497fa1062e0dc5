import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { searchProducts } from '#contracts/search.ts';
import { type CollectionRule, collectionQuery, shelfOf } from './collection-query.ts';

interface Curated {
  rule?: CollectionRule | undefined;
  productIds?: readonly number[] | undefined;
}

/** Curated rows with their products: what the rule finds, or those that were chosen one by one, without what cannot be had any more. */
export function collectionRows<Collection extends Curated>(call: PageData['call'], collections: readonly Collection[]) {
  return Promise.all(
    collections.map(async (collection) => ({
      ...collection,
      allAt: collection.rule ? shelfOf(collection.rule) : null,
      products: collection.rule
        ? (await call(searchProducts, { query: collectionQuery(collection.rule) })).heroProducts.filter(isOffered)
        : (await Promise.all((collection.productIds ?? []).map((id) => readOffered(call, id)))).flat(),
    })),
  );
}

/** None where it is gone, hidden or sold out: a row outlives what was chosen for it. */
async function readOffered(call: PageData['call'], id: number): Promise<ProductCard[]> {
  try {
    const { card, page } = (await call(readGenericProduct, { params: { id }, query: {} })).product;
    return page?.indexable === false ? [] : [card].filter(isOffered);
  } catch (error) {
    if ((error as { code?: string }).code !== 'not-found') throw error;
    return [];
  }
}

/** The index may hear of it a moment later than the card. */
const isOffered = ({ available }: ProductCard): boolean => available;
