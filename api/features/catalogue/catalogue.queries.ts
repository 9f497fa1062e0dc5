import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { eachRow } from '#api/db/bad-rows.ts';
import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { factsSchema, type ProductLine, type variantSchema } from '#contracts/catalogue-file.schemas.ts';
import type { RatingCounts } from '#rules/catalogue-ratings.ts';
import type { Day } from '#rules/days.ts';
import { type Flags, factNames, mapFlags } from '#rules/product-fields.ts';
import { addRatings } from '#rules/reviews.ts';
import type { ProductDetails } from './import.queries.ts';

export interface StoredVariant {
  id: number;
  shortName: string;
  options: Record<string, string>;
  priceCents: number;
  listPriceCents: number | null;
  currency: string;
  stock: number;
  code: string | null;
  gtin: string | null;
  pictures: z.output<typeof variantSchema>['pictures'];
}

/** The data of a card: a generic product with all its variants, in their order. */
export interface StoredProduct extends Flags {
  id: number;
  slug: string;
  title: string;
  type: ProductLine['type'];
  brandId: number;
  brand: string;
  brandSlug: string;
  category: string;
  alsoIn: string[];
  productType: string;
  comingSoonUntil: Day | null;
  releasedOn: Day;
  /** The imported figures and the reviews written here, together. */
  ratingCounts: RatingCounts;
  /** The part of these from reviews written here. */
  ownRatings: RatingCounts;
  popularity: number;
  discountExcluded: boolean;
  variants: StoredVariant[];
}

type Facts = ProductDetails['facts'];

/** Adds the fields that only its page and the search index need. */
export interface DetailedProduct extends StoredProduct {
  description: string;
  details: ProductDetails;
}

export type StoredBrand = Selectable<Tables['brand']>;

const cardColumns = [
  'generic_product.id',
  'generic_product.slug',
  'generic_product.title',
  'generic_product.type',
  'generic_product.brand_id',
  'generic_product.category',
  'generic_product.also_in',
  'generic_product.product_type',
  'generic_product.flags',
  'generic_product.coming_soon_until',
  'generic_product.released_on',
  'generic_product.rating_counts',
  'generic_product.popularity',
  'generic_product.discount_excluded',
  'brand.name as brand_name',
  'brand.slug as brand_slug',
  'rating_tally.stars_1',
  'rating_tally.stars_2',
  'rating_tally.stars_3',
  'rating_tally.stars_4',
  'rating_tally.stars_5',
] as const;

type CardRow = Omit<Selectable<Tables['generic_product']>, 'description' | 'details' | 'content_hash'> & {
  brand_name: string;
  brand_slug: string;
} & { [C in `stars_${1 | 2 | 3 | 4 | 5}`]: number | null };
type VariantRow = Selectable<Tables['product']>;

const selectCards = (db: Query) =>
  db
    .selectFrom('generic_product')
    .innerJoin('brand', 'brand.id', 'generic_product.brand_id')
    .leftJoin('rating_tally', 'rating_tally.generic_product_id', 'generic_product.id')
    .select(cardColumns);

const selectDetailed = (db: Query) =>
  selectCards(db).select(['generic_product.description', 'generic_product.details']);

/** In no particular order; unknown ids are left out. */
export async function readProducts(db: Query, ids: readonly number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  return withVariants(db, await selectCards(db).where('generic_product.id', 'in', ids).execute(), toProduct);
}

/** The same with all details. */
export async function readDetailedProducts(db: Query, ids: readonly number[]): Promise<DetailedProduct[]> {
  if (ids.length === 0) return [];
  return detailed(db, await selectDetailed(db).where('generic_product.id', 'in', ids).execute());
}

/** Products with an id above `after`, ordered by id; `last` is the id from which to continue, null at the end. */
export async function readDetailedPage(
  db: Query,
  after: number,
  limit: number,
): Promise<{ products: DetailedProduct[]; last: number | null }> {
  const rows = await selectDetailed(db)
    .where('generic_product.id', '>', after)
    .orderBy('generic_product.id')
    .limit(limit)
    .execute();
  return { products: await detailed(db, rows), last: rows.at(-1)?.id ?? null };
}

/** The generic products of these variants. */
export async function readOwners(db: Query, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select(['id', 'generic_product_id'])
    .where('id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.generic_product_id]));
}

export async function readByCode(
  db: Query,
  code: string,
): Promise<{ productId: number; genericProductId: number; slug: string } | undefined> {
  return db
    .selectFrom('product')
    .innerJoin('generic_product', 'generic_product.id', 'product.generic_product_id')
    .select(['product.id as productId', 'generic_product.id as genericProductId', 'generic_product.slug'])
    .where('product.code', '=', code)
    .executeTakeFirst();
}

export const readBrands = (db: Query): Promise<StoredBrand[]> =>
  db.selectFrom('brand').selectAll().orderBy('name').orderBy('id').execute();

/** Jumps from one category to the next in the index: a brand may have thousands of products in a dozen of them. */
export async function readBrandCategories(db: Query, brandId: number): Promise<string[]> {
  const rows = await db
    .withRecursive('sold', (d) =>
      d
        .selectFrom('generic_product')
        .select((e) => e.fn.min<string | null>('category').as('category'))
        .where('brand_id', '=', brandId)
        .unionAll(
          d
            .selectFrom('sold')
            .select((e) =>
              e
                .selectFrom('generic_product')
                .select((f) => f.fn.min<string | null>('generic_product.category').as('category'))
                .where('generic_product.brand_id', '=', brandId)
                .whereRef('generic_product.category', '>', 'sold.category')
                .as('category'),
            )
            .where('sold.category', 'is not', null),
        ),
    )
    .selectFrom('sold')
    .select('category')
    .where('category', 'is not', null)
    .orderBy('category')
    .execute();
  return rows.flatMap(({ category }) => category ?? []);
}

/** The most popular products of a category. */
export async function readPopularIds(db: Query, category: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('generic_product')
    .select('id')
    .where('category', '=', category)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Products whose state may change by itself on one of these days: released, no longer new, no longer coming. */
export async function readIdsChangingOn(
  db: Query,
  days: { releasedOn: readonly Day[]; comingSoonUntil: readonly Day[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('generic_product')
    .select('id')
    .where((e) => e.or([e('released_on', 'in', days.releasedOn), e('coming_soon_until', 'in', days.comingSoonUntil)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function detailed(
  db: Query,
  rows: (CardRow & { description: string; details: string })[],
): Promise<DetailedProduct[]> {
  return withVariants(db, rows, (row, variants) => {
    const details: ProductDetails = JSON.parse(row.details);
    return {
      ...toProduct(row, variants),
      description: row.description,
      details: { ...details, facts: declaredFacts(details.facts) },
    };
  });
}

const noFacts: Facts = factsSchema.parse({});

/** A product that was imported before a fact was declared has the default, and a fact that is no longer declared is left out. */
const declaredFacts = (stored: Partial<Facts>): Facts =>
  Object.fromEntries(factNames.map((name) => [name, stored[name] ?? noFacts[name]])) as unknown as Facts;

async function withVariants<Row extends CardRow, Product>(
  db: Query,
  rows: Row[],
  read: (row: Row, variants: VariantRow[]) => Product,
): Promise<Product[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const variants = await db
    .selectFrom('product')
    .selectAll()
    .where('generic_product_id', 'in', ids)
    .orderBy('generic_product_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byProduct = Map.groupBy(variants, (variant) => variant.generic_product_id);
  return eachRow('generic_product', rows, (row) => read(row, byProduct.get(row.id) ?? []));
}

function toProduct(row: CardRow, variants: VariantRow[]): StoredProduct {
  const ownRatings: RatingCounts = [
    row.stars_1 ?? 0,
    row.stars_2 ?? 0,
    row.stars_3 ?? 0,
    row.stars_4 ?? 0,
    row.stars_5 ?? 0,
  ];
  const flags: string[] = JSON.parse(row.flags);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    type: row.type,
    brandId: row.brand_id,
    brand: row.brand_name,
    brandSlug: row.brand_slug,
    category: row.category,
    alsoIn: JSON.parse(row.also_in),
    productType: row.product_type,
    ...mapFlags((name) => flags.includes(name)),
    comingSoonUntil: row.coming_soon_until,
    releasedOn: row.released_on,
    ratingCounts: addRatings(JSON.parse(row.rating_counts), ownRatings),
    ownRatings,
    popularity: row.popularity,
    discountExcluded: row.discount_excluded === 1,
    variants: variants.map((variant) => ({
      id: variant.id,
      shortName: variant.short_name,
      options: JSON.parse(variant.options),
      priceCents: variant.price_cents,
      listPriceCents: variant.list_price_cents,
      currency: variant.currency,
      stock: variant.stock,
      code: variant.code,
      gtin: variant.gtin,
      pictures: JSON.parse(variant.pictures),
    })),
  };
}
