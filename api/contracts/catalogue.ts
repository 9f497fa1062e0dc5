import type * as wire from './catalogue.schemas.ts';
import { endpoint } from './endpoint.ts';

export const productsPerPage = 18;
/** No list returns more at once. */
export const productsPerListMax = 48;

/** How long a browser uses what it has fetched before it asks again. */
export const cacheLifetimeMs = {
  navbar: 4 * 60 * 60 * 1000,
  products: 10 * 60 * 1000,
  facets: 10 * 60 * 1000,
  category: 10 * 60 * 1000,
} as const;

export const navbarCategories = endpoint<wire.NavbarCategories>('GET', '/store/api/navbar_categories');
export const readCategory = endpoint<wire.ReadCategory>('GET', '/store/api/categories/{slug}');
export const categoryProducts = endpoint<wire.CategoryProducts>('GET', '/store/api/categories/{slug}/products');
export const categoryFacets = endpoint<wire.CategoryFacets>('GET', '/store/api/categories/{slug}/facets');
export const readStoreBrand = endpoint<wire.ReadStoreBrand>('GET', '/store/api/brands/{brandId}');
export const storeBrandProducts = endpoint<wire.StoreBrandProducts>('GET', '/store/api/brands/{brandId}/products');

export const listProducts = endpoint<wire.ListProducts>('GET', '/api/v3/products');
export const readProduct = endpoint<wire.ReadProduct>('GET', '/api/v3/products/{id}');
export const readGenericProduct = endpoint<wire.ReadGenericProduct>('GET', '/api/v3/generic_products/{id}');
export const readProductCode = endpoint<wire.ReadProductCode>('GET', '/api/v3/product_codes/{code}');
export const listBrands = endpoint<wire.ListBrands>('GET', '/api/v3/brands');
export const readBrand = endpoint<wire.ReadBrand>('GET', '/api/v3/brands/{id}');
export const brandProducts = endpoint<wire.BrandProducts>('GET', '/api/v3/brand/{id}/products');
export const listCatalogCategories = endpoint<wire.ListCatalogCategories>('GET', '/api/v3/catalog_categories');
export const catalogCategoryFacets = endpoint<wire.CatalogCategoryFacets>(
  'GET',
  '/api/v3/catalog_categories/{id}/facets',
);
export const catalogCategoryProducts = endpoint<wire.CatalogCategoryProducts>(
  'GET',
  '/api/v3/catalog_categories/{id}/products',
);
/** The addresses of the catalogue for search engines, in parts. */
export const listAddresses = endpoint<wire.ListAddresses>('GET', '/store/api/addresses');
export const startCacheRefresh = endpoint<wire.StartCacheRefresh>('POST', '/bl_admin/api/cache_refreshes');
