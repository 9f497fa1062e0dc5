import { eachRow } from '#api/db/bad-rows.ts';
import type { App } from '#api/http/app-context.ts';
import { categories, findGuides, guides, isVisible } from '#content';
import {
  type Brand,
  type BrandSummary,
  brandSummarySchema,
  type GuideCard,
  type Product,
  type ProductCard,
  type ProductPage,
  productCardSchema,
} from '#contracts/catalogue.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import { categoryPath, productPath } from '#rules/catalogue-paths.ts';
import { leadingVariant, priceOf } from '#rules/catalogue-prices.ts';
import { dayOf } from '#rules/days.ts';
import { parseShortCode } from '#rules/short-code.ts';
import { similarCandidates, similarTo } from '#rules/similar-products.ts';
import {
  type DetailedProduct,
  readBrandCategories,
  readBrands,
  readByCode,
  readDetailedProducts,
  readOwners,
  readPopularIds,
  readProducts,
  type StoredBrand,
  type StoredVariant,
} from './catalogue.queries.ts';
import { cacheOf, keepCard } from './catalogue-cache.ts';
import { guideCardOf } from './present-categories.ts';
import { brandOf, brandSummaryOf, cardOf, productPageOf } from './present-products.ts';

type Reader = Pick<App, 'db'> & { now: number };

const brandGuidesMax = 6;
const brandsListedMax = 500;

/** Cards of generic products in the order of `ids`, without those that are gone: at most two queries, however many ids. */
export async function cardsByIds({ db, now }: Reader, ids: readonly number[]): Promise<ProductCard[]> {
  const today = dayOf(now);
  const cache = await cacheOf(db, now);
  const missing = [...new Set(ids)].filter((id) => !cache.cards.has(id));
  const found = new Map<number, ProductCard>();
  for (const card of eachRow(
    'generic_product',
    await readProducts(db.read, missing),
    (one) => cardOf(one, today),
    productCardSchema,
  )) {
    found.set(card.gpId, card);
    keepCard(cache, card);
  }
  return ids.flatMap((id) => found.get(id) ?? cache.cards.get(id) ?? []);
}

/** Cards for exactly these variants, in their order: for registries, carts and orders. */
export async function cardsByProductIds({ db, now }: Reader, productIds: readonly number[]): Promise<ProductCard[]> {
  const owners = await readOwners(db.read, [...new Set(productIds)]);
  const products = new Map(
    (await readProducts(db.read, [...new Set(owners.values())])).map((product) => [product.id, product]),
  );
  return eachRow(
    'product',
    productIds.map((id) => ({ id })),
    ({ id: productId }) => {
      const product = products.get(owners.get(productId) ?? 0);
      const variant = product?.variants.find(({ id }) => id === productId);
      return product === undefined || variant === undefined ? null : cardOf(product, dayOf(now), variant);
    },
    productCardSchema.nullable(),
  ).filter((card) => card !== null);
}

/** @throws {Refusal} 'not-found' */
export async function readProduct(reader: Reader, productId: number, withPage: boolean): Promise<Product> {
  const owner = (await readOwners(reader.db.read, [productId])).get(productId);
  if (owner === undefined) throw new Refusal('not-found');
  return readGenericProduct(reader, owner, productId, withPage);
}

/** A generic product with the chosen variant, or else the leading one. @throws {Refusal} 'not-found' */
export async function readGenericProduct(
  reader: Reader,
  id: number,
  productId: number | undefined,
  withPage: boolean,
): Promise<Product> {
  const [product] = await readDetailedProducts(reader.db.read, [id]);
  const variant =
    productId === undefined
      ? product && leadingVariant(product.variants)
      : product?.variants.find((one) => one.id === productId);
  if (product === undefined || variant === undefined) throw new Refusal('not-found');
  return productOf(reader, product, variant, withPage);
}

async function productOf(
  reader: Reader,
  product: DetailedProduct,
  variant: StoredVariant,
  withPage: boolean,
): Promise<Product> {
  const card = cardOf(product, dayOf(reader.now), variant);
  const brand = (await brandsOf(reader)).find(({ id }) => id === product.brandId)!;
  const { listCents } = priceOf([variant]);
  const picture = variant.pictures[0]!;
  return {
    id: variant.id,
    genericProductId: product.id,
    slug: product.slug,
    name: product.title,
    shortName: variant.shortName,
    path: productPath(product.slug, product.id, variant.id),
    card,
    brand: brandSummaryOf(brand),
    image: { url: picture.url, thumbnailUrl: picture.url, alt: picture.alt },
    price: {
      current: card.price.current,
      msrp: listCents === null ? null : { amount: listCents, currency: variant.currency },
    },
    rating: card.rating,
    reviewCount: card.reviewCount,
    available: card.available && variant.stock > 0,
    page: withPage ? await pageOf(reader, product, card) : null,
  };
}

async function pageOf(reader: Reader, product: DetailedProduct, card: ProductCard): Promise<ProductPage> {
  const popularIds = await readPopularIds(reader.db.read, product.category, similarCandidates);
  const related = await cardsByIds(
    reader,
    product.details.fits.map(({ id }) => id),
  );
  // Only visible categories are known here, so a product in a hidden one gets neither breadcrumbs nor indexing.
  const category = [product.category, ...product.alsoIn].flatMap((slug) => categories.get(slug) ?? [])[0];
  const trail = category === undefined ? [] : categories.trail(category);
  return productPageOf(product, {
    today: dayOf(reader.now),
    breadcrumb: trail.map(({ title, urlSlug, slugSet }) => ({
      title,
      urlSlug,
      path: categoryPath(urlSlug),
      slugSet: [...slugSet],
    })),
    indexable: category !== undefined && isVisible(category),
    related: new Map(related.map((one) => [one.gpId, one])),
    similar: similarTo(card, await cardsByIds(reader, popularIds)),
  });
}

/** The page for a short code. @throws {Refusal} 'not-found', also for text that is not a code */
export async function findByCode(
  { db }: Pick<App, 'db'>,
  text: string,
): Promise<{ code: string; productId: number; path: string }> {
  const code = parseShortCode(text);
  const found = code === null ? undefined : await readByCode(db.read, code);
  if (code === null || found === undefined) throw new Refusal('not-found');
  return { code, productId: found.productId, path: productPath(found.slug, found.genericProductId, found.productId) };
}

/** All brands by name, cached until the catalogue changes. */
export async function brandsOf({ db, now }: Reader): Promise<readonly StoredBrand[]> {
  const cache = await cacheOf(db, now);
  cache.brands ??= eachRow('brand', await readBrands(db.read), (brand) => {
    brandSummarySchema.parse(brandSummaryOf(brand));
    return brand;
  });
  return cache.brands;
}

/** @throws {Refusal} 'not-found' */
export async function findBrand(reader: Reader, id: number): Promise<StoredBrand> {
  const brand = (await brandsOf(reader)).find((one) => one.id === id);
  if (brand === undefined) throw new Refusal('not-found');
  return brand;
}

/** @throws {Refusal} 'not-found' */
export async function readBrandPage(reader: Reader, id: number): Promise<Brand> {
  const brand = await findBrand(reader, id);
  return brandOf(brand, await guidesOfBrand(reader, id));
}

/** Guides of the categories in which the brand sells. */
async function guidesOfBrand({ db }: Reader, brandId: number): Promise<GuideCard[]> {
  const shown = (await readBrandCategories(db.read, brandId)).flatMap((slug) => categories.get(slug) ?? []);
  const slugs = new Set(shown.flatMap(({ slugSet }) => slugSet));
  const named = findGuides([...new Set(shown.flatMap(({ guideIds }) => guideIds))]);
  const fitting = guides.all().filter((guide) => guide.categories.some((slug) => slugs.has(slug)));
  return [...new Set([...named, ...fitting])].slice(0, brandGuidesMax).map(guideCardOf);
}

/** Brands whose name or title has the term, those that begin with it first; all of them without a term. */
export async function searchBrands(reader: Reader, term: string): Promise<BrandSummary[]> {
  const wanted = fold(term);
  const rank = (brand: StoredBrand): number =>
    fold(brand.name).startsWith(wanted)
      ? 0
      : ` ${fold(brand.name)} ${fold(brand.title)}`.includes(` ${wanted}`)
        ? 1
        : 2;
  const ranked = (await brandsOf(reader)).map((brand) => ({ brand, rank: rank(brand) })).filter((one) => one.rank < 2);
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, brandsListedMax)
    .map(({ brand }) => brandSummaryOf(brand));
}

/** The brand that a search term names, alone or among other words ("oatwell strollers"); the longest name wins. */
export async function brandOfTerm(reader: Reader, term: string): Promise<BrandSummary | null> {
  const text = ` ${fold(term)} `;
  const named = (await brandsOf(reader)).filter((brand) => text.includes(` ${fold(brand.name)} `));
  const longest = named.sort((a, b) => b.name.length - a.name.length)[0];
  return longest === undefined ? null : brandSummaryOf(longest);
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
