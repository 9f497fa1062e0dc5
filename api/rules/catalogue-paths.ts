// Addresses of the shop (registry 2 and 5, shop 2.1): a product's address needs a slug and a generic product id; the chosen product is
// optional.

/** @throws {Error} 'pdpPath requires a slug and genericProductId' */
export function productPath(slug: string, genericProductId: number | undefined, productId?: number): string {
  if (slug === '' || genericProductId === undefined) throw new Error('pdpPath requires a slug and genericProductId');
  const base = `/gp/${encodeURIComponent(slug)}/${genericProductId}`;
  return productId === undefined ? base : `${base}/${productId}`;
}

/** Categories with a page of their own: their products are not shipped, so there is nothing to filter, and everything is shown. */
export const virtualCategorySlugs = ['gift-cards', 'cash-funds', 'help-and-favors'] as const;
export type VirtualCategorySlug = (typeof virtualCategorySlugs)[number];
export const isVirtualCategory = (slug: string): slug is VirtualCategorySlug =>
  virtualCategorySlugs.some((one) => one === slug);

export const brandPath = (slug: string, brandId: number): string => `/store/b/${encodeURIComponent(slug)}/${brandId}`;
export const categoryPath = (urlSlug: string): string => `/store/${encodeURIComponent(urlSlug)}`;
export const shortCodePath = (code: string): string => `/store/code/${encodeURIComponent(code)}`;
export const searchPath = (term: string): string => `/store/search?search_term=${encodeURIComponent(term)}`;

/** People can take in four columns at once. */
export const comparedMax = 4;

/** "/gp/compare/20001,20033": can be shared, bookmarked and opened without a script. */
export const comparePath = (ids: readonly number[]): string => `/gp/compare/${ids.slice(0, comparedMax).join(',')}`;
