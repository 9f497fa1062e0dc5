import { z } from 'zod';
import { type Badge, badgeLabels } from '#rules/catalogue-badges.ts';
import { mapFlags } from '#rules/product-fields.ts';
import { likenesses } from '#rules/similar-products.ts';
import { factsSchema, pictureSchema } from './catalogue-file.schemas.ts';
import { moneySchema } from './wire.schemas.ts';

/** The shapes exchanged between shop and screen: cards, facets, lists, categories, brands, products. */

const badgeSchema = z.enum(Object.keys(badgeLabels) as [Badge, ...Badge[]]);

/** A product as grids show it; one card is one generic product. */
export const productCardSchema = z
  .strictObject({
    /** The variant that the card shows. */
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
    ...mapFlags(() => z.boolean()),
    isFavor: z.boolean(),
    isCashFund: z.boolean(),
    isCrowdfund: z.boolean(),
    isElectronicGiftCard: z.boolean(),
    /** Short facts below the title. */
    callouts: z.array(z.string()),
    /** Every badge that is true, most important first; `productBadge` is the first. */
    promotionalBadges: z.array(badgeSchema),
    productBadge: badgeSchema.nullable(),
    /** "3 colors" where there is a choice. */
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
    /** Generic products at the top of the first page, twenty at most, for callers that report what a search showed. */
    topResults: z.array(z.int()),
    /** The term that was searched instead, if the original was misspelled. */
    correctedTerm: z.string().nullable(),
    /** Nothing matches exactly: these are only the nearest results. */
    isNearest: z.boolean(),
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
    featuredImage: z.strictObject({ url: z.string(), thumbnailUrl: z.string(), description: z.string() }),
    meta: z.strictObject({ topics: z.array(z.strictObject({ name: z.string(), slug: z.string() })) }),
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
  /** The specification's word for the same. */
  availableOnBabylist: z.boolean(),
  /** Only when few are left; null otherwise. */
  unitsLeft: z.int().nullable(),
  code: z.string().nullable(),
  /** The first of `images`. */
  image: z.strictObject({ url: z.string(), thumbnail: z.string() }),
  images: z.array(pictureSchema),
});

/** What the product page shows in addition to the product itself. */
export const productPageSchema = z
  .strictObject({
    description: z.string(),
    highlights: z.array(z.string()),
    /** From the root to the leaf; empty where the category is hidden. */
    breadcrumb: z.array(
      z.strictObject({ title: z.string(), urlSlug: z.string(), path: z.string(), slugSet: z.array(z.string()) }),
    ),
    /** A product whose only categories are hidden is kept from search engines. */
    indexable: z.boolean(),
    variants: z.array(variantSchema),
    /** The options to choose from, in the order of the variants: [{ name: 'color', values: ['Sage', 'Oat'] }]. */
    options: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
    /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
    ratingCounts: z.array(z.int()).length(5),
    facts: factsSchema,
    fits: z.array(
      z.strictObject({
        relation: z.enum(['fits', 'needs', 'goes-with']),
        note: z.string(),
        product: productCardSchema,
      }),
    ),
    /** Of the same category, each with the reason why it is listed. */
    similar: z.array(z.strictObject({ because: z.enum(likenesses), product: productCardSchema })),
    recalls: z.array(
      z.strictObject({
        title: z.string(),
        url: z.string(),
        day: z.iso.date(),
        /** What people who already have one should do; empty where only the notice says it. */
        whatToDo: z.string(),
      }),
    ),
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
    /** Its page, with this variant chosen. */
    path: z.string(),
    card: productCardSchema,
    brand: brandSummarySchema,
    image: z.strictObject({ url: z.string(), thumbnailUrl: z.string(), alt: z.string() }),
    /** `msrp` is the price before the sale. */
    price: z.strictObject({ current: moneySchema, msrp: moneySchema.nullable() }),
    rating: z.number(),
    reviewCount: z.int(),
    available: z.boolean(),
    /** Only with `is_pdp=true`. */
    page: productPageSchema.nullable(),
  })
  .meta({ id: 'Product' });

export interface NavbarCategory {
  title: string;
  urlSlug: string;
  children?: NavbarCategory[] | undefined;
  guides?: { title: string; url: string; featuredImageUrl: string }[] | undefined;
}
export const navbarCategorySchema: z.ZodType<NavbarCategory> = z
  .strictObject({
    title: z.string(),
    urlSlug: z.string(),
    get children() {
      return z.array(navbarCategorySchema).optional();
    },
    guides: z.array(z.strictObject({ title: z.string(), url: z.string(), featuredImageUrl: z.string() })).optional(),
  })
  .meta({ id: 'NavbarCategory' });

export type ProductCard = z.output<typeof productCardSchema>;
export type Facet = z.output<typeof facetSchema>;
export type ProductList = z.output<typeof productListSchema>;
export type GuideCard = z.output<typeof guideCardSchema>;
export type Category = z.output<typeof categorySchema>;
export type BrandSummary = z.output<typeof brandSummarySchema>;
export type Brand = z.output<typeof brandSchema>;
export type ProductPage = z.output<typeof productPageSchema>;
export type Product = z.output<typeof productSchema>;
