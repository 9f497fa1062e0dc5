import { z } from 'zod';
import { eachRow } from '#api/db/bad-rows.ts';
import type { App } from '#api/http/app-context.ts';
import { categories } from '#content';
import { isAvailable, isComingSoon, isNew, newForDays } from '#rules/catalogue-badges.ts';
import { isOnSale, priceOf } from '#rules/catalogue-prices.ts';
import { ratingScore, reviewCount, shownRating } from '#rules/catalogue-ratings.ts';
import { addDays, type Day, dayOf } from '#rules/days.ts';
import { type FactName, factNames, factOf, flagNames, flagOf, mapFlags } from '#rules/product-fields.ts';
import type { ProductDocument } from '#search-index/engine.ts';
import {
  type DetailedProduct,
  readDetailedPage,
  readDetailedProducts,
  readIdsChangingOn,
} from './catalogue.queries.ts';

type Source = Pick<App, 'db' | 'now'>;

const descriptionLength = 2_000;
const productsPerRead = 250;

/** Every searchable product, read a page at a time: memory does not grow with the catalogue. */
export async function* streamProductDocuments({ db, now }: Source): AsyncGenerator<ProductDocument> {
  const today = dayOf(now());
  for (let after: number | null = 0; after !== null; ) {
    const { products, last }: Awaited<ReturnType<typeof readDetailedPage>> = await readDetailedPage(
      db.read,
      after,
      productsPerRead,
    );
    after = last;
    yield* documentsOf(products, today);
  }
}

/** The documents of these products, without those that are not searchable or are gone. */
export async function readProductDocuments({ db, now }: Source, ids: readonly number[]): Promise<ProductDocument[]> {
  const today = dayOf(now());
  return documentsOf(await readDetailedProducts(db.read, ids), today);
}

const documentsOf = (products: readonly DetailedProduct[], today: Day): ProductDocument[] =>
  eachRow('generic_product', products, (product) => {
    const document = documentOf(product, today);
    if (document !== null) fromJson.parse(document);
    return document;
  }).filter((document) => document !== null);

/** The parts of a document that come from JSON columns, whose shape no database checks: a wrong one would abort building an index. */
const fromJson = z.object({
  categories: z.array(z.string()),
  keywords: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
  ageMonths: z.object({ from: z.number().nullable(), to: z.number().nullable() }).optional(),
  rating: z.number(),
  reviewCount: z.number(),
  ratingScore: z.number(),
  createdAt: z.number(),
});

/** Products that became new, buyable or ordinary after `lastDay` up to today: the index still has their state of the last update. */
export async function idsChangedByTime({ db, now }: Source, lastDay: Day): Promise<number[]> {
  const days: Day[] = [];
  for (let day = addDays(lastDay, 1); day <= dayOf(now()) && days.length < newForDays; day = addDays(day, 1))
    days.push(day);
  if (days.length === 0) return [];
  return readIdsChangingOn(db.read, {
    releasedOn: [...days, ...days.map((day) => addDays(day, -newForDays))],
    comingSoonUntil: days,
  });
}

/** A product's search document, or null when it is only in hidden categories: search must never know of it. */
export function documentOf(product: DetailedProduct, today: Day): ProductDocument | null {
  const leaves = [product.category, ...product.alsoIn].flatMap((slug) => categories.get(slug) ?? []);
  if (leaves.length === 0) return null;
  const trail = new Map(leaves.flatMap((leaf) => categories.trail(leaf)).map(({ urlSlug, title }) => [urlSlug, title]));
  const price = priceOf(product.variants);
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    brand: product.brand,
    brandSlug: product.brandSlug,
    brandId: product.brandId,
    categories: [...trail.keys()],
    categoryTitles: [...trail.values()],
    productType: product.productType,
    description: product.description.slice(0, descriptionLength),
    keywords: keywordsOf(product),
    attributes: product.details.attributes,
    ...(product.details.facts.age === undefined ? {} : { ageMonths: product.details.facts.age }),
    minPriceCents: price.minCents,
    maxPriceCents: price.maxCents,
    available: isAvailable(product, today),
    onSale: isOnSale(product.variants),
    isNew: isNew(product, today),
    comingSoon: isComingSoon(product, today),
    ...mapFlags((name) => product[name]),
    kind: product.type,
    rating: shownRating(product.ratingCounts),
    reviewCount: reviewCount(product.ratingCounts),
    ratingScore: ratingScore(product.ratingCounts),
    popularity: product.popularity,
    createdAt: Date.parse(`${product.releasedOn}T00:00:00Z`),
  };
}

/** What a shopper may type that is not in the title: names, options and codes of the variants, and the searchable facts. */
function keywordsOf(product: DetailedProduct): string[] {
  const { variants, details } = product;
  const words = [
    ...details.keywords,
    ...factNames.flatMap((name) => searchedTexts(details.facts, name)),
    ...flagNames.flatMap((name) => (product[name] && flagOf(name).searchWords) || []),
    ...variants.flatMap(({ shortName, options, code, gtin }) => [
      shortName,
      ...Object.values(options),
      code ?? '',
      gtin ?? '',
    ]),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

function searchedTexts(facts: DetailedProduct['details']['facts'], name: FactName): readonly string[] {
  const fact = factOf(name);
  return fact.kind === 'texts' && fact.isSearched ? (facts[name] as string[]) : [];
}
