import type { Product, ProductPage } from '#contracts/catalogue.schemas.ts';
import { readGenericProduct } from '#contracts/catalogue.ts';
import type { PageData } from '#contracts/page-data.ts';
import { productPath } from '#rules/catalogue-paths.ts';

export interface FoundProduct {
  product: Product & { page: ProductPage };
  /** The product's own page, under its right name. */
  path: string;
}

/** The product that a page beside its own is about (`/reviews`, `/report`); null when it is not there, or the address names it wrongly. */
export async function findProduct(
  { call }: Pick<PageData, 'call'>,
  params: Readonly<Record<string, string | undefined>>,
): Promise<FoundProduct | null> {
  const found = await call(readGenericProduct, {
    params: { id: Number(params.genericProductId) },
    query: {},
  }).catch((error: { code?: string }) => {
    if (error.code === 'not-found' || error.code === 'invalid-input') return null;
    throw error;
  });
  const product = found?.product;
  if (!product?.page || product.slug !== params.slug) return null;
  return { product: { ...product, page: product.page }, path: productPath(product.slug, product.genericProductId) };
}
