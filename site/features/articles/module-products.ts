import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';

/**
 * The products of an article as the catalogue knows them now, by number. One that is gone is left out and said aloud: a
 * text outlives what it recommends, and the rest of the page is still right.
 */
export async function readModuleProducts(
  call: PageData['call'],
  productIds: readonly number[],
  say: (sentence: string) => void,
): Promise<ReadonlyMap<number, ProductCard>> {
  const found = new Map<number, ProductCard>();
  for (const id of new Set(productIds)) {
    try {
      const { product } = await call(readGenericProduct, { params: { id } });
      found.set(id, product.card);
    } catch (error) {
      if ((error as { code?: string }).code !== 'not-found') throw error;
      say(
        `Product ${id} is not in the catalogue, so the article shows no card for it. Name another one, or take the module out.`,
      );
    }
  }
  return found;
}

/** Whether one can have it, in two words and a tone. Price and these words are all that a card in a text says. */
export function availabilityOf(product: Pick<ProductCard, 'available' | 'productBadge' | 'merchandisingMessage'>) {
  if (product.productBadge === 'coming-soon')
    return { words: product.merchandisingMessage ?? 'Not out yet', canBuy: false };
  if (!product.available) return { words: 'Out of stock', canBuy: false };
  return { words: product.merchandisingMessage ?? 'In stock', canBuy: true };
}
