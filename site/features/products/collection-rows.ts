import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { searchProducts } from '#contracts/search.ts';
import { type CollectionRule, collectionQuery } from './collection-query.ts';

interface Curated {
  rule?: CollectionRule | undefined;
  productIds?: readonly number[] | undefined;
}

/** Curated rows with their products: what the rule finds, or those that were chosen one by one. */
export function collectionRows<Collection extends Curated>(call: PageData['call'], collections: readonly Collection[]) {
  return Promise.all(
    collections.map(async (collection) => ({
      ...collection,
      products: collection.rule
        ? (await call(searchProducts, { query: collectionQuery(collection.rule) })).heroProducts
        : await Promise.all(
            (collection.productIds ?? []).map(
              async (id) => (await call(readGenericProduct, { params: { id }, query: {} })).product.card,
            ),
          ),
    })),
  );
}
