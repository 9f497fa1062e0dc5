import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Query, Trx } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { BrandLine, ProductLine } from '#contracts/catalogue-file.schemas.ts';
import { flagNames } from '#rules/product-fields.ts';
import type { CheckedEntry, CheckedLine, Known, Stored } from './import-plan.ts';

/**
 * Lists are cut into pieces whose lengths are powers of two, so that an import of any size uses few distinct statements: each one stays
 * prepared, and together they take hardly any memory.
 */
const pieceMax = 128;

function* piecesOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < list.length; ) {
    const size = Math.min(pieceMax, 2 ** Math.floor(Math.log2(list.length - start)));
    yield list.slice(start, start + size);
    start += size;
  }
}

export async function readKnownBrands(db: Query): Promise<Pick<Known, 'brandsById' | 'brandsBySlug'>> {
  const rows = await db.selectFrom('brand').select(['id', 'slug', 'content_hash']).execute();
  return {
    brandsBySlug: new Map(rows.map((row) => [row.slug, row.id])),
    brandsById: new Map(rows.map((row) => [row.id, { slug: row.slug, hash: row.content_hash }])),
  };
}

/** The stored data of the products in a batch; for unchanged ones only that they exist. */
export async function readStored(db: Trx, entries: readonly CheckedEntry[]): Promise<Stored> {
  const lines = entries.flatMap((entry) => ('product' in entry ? [entry] : []));
  const hashes = new Map<number, string>();
  for (const ids of piecesOf(lines.map(({ product }) => product.id))) {
    for (const row of await db
      .selectFrom('generic_product')
      .select(['id', 'content_hash'])
      .where('id', 'in', ids)
      .execute())
      hashes.set(row.id, row.content_hash);
  }
  const changed = lines.filter(({ product, hash }) => hashes.get(product.id) !== hash);
  const variants = new Map<number, Stored['variants'][number]>();
  const select = () => db.selectFrom('product').select(['id', 'generic_product_id as genericProductId', 'code']);
  const keep = (rows: Stored['variants']) => {
    for (const row of rows) variants.set(row.id, row);
  };
  for (const ids of piecesOf(changed.filter(({ product }) => hashes.has(product.id)).map(({ product }) => product.id)))
    keep(await select().where('generic_product_id', 'in', ids).execute());
  for (const ids of piecesOf(changed.flatMap(({ product }) => product.variants.map(({ id }) => id))))
    keep(await select().where('id', 'in', ids).execute());
  for (const codes of piecesOf(changed.flatMap(({ product }) => product.variants.flatMap(({ code }) => code ?? []))))
    keep(await select().where('code', 'in', codes).execute());
  return { hashes, variants: [...variants.values()] };
}

export async function writeBrands(trx: Trx, lines: readonly (CheckedLine & { brand: BrandLine })[]): Promise<void> {
  for (const piece of piecesOf(lines.map(brandRow))) {
    await trx
      .insertInto('brand')
      .values([...piece])
      .onConflict((c) => c.column('id').doUpdateSet(newValues(piece[0]!)))
      .execute();
  }
}

/** Products with all their variants. @param brandIds by slug */
export async function writeProducts(
  trx: Trx,
  lines: readonly (CheckedLine & { product: ProductLine })[],
  brandIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const piece of piecesOf(
    lines.map(({ product, hash }) => productRow(product, hash, brandIds.get(product.brand)!)),
  )) {
    await trx
      .insertInto('generic_product')
      .values([...piece])
      .onConflict((c) => c.column('id').doUpdateSet(newValues(piece[0]!)))
      .execute();
  }
  for (const piece of piecesOf(lines.flatMap(({ product }) => variantRows(product)))) {
    await trx
      .insertInto('product')
      .values([...piece])
      .onConflict((c) => c.column('id').doUpdateSet(newValues(piece[0]!)))
      .execute();
  }
}

/** Every column except the key gets the new value. */
function newValues(row: object): Record<string, RawBuilder<never>> {
  return Object.fromEntries(
    Object.keys(row).flatMap((column) => (column === 'id' ? [] : [[column, sql.ref<never>(`excluded.${column}`)]])),
  );
}

export async function freeCodes(trx: Trx, variantIds: readonly number[]): Promise<void> {
  for (const ids of piecesOf(variantIds))
    await trx.updateTable('product').set({ code: null }).where('id', 'in', ids).execute();
}

export async function removeVariants(trx: Trx, variantIds: readonly number[]): Promise<void> {
  for (const ids of piecesOf(variantIds)) await trx.deleteFrom('product').where('id', 'in', ids).execute();
}

export async function removeProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const piece of piecesOf(ids)) {
    await trx.deleteFrom('product').where('generic_product_id', 'in', piece).execute();
    await trx.deleteFrom('generic_product').where('id', 'in', piece).execute();
  }
}

/** Removes those of `ids` that no product uses any more. */
export async function removeIdleBrands(trx: Trx, ids: readonly number[]): Promise<number> {
  let removed = 0;
  for (const piece of piecesOf(ids)) {
    const result = await trx
      .deleteFrom('brand')
      .where('id', 'in', piece)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('generic_product')
              .select('generic_product.id')
              .whereRef('generic_product.brand_id', '=', 'brand.id'),
          ),
        ),
      )
      .executeTakeFirst();
    removed += Number(result.numDeletedRows);
  }
  return removed;
}

/** Ids above `after` in their order, a page at a time. */
export async function readProductIds(db: Query, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('generic_product')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export async function readRun(db: Query, fileHash: string) {
  return db.selectFrom('import_run').selectAll().where('file_hash', '=', fileHash).executeTakeFirst();
}

export async function saveRun(trx: Trx, run: Tables['import_run']): Promise<void> {
  const { file_hash: _, ...changes } = run;
  await trx
    .insertInto('import_run')
    .values(run)
    .onConflict((c) => c.column('file_hash').doUpdateSet(changes))
    .execute();
}

function brandRow({ brand, hash }: CheckedLine & { brand: BrandLine }): Insertable<Tables['brand']> {
  return {
    id: brand.id,
    slug: brand.slug,
    name: brand.name,
    title: brand.title,
    description: brand.description,
    logo_url: brand.logoUrl,
    seo_title: brand.seoTitle,
    seo_description: brand.seoDescription,
    questions: JSON.stringify(brand.frequentlyAskedQuestions),
    discount_excluded: brand.discountExcluded ? 1 : 0,
    content_hash: hash,
  };
}

/** The contents of the `details` column, as JSON. */
export type ProductDetails = Pick<
  ProductLine,
  'highlights' | 'keywords' | 'attributes' | 'facts' | 'fits' | 'recalls' | 'offers'
>;

function productRow(product: ProductLine, hash: string, brandId: number): Insertable<Tables['generic_product']> {
  const { highlights, keywords, attributes, facts, fits, recalls, offers } = product;
  const details: ProductDetails = { highlights, keywords, attributes, facts, fits, recalls, offers };
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    type: product.type,
    brand_id: brandId,
    category: product.category,
    also_in: JSON.stringify(product.alsoIn),
    product_type: product.productType,
    description: product.description,
    details: JSON.stringify(details),
    flags: JSON.stringify(flagNames.filter((name) => product[name])),
    coming_soon_until: product.comingSoonUntil,
    released_on: product.releasedOn,
    rating_counts: JSON.stringify(product.ratingCounts),
    popularity: product.popularity,
    discount_excluded: product.discountExcluded ? 1 : 0,
    content_hash: hash,
  };
}

function variantRows(product: ProductLine): Insertable<Tables['product']>[] {
  return product.variants.map((variant, position) => ({
    id: variant.id,
    generic_product_id: product.id,
    position,
    short_name: variant.shortName,
    options: JSON.stringify(variant.options),
    price_cents: variant.priceCents,
    list_price_cents: variant.listPriceCents,
    currency: 'USD',
    stock: variant.stock,
    code: variant.code,
    gtin: variant.gtin,
    pictures: JSON.stringify(variant.pictures),
  }));
}
