import { z } from 'zod';
import { type FilterKey, filterKeys, valuesMax } from '#rules/catalogue-filters.ts';
import { productsPerListMax, productsPerPage } from './catalogue.ts';
import {
  brandSchema,
  brandSummarySchema,
  categorySchema,
  facetSchema,
  navbarCategorySchema,
  productCardSchema,
  productListSchema,
  productSchema,
} from './catalogue-shapes.schemas.ts';
import {
  flagSchema,
  idSchema,
  listSchema,
  numberIdSchema,
  pageSchema,
  slugSchema,
  type WireOf,
} from './wire.schemas.ts';

export * from './catalogue-shapes.schemas.ts';

const filterValueSchema = z.union([z.string().max(100), z.array(z.string().max(100)).max(valuesMax)]);
const attributeKeysMax = 20;

export const listKeys = {
  page: pageSchema,
  limit: z.coerce.number().int().min(1).max(productsPerListMax).default(productsPerPage),
  sort: z.string().max(40).optional(),
  order: z.string().max(10).optional(),
  /** The name of `sort` in the older calls. */
  orderBy: z.string().max(40).optional(),
  /** Selected facets as JSON: `{"brands":["oatwell"],"rating":{"from":4,"to":5}}`. They are combined with the keys of the query. */
  filters: z.string().max(4_000).optional(),
  /** Sent by older callers, ignored here. */
  heroes: z.string().max(20).optional(),
  inFacetsFeature: flagSchema.optional(),
};

/**
 * The query of a list, plus its own keys. The rules read filters, sort and order, where an unknown value means the default; any other key
 * is an attribute of the category ("material"), and the service refuses it if there is no such attribute.
 */
export const listQuerySchemaWith = <Own extends z.ZodRawShape>(own: Own) =>
  z
    .object({ ...listKeys, ...own })
    .catchall(z.unknown())
    .superRefine((query: Record<string, unknown>, context) => {
      const others = Object.keys(query).filter((key) => !Object.hasOwn(listKeys, key) && !Object.hasOwn(own, key));
      others.forEach((key, index) => {
        const isKey =
          filterKeys.has(key) || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) && key.length <= 60 && index < attributeKeysMax);
        if (!isKey)
          context.addIssue({
            code: 'custom',
            path: [key.slice(0, 60)],
            message: 'is not a field of this call',
            input: undefined,
          });
        else if (!filterValueSchema.safeParse(query[key]).success)
          context.addIssue({
            code: 'custom',
            path: [key],
            message: `takes at most ${valuesMax} texts of 100 characters`,
            input: undefined,
          });
      });
    });

export const listQuerySchema = listQuerySchemaWith({});
const pathSlug = z.strictObject({ slug: slugSchema });
const pathNumber = z.strictObject({ id: numberIdSchema });
const limitQuery = z.strictObject({ limit: listKeys.limit });
const categoriesResponse = z.strictObject({ categories: z.array(categorySchema) });
const facetsResponse = z.strictObject({ facets: z.array(facetSchema), total: z.int() });
const heroProductsResponse = z.strictObject({ heroProducts: z.array(productCardSchema) });
const brandResponse = z.strictObject({ brand: brandSchema });
const productResponse = z.strictObject({ product: productSchema });

export const navbarCategories = { response: z.array(navbarCategorySchema) };
export const readCategory = { params: pathSlug, response: z.strictObject({ category: categorySchema }) };
export const categoryProducts = { params: pathSlug, query: listQuerySchema, response: productListSchema };
export const categoryFacets = { params: pathSlug, query: listQuerySchema, response: facetsResponse };
export const readStoreBrand = { params: z.strictObject({ brandId: numberIdSchema }), response: brandResponse };
export const storeBrandProducts = {
  params: z.strictObject({ brandId: numberIdSchema }),
  query: limitQuery,
  response: heroProductsResponse,
};

export const listProducts = {
  query: z.strictObject({
    search_term: z.string().trim().max(100).default(''),
    category_ids: listSchema(numberIdSchema, 20).default([]),
    /** Product ids (variants), returned in this order without those that are gone; the other keys are then ignored. */
    ids: listSchema(numberIdSchema, productsPerListMax).default([]),
    sort: z.string().max(40).optional(),
    order: z.string().max(10).optional(),
    page: pageSchema,
    limit: listKeys.limit,
  }),
  response: z.strictObject({
    products: z.array(productCardSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    searchId: z.string(),
  }),
};
export const listAddresses = {
  query: z.strictObject({ part: z.coerce.number().int().min(1).max(1_000).default(1) }),
  response: z.strictObject({ parts: z.int(), paths: z.array(z.string()) }),
};
export const readProduct = {
  params: pathNumber,
  query: z.strictObject({ is_pdp: flagSchema.default(false) }),
  response: productResponse,
};
export const readGenericProduct = {
  params: pathNumber,
  query: z.strictObject({ product_id: numberIdSchema.optional() }),
  response: productResponse,
};
export const readProductCode = {
  params: z.strictObject({ code: z.string().max(10) }),
  response: z.strictObject({ code: z.string(), productId: z.int(), path: z.string() }),
};
export const listBrands = {
  query: z.strictObject({ search_term: z.string().trim().max(100).default('') }),
  response: z.strictObject({ brands: z.array(brandSummarySchema) }),
};
export const readBrand = { params: pathNumber, response: brandResponse };
export const brandProducts = { params: pathNumber, query: limitQuery, response: heroProductsResponse };
export const listCatalogCategories = { response: categoriesResponse };
export const catalogCategoryFacets = { params: pathNumber, query: listQuerySchema, response: facetsResponse };
export const catalogCategoryProducts = { params: pathNumber, query: listQuerySchema, response: productListSchema };

export type ListQuery = z.output<typeof listQuerySchema>;

/** What a caller may send with a list; attributes come from `writeFilters`. The server checks all of it. */
export type ListQueryInput = { readonly [K in FilterKey | keyof typeof listKeys]?: unknown };
/** The wire types of a list, with a query that a caller may leave out. */
export type ListWire<W> = Omit<W, 'query'> & { query: ListQueryInput };

export const startCacheRefresh = {
  body: z.strictObject({}),
  response: z.strictObject({
    /** Its progress is read at /api/v3/async_jobs/{id}. */
    asyncJobId: idSchema,
    catalogueVersion: z.int(),
  }),
};

export type NavbarCategories = WireOf<typeof navbarCategories>;
export type ReadCategory = WireOf<typeof readCategory>;
export type CategoryProducts = ListWire<WireOf<typeof categoryProducts>>;
export type CategoryFacets = ListWire<WireOf<typeof categoryFacets>>;
export type ReadStoreBrand = WireOf<typeof readStoreBrand>;
export type StoreBrandProducts = WireOf<typeof storeBrandProducts>;
export type ListProducts = WireOf<typeof listProducts>;
export type ListAddresses = WireOf<typeof listAddresses>;
export type ReadProduct = WireOf<typeof readProduct>;
export type ReadGenericProduct = WireOf<typeof readGenericProduct>;
export type ReadProductCode = WireOf<typeof readProductCode>;
export type ListBrands = WireOf<typeof listBrands>;
export type ReadBrand = WireOf<typeof readBrand>;
export type BrandProducts = WireOf<typeof brandProducts>;
export type ListCatalogCategories = WireOf<typeof listCatalogCategories>;
export type CatalogCategoryFacets = ListWire<WireOf<typeof catalogCategoryFacets>>;
export type CatalogCategoryProducts = ListWire<WireOf<typeof catalogCategoryProducts>>;
export type StartCacheRefresh = WireOf<typeof startCacheRefresh>;
