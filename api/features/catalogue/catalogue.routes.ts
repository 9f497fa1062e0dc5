import type { App } from '#api/http/app-context.ts';
import { limits } from '#api/http/limits.ts';
import { changes, type Route, reads } from '#api/http/route.ts';
import { categories, guides, makeNavbar } from '#content';
import * as schemas from '#contracts/catalogue.schemas.ts';
import * as endpoints from '#contracts/catalogue.ts';
import { cacheLifetimeMs } from '#contracts/catalogue.ts';
import { listAddresses } from './addresses.service.ts';
import { startCacheRefresh } from './cache-refreshes.service.ts';
import { findByCode, readBrandPage, readGenericProduct, readProduct, searchBrands } from './catalogue.service.ts';
import { categoryOf } from './present-categories.ts';
import {
  findCategoryById,
  findProducts,
  heroProducts,
  listFacets,
  listProducts,
  scopeOfCategory,
} from './product-lists.service.ts';

const anyone = { who: 'anyone' } as const;
/** All responses here are the same for everybody; product and facet queries may be cached for ten minutes. */
const shared = {
  access: anyone,
  publicCacheSeconds: cacheLifetimeMs.products / 1000,
  limits: [limits.search],
} as const;

const reader = ({ app, now }: { app: App; now: number }) => ({
  db: app.db,
  search: app.search,
  sealing: app.sealing,
  now,
});

export const catalogueRoutes: Route[] = [
  reads(endpoints.navbarCategories, {
    ...shared,
    schemas: schemas.navbarCategories,
    publicCacheSeconds: cacheLifetimeMs.navbar / 1000,
    summary: 'The category bar.',
    run: async () => makeNavbar(categories.all(), guides.all()),
  }),
  reads(endpoints.readCategory, {
    ...shared,
    schemas: schemas.readCategory,
    summary: 'A category with everything under it.',
    run: async ({ input }) => ({ category: categoryOf(scopeOfCategory(input.params.slug).category!) }),
  }),
  reads(endpoints.categoryProducts, {
    ...shared,
    schemas: schemas.categoryProducts,
    summary: 'Products of a category, filtered and sorted, with its facets.',
    run: (call) => listProducts(reader(call), scopeOfCategory(call.input.params.slug), call.input.query),
  }),
  reads(endpoints.categoryFacets, {
    ...shared,
    schemas: schemas.categoryFacets,
    summary: 'Facets of a category for the filters that are set.',
    run: (call) => listFacets(reader(call), scopeOfCategory(call.input.params.slug), call.input.query),
  }),
  reads(endpoints.readStoreBrand, {
    ...shared,
    schemas: schemas.readStoreBrand,
    summary: 'A brand.',
    run: async (call) => ({ brand: await readBrandPage(reader(call), call.input.params.brandId) }),
  }),
  reads(endpoints.storeBrandProducts, {
    ...shared,
    schemas: schemas.storeBrandProducts,
    summary: 'The most popular products of a brand.',
    run: (call) => heroProducts(reader(call), call.input.params.brandId, call.input.query.limit),
  }),

  reads(endpoints.listProducts, {
    ...shared,
    schemas: schemas.listProducts,
    summary: 'Products by term, categories or ids.',
    run: (call) => findProducts(reader(call), call.input.query),
  }),
  reads(endpoints.readProduct, {
    ...shared,
    schemas: schemas.readProduct,
    summary: 'A product; `is_pdp=true` adds what its page shows.',
    run: async (call) => ({ product: await readProduct(reader(call), call.input.params.id, call.input.query.is_pdp) }),
  }),
  reads(endpoints.readGenericProduct, {
    ...shared,
    schemas: schemas.readGenericProduct,
    summary: 'A generic product with its page data, one of its products chosen.',
    run: async (call) => ({
      product: await readGenericProduct(reader(call), call.input.params.id, call.input.query.product_id, true),
    }),
  }),
  reads(endpoints.readProductCode, {
    ...shared,
    schemas: schemas.readProductCode,
    limits: [limits.shortCode],
    summary: 'Where a short code leads.',
    run: (call) => findByCode(call.app, call.input.params.code),
  }),
  reads(endpoints.listBrands, {
    ...shared,
    schemas: schemas.listBrands,
    summary: 'Brands by name, all of them without a term.',
    run: async (call) => ({ brands: await searchBrands(reader(call), call.input.query.search_term) }),
  }),
  reads(endpoints.readBrand, {
    ...shared,
    schemas: schemas.readBrand,
    summary: 'A brand.',
    run: async (call) => ({ brand: await readBrandPage(reader(call), call.input.params.id) }),
  }),
  reads(endpoints.brandProducts, {
    ...shared,
    schemas: schemas.brandProducts,
    summary: 'The most popular products of a brand.',
    run: (call) => heroProducts(reader(call), call.input.params.id, call.input.query.limit),
  }),
  reads(endpoints.listCatalogCategories, {
    ...shared,
    schemas: schemas.listCatalogCategories,
    summary: 'The category tree.',
    run: async () => ({ categories: categories.roots().map(categoryOf) }),
  }),
  reads(endpoints.catalogCategoryFacets, {
    ...shared,
    schemas: schemas.catalogCategoryFacets,
    summary: 'Facets of a category.',
    run: (call) =>
      listFacets(reader(call), scopeOfCategory(findCategoryById(call.input.params.id).urlSlug), call.input.query),
  }),
  reads(endpoints.catalogCategoryProducts, {
    ...shared,
    schemas: schemas.catalogCategoryProducts,
    summary: 'Products of a category, 18 a page.',
    run: (call) =>
      listProducts(reader(call), scopeOfCategory(findCategoryById(call.input.params.id).urlSlug), call.input.query),
  }),
  reads(endpoints.listAddresses, {
    ...shared,
    schemas: schemas.listAddresses,
    summary: 'Addresses of products and brands, for sitemaps.',
    run: ({ app, input }) => listAddresses(app, input.query.part),
  }),
  changes(endpoints.startCacheRefresh, {
    lock: ({ caller }) => ({ user: caller.user!.id, catalogue: true }),
    schemas: schemas.startCacheRefresh,
    access: { who: 'admin' },
    summary:
      'Makes every change of the catalogue visible at once: cached answers and pages are dropped and the search index is rebuilt.',
    limits: [limits.write],
    status: 202,
    run: startCacheRefresh,
  }),
];
