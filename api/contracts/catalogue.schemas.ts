import { z } from 'zod';
import { type Badge, badgeLabels } from '#rules/catalogue-badges.ts';
import { type FilterKey, filterKeys, valuesMax } from '#rules/catalogue-filters.ts';
import { productsPerListMax, productsPerPage } from './catalogue.ts';
import { factsSchema, pictureSchema } from './catalogue-file.schemas.ts';
import {
  flagSchema,
  listSchema,
  moneySchema,
  numberIdSchema,
  pageSchema,
  slugSchema,
  type WireOf,
} from './wire.schemas.ts';

const badgeSchema = z.enum(Object.keys(badgeLabels) as [Badge, ...Badge[]]);

/** A product as grids show it; one card is one generic product. */
export const productCardSchema = z
  .strictObject({
    /** The variant that the card stands for. */
    productId: z.int(),
    /** Generic product id. */
    gpId: z.int(),
    title: z.string(),
    brand: z.string(),
    brandSlug: z.string(),
    brandPath: z.string(),
    /** Page of the product. */
    path: z.string(),
    imageUrl: z.string(),
    imageAlt: z.string(),
    /** Shown on hover; null when there is one picture. */
    secondaryImageUrl: z.string().nullable(),
    price: z.strictObject({ current: moneySchema, min: moneySchema, max: moneySchema }),
    /** Price before the sale and whole percent off, when on sale. */
    priceDetails: z.strictObject({ listPrice: moneySchema, percentOff: z.int() }).nullable(),
    /** Mean with one decimal; 0 without reviews. */
    rating: z.number(),
    reviewCount: z.int(),
    available: z.boolean(),
    isAvailableOnBabylist: z.boolean(),
    onSale: z.boolean(),
    currentlyInActiveSale: z.boolean(),
    fsaHsaEligible: z.boolean(),
    isFavor: z.boolean(),
    isCashFund: z.boolean(),
    isCrowdfund: z.boolean(),
    isElectronicGiftCard: z.boolean(),
    /** Short facts under the title. */
    callouts: z.array(z.string()),
    /** Every badge that is true, most important first; `productBadge` is the first. */
    promotionalBadges: z.array(badgeSchema),
    productBadge: badgeSchema.nullable(),
    /** "3 colors" where there is something to choose. */
    optionsCta: z.string().nullable(),
    merchandisingMessage: z.string().nullable(),
    category: z.string(),
    productType: z.string(),
    /** Day of release. */
    createdAt: z.iso.date(),
  })
  .meta({ id: 'ProductCard' });

const valueSchema = z.strictObject({ value: z.string(), label: z.string(), count: z.int() });

export const facetSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ key: z.string(), label: z.string(), type: z.literal('boolean'), values: z.tuple([valueSchema]) }),
    z.strictObject({
      key: z.string(),
      label: z.string(),
      type: z.literal('multi-select'),
      values: z.array(valueSchema),
    }),
    z.strictObject({ key: z.string(), label: z.string(), type: z.literal('rating'), values: z.array(valueSchema) }),
    z.strictObject({
      key: z.string(),
      label: z.string(),
      type: z.literal('numeric-range'),
      /** Whole dollars as text, labelled Min and Max. */
      values: z.array(z.strictObject({ label: z.enum(['Min', 'Max']), value: z.string() })).length(2),
      step: z.union([z.literal(1), z.literal(10)]),
      disabled: z.boolean(),
    }),
  ])
  .meta({ id: 'Facet' });

export const productListSchema = z
  .strictObject({
    heroProducts: z.array(productCardSchema),
    facets: z.array(facetSchema),
    /** Exact number of matching products. */
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    searchId: z.string(),
    /** What was searched instead, where the term was misspelled. */
    correctedTerm: z.string().nullable(),
  })
  .meta({ id: 'ProductList' });

const questionSchema = z.strictObject({ question: z.string(), answer: z.string() });

export const guideCardSchema = z
  .strictObject({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    teaser: z.string(),
    type: z.string(),
    url: z.string(),
    featuredImage: z.strictObject({ url: z.string(), description: z.string() }),
  })
  .meta({ id: 'GuideCard' });

export const categorySchema = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    urlSlug: z.string(),
    path: z.string(),
    imageUrl: z.string().nullable(),
    isSortable: z.boolean(),
    teaser: z.strictObject({ imageUrl: z.string().nullable(), text: z.string() }),
    teaserLinkText: z.string().nullable(),
    teaserLinkUrl: z.string().nullable(),
    frequentlyAskedQuestions: z.array(questionSchema),
    guides: z.array(guideCardSchema),
    guideIds: z.array(z.int()),
    hidden: z.boolean(),
    /** null for a leaf. */
    get children() {
      return z.array(categorySchema).nullable();
    },
    slugSet: z.array(z.string()),
    sortType: z.string(),
    sortOrder: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
  })
  .meta({ id: 'Category' });

export const brandSummarySchema = z
  .strictObject({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    title: z.string(),
    logoUrl: z.string(),
    brandPageUrl: z.string(),
  })
  .meta({ id: 'BrandSummary' });

export const brandSchema = z
  .strictObject({
    ...brandSummarySchema.shape,
    description: z.string(),
    meta: z.strictObject({ seoTitle: z.string(), seoDescription: z.string() }),
    frequentlyAskedQuestions: z.array(questionSchema),
    guides: z.array(guideCardSchema),
  })
  .meta({ id: 'Brand' });

const variantSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** { color: 'Sage' } */
  attributes: z.record(z.string(), z.string()),
  path: z.string(),
  price: moneySchema,
  listPrice: moneySchema.nullable(),
  available: z.boolean(),
  /** Said when few are left; null otherwise. */
  unitsLeft: z.int().nullable(),
  code: z.string().nullable(),
  images: z.array(pictureSchema),
});

/** What the product page shows beyond the product itself. */
export const productPageSchema = z
  .strictObject({
    description: z.string(),
    highlights: z.array(z.string()),
    /** From the root to the leaf; empty where the category is hidden. */
    breadcrumb: z.array(
      z.strictObject({ title: z.string(), urlSlug: z.string(), path: z.string(), slugSet: z.array(z.string()) }),
    ),
    /** A product that only a hidden category holds is not for search engines. */
    indexable: z.boolean(),
    variants: z.array(variantSchema),
    /** What can be chosen, in the order of the variants: [{ name: 'color', values: ['Sage', 'Oat'] }]. */
    options: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
    /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
    ratingCounts: z.array(z.int()).length(5),
    facts: factsSchema,
    fits: z.array(
      z.strictObject({ relation: z.enum(['fits', 'needs']), note: z.string(), product: productCardSchema }),
    ),
    recalls: z.array(z.strictObject({ title: z.string(), url: z.string(), day: z.iso.date() })),
    offers: z.array(
      z.strictObject({ store: z.string(), url: z.string(), price: moneySchema, checkedAt: z.iso.datetime() }),
    ),
    comingSoonUntil: z.iso.date().nullable(),
    discountExcluded: z.boolean(),
  })
  .meta({ id: 'ProductPage' });

export const productSchema = z
  .strictObject({
    id: z.int(),
    genericProductId: z.int(),
    slug: z.string(),
    name: z.string(),
    shortName: z.string(),
    card: productCardSchema,
    brand: brandSummarySchema,
    image: z.strictObject({ url: z.string(), thumbnailUrl: z.string(), alt: z.string() }),
    /** `msrp` is the price before the sale. */
    price: z.strictObject({ current: moneySchema, msrp: moneySchema.nullable() }),
    rating: z.number(),
    reviewCount: z.int(),
    available: z.boolean(),
    /** With `is_pdp=true`. */
    page: productPageSchema.nullable(),
  })
  .meta({ id: 'Product' });

const filterValueSchema = z.union([z.string().max(100), z.array(z.string().max(100)).max(valuesMax)]);
const attributeKeysMax = 20;

export const listKeys = {
  page: pageSchema,
  limit: z.coerce.number().int().min(1).max(productsPerListMax).default(productsPerPage),
  sort: z.string().max(40).optional(),
  order: z.string().max(10).optional(),
  /** The older calls' word for `sort`. */
  orderBy: z.string().max(40).optional(),
  /** Sent by older callers, without meaning here. */
  heroes: flagSchema.optional(),
  inFacetsFeature: flagSchema.optional(),
};

/**
 * The query of a list, with the keys of its own. Filters, sort and order are read by the rules, where an unknown value means the
 * default; further keys are attributes of the category ("material"), and a key that is none is refused by the service.
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

export interface NavbarCategory {
  title: string;
  urlSlug: string;
  children?: NavbarCategory[] | undefined;
  guides?: { title: string; url: string; featuredImageUrl: string }[] | undefined;
}
const navbarCategorySchema: z.ZodType<NavbarCategory> = z
  .strictObject({
    title: z.string(),
    urlSlug: z.string(),
    get children() {
      return z.array(navbarCategorySchema).optional();
    },
    guides: z.array(z.strictObject({ title: z.string(), url: z.string(), featuredImageUrl: z.string() })).optional(),
  })
  .meta({ id: 'NavbarCategory' });

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
    /** Product ids (variants), answered in this order without those that are gone; the other keys then do not count. */
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

export type ProductCard = z.output<typeof productCardSchema>;
export type Facet = z.output<typeof facetSchema>;
export type ProductList = z.output<typeof productListSchema>;
export type GuideCard = z.output<typeof guideCardSchema>;
export type Category = z.output<typeof categorySchema>;
export type BrandSummary = z.output<typeof brandSummarySchema>;
export type Brand = z.output<typeof brandSchema>;
export type ProductPage = z.output<typeof productPageSchema>;
export type Product = z.output<typeof productSchema>;
export type ListQuery = z.output<typeof listQuerySchema>;

/** What a caller may send with a list; attributes come by `writeFilters`. All of it is checked on arrival. */
export type ListQueryInput = { readonly [K in FilterKey | keyof typeof listKeys]?: unknown };
/** The wire of a list, its query said so that a caller may leave it out. */
export type ListWire<W> = Omit<W, 'query'> & { query: ListQueryInput };

export type NavbarCategories = WireOf<typeof navbarCategories>;
export type ReadCategory = WireOf<typeof readCategory>;
export type CategoryProducts = ListWire<WireOf<typeof categoryProducts>>;
export type CategoryFacets = ListWire<WireOf<typeof categoryFacets>>;
export type ReadStoreBrand = WireOf<typeof readStoreBrand>;
export type StoreBrandProducts = WireOf<typeof storeBrandProducts>;
export type ListProducts = WireOf<typeof listProducts>;
export type ReadProduct = WireOf<typeof readProduct>;
export type ReadGenericProduct = WireOf<typeof readGenericProduct>;
export type ReadProductCode = WireOf<typeof readProductCode>;
export type ListBrands = WireOf<typeof listBrands>;
export type ReadBrand = WireOf<typeof readBrand>;
export type BrandProducts = WireOf<typeof brandProducts>;
export type ListCatalogCategories = WireOf<typeof listCatalogCategories>;
export type CatalogCategoryFacets = ListWire<WireOf<typeof catalogCategoryFacets>>;
export type CatalogCategoryProducts = ListWire<WireOf<typeof catalogCategoryProducts>>;
