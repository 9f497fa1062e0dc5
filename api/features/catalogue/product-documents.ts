import { categories } from '#content';
import { isAvailable, isComingSoon, isNew } from '#rules/catalogue-badges.ts';
import { isOnSale, priceOf } from '#rules/catalogue-prices.ts';
import { ratingScore, reviewCount, shownRating } from '#rules/catalogue-ratings.ts';
import type { Day } from '#rules/days.ts';
import type { ProductDocument } from '#search-index/engine.ts';
import type { DetailedProduct } from './catalogue.queries.ts';

const descriptionLength = 2_000;

/** A product as search sees it, or null when only hidden categories hold it: then search never hears of it. */
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
    minPriceCents: price.minCents,
    maxPriceCents: price.maxCents,
    available: isAvailable(product, today),
    onSale: isOnSale(product.variants),
    isNew: isNew(product, today),
    comingSoon: isComingSoon(product, today),
    fsaHsaEligible: product.fsaHsaEligible,
    kind: product.type,
    rating: shownRating(product.ratingCounts),
    reviewCount: reviewCount(product.ratingCounts),
    ratingScore: ratingScore(product.ratingCounts),
    popularity: product.popularity,
    createdAt: Date.parse(`${product.releasedOn}T00:00:00Z`),
  };
}

/** What a shopper may type that the title does not have: names, options and codes of the variants, materials. */
function keywordsOf({ variants, details }: DetailedProduct): string[] {
  const words = [
    ...details.keywords,
    ...details.facts.materials,
    ...variants.flatMap(({ shortName, options, code, gtin }) => [
      shortName,
      ...Object.values(options),
      code ?? '',
      gtin ?? '',
    ]),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}
