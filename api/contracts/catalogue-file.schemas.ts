import { z } from 'zod';
import { type FactName, factNames, factOf, mapFlags, type productFacts } from '#rules/product-fields.ts';
import { hasNoCredentials } from './wire.schemas.ts';

/**
 * The catalogue file: one JSON object per line (JSONL), brands before the products that name them. The demo generator writes it, `npm run
 * import-catalogue` reads it, and the back office uploads it. All money is integer cents.
 */

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
  .max(100);
const day = z.iso.date();
// biome-ignore lint/suspicious/noControlCharactersInRegex: they must be kept out, and PostgreSQL refuses the first
const printable = z.string().regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'text without control characters');
const text = (max: number) => printable.trim().min(1).max(max);
const optionalText = (max: number) => printable.max(max).default('');
const withoutCredentials = 'an address without a name and password';
/** The largest integer that both databases accept. */
const id = z.int().min(1).max(2_147_483_647);

export const pictureSchema = z.strictObject({
  /** Site-relative (/pictures/...) or https. */
  url: z
    .string()
    .max(500)
    .regex(/^(\/pictures\/|https:\/\/)/, 'a /pictures/ path or an https address')
    .refine(hasNoCredentials, withoutCredentials),
  alt: text(200),
});

export const brandLineSchema = z.strictObject({
  kind: z.literal('brand'),
  id,
  slug,
  name: text(80),
  title: text(120),
  description: optionalText(2000),
  logoUrl: pictureSchema.shape.url,
  seoTitle: optionalText(120),
  seoDescription: optionalText(300),
  frequentlyAskedQuestions: z
    .array(z.strictObject({ question: text(300), answer: text(3000) }))
    .max(30)
    .default([]),
  /** Excluded from the registry discount. */
  discountExcluded: z.boolean().default(false),
});

export const variantSchema = z.strictObject({
  /** Product id in the specification's words: one thing that can be bought. */
  id,
  shortName: text(120),
  /** { color: 'Sage', size: '3-6M' }; at most three options. */
  options: z
    .record(text(30), text(60))
    .refine((options) => Object.keys(options).length <= 3, 'at most three options')
    .default({}),
  priceCents: z.int().min(1).max(10_000_000),
  /** Price before the sale; on sale when it is higher than the price. */
  listPriceCents: z.int().min(1).max(10_000_000).nullable().default(null),
  stock: z.int().min(0).max(1_000_000),
  /** Short code: a letter and three digits. */
  code: z
    .string()
    .regex(/^[A-Z]\d{3}$/, 'a capital letter and three digits, such as B042')
    .nullable()
    .default(null),
  gtin: z
    .string()
    .regex(/^\d{8,14}$/, '8 to 14 digits')
    .nullable()
    .default(null),
  pictures: z.array(pictureSchema).min(1).max(8),
});

const stars = z.int().min(0).max(10_000_000);

/** How each kind of fact is written in a file, with its default. */
const factSchemas = {
  text: optionalText,
  texts: (lengthMax: number, countMax: number) => z.array(text(lengthMax)).max(countMax).default([]),
  number: (max: number) => z.int().min(1).max(max).optional(),
  range: () => z.strictObject({ from: z.number().nullable(), to: z.number().nullable() }).optional(),
  size: () => z.tuple([z.int(), z.int(), z.int()]).optional(),
  /** [["Wheels", "Air-filled, 30 cm"]] */
  rows: (nameMax: number, lengthMax: number, countMax: number) =>
    z
      .array(z.tuple([text(nameMax), text(lengthMax)]))
      .max(countMax)
      .default([]),
};

function factSchema(name: FactName): z.ZodType {
  const fact = factOf(name);
  switch (fact.kind) {
    case 'text':
      return factSchemas.text(fact.lengthMax);
    case 'texts':
      return factSchemas.texts(fact.lengthMax, fact.countMax);
    case 'number':
      return factSchemas.number(fact.max);
    case 'rows':
      return factSchemas.rows(fact.nameMax, fact.lengthMax, fact.countMax);
    default:
      return factSchemas[fact.kind]();
  }
}

type FactShape = { [N in FactName]: ReturnType<(typeof factSchemas)[(typeof productFacts)[N]['kind']]> };

/** The facts of `#rules/product-fields.ts`. */
export const factsSchema = z.strictObject(
  Object.fromEntries(factNames.map((name) => [name, factSchema(name)])) as unknown as FactShape,
);

export const productLineSchema = z
  .strictObject({
    kind: z.literal('product'),
    /** Generic product id. */
    id,
    slug,
    title: text(120),
    /** 'product' for everything that is shipped. */
    type: z.enum(['product', 'favor', 'cash_fund', 'gift_card', 'crowdfund']).default('product'),
    brand: slug,
    /** The leaf category's urlSlug. */
    category: slug,
    /** Further leaf categories that show it too. */
    alsoIn: z.array(slug).max(5).default([]),
    productType: text(60),
    description: text(5000),
    highlights: z.array(text(200)).max(8).default([]),
    keywords: z.array(text(40)).max(30).default([]),
    attributes: z.record(slug, z.array(text(60)).max(20)).default({}),
    ...mapFlags(() => z.boolean().default(false)),
    /** The first day on which it can be bought; null when it can be bought now. */
    comingSoonUntil: day.nullable().default(null),
    releasedOn: day,
    /** Counts of 1, 2, 3, 4, 5 stars. */
    ratingCounts: z.tuple([stars, stars, stars, stars, stars]).default([0, 0, 0, 0, 0]),
    popularity: z.int().min(0).max(1_000_000).default(0),
    facts: factsSchema.prefault({}),
    /** What it fits, what it needs, and what goes well with it, by generic product id. */
    fits: z
      .array(z.strictObject({ relation: z.enum(['fits', 'needs', 'goes-with']), id, note: optionalText(200) }))
      .max(30)
      .default([]),
    recalls: z
      .array(
        z.strictObject({
          title: text(200),
          url: z.url({ protocol: /^https$/ }).refine(hasNoCredentials, withoutCredentials),
          day,
          /** For people who already have one, in a sentence or two. */
          whatToDo: optionalText(400),
        }),
      )
      .max(10)
      .default([]),
    offers: z
      .array(
        z.strictObject({
          store: text(60),
          url: z.url({ protocol: /^https?$/ }).refine(hasNoCredentials, withoutCredentials),
          priceCents: z.int().min(1).max(10_000_000),
          checkedAt: z.iso.datetime(),
        }),
      )
      .max(10)
      .default([]),
    discountExcluded: z.boolean().default(false),
    variants: z.array(variantSchema).min(1).max(60),
  })
  .superRefine(({ category, alsoIn, variants }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: undefined });
    alsoIn.forEach((slug, index) => {
      if (slug === category || alsoIn.indexOf(slug) < index)
        refuse(['alsoIn', index], 'a category that the product is not in already');
    });
    variants.forEach(({ id, code }, index) => {
      if (variants.findIndex((other) => other.id === id) < index)
        refuse(['variants', index, 'id'], 'an id that no other variant has');
      if (code !== null && variants.findIndex((other) => other.code === code) < index)
        refuse(['variants', index, 'code'], 'a code that no other variant has');
    });
  });

export const catalogueLineSchema = z.discriminatedUnion('kind', [brandLineSchema, productLineSchema]);

export type BrandLine = z.infer<typeof brandLineSchema>;
export type ProductLine = z.infer<typeof productLineSchema>;
export type CatalogueLine = z.infer<typeof catalogueLineSchema>;
/** What may be written in a file: fields with defaults are optional. */
export type CatalogueLineInput = z.input<typeof catalogueLineSchema>;
