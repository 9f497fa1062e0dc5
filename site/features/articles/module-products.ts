import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';

const shownFields = [
  'productId',
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
] as const;

/** What a product module shows: the page carries no more of the product than that. */
export type ModuleProduct = Pick<ProductCard, (typeof shownFields)[number]>;

/**
 * The products of an article as the catalogue knows them now, by number. One that is gone is left out with a warning: a text outlives
 * what it recommends, and the rest of the page is still right.
 */
export async function readModuleProducts(
  call: PageData['call'],
  productIds: readonly number[],
  warn: (sentence: string) => void,
): Promise<ReadonlyMap<number, ModuleProduct>> {
  const found = new Map<number, ModuleProduct>();
  for (const id of new Set(productIds)) {
    try {
      const { product } = await call(readGenericProduct, { params: { id } });
      found.set(id, Object.fromEntries(shownFields.map((field) => [field, product.card[field]])) as ModuleProduct);
    } catch (error) {
      if ((error as { code?: string }).code !== 'not-found') throw error;
      warn(
        `Product ${id} is not in the catalogue, so the article shows no card for it. Use another one, or remove the module.`,
      );
    }
  }
  return found;
}
