import type { Product, ProductCard, ProductPage } from '#contracts/catalogue.schemas.ts';
import type { Review } from '#contracts/reviews.schemas.ts';
import { dayOf } from '#rules/days.ts';
import type { ProductKind } from '#site/features/add-to-registry/AddToRegistry.tsx';

/** Shipped by the shop; a fund or a favor has no stock and no returns. */
export const isShipped = (card: ProductKind): boolean =>
  !card.isCashFund && !card.isFavor && !card.isCrowdfund && !card.isElectronicGiftCard;

export const isComing = ({ promotionalBadges }: Pick<ProductCard, 'promotionalBadges'>): boolean =>
  promotionalBadges.includes('coming-soon');

/** The properties that the texts for adding it depend on. */
export const kindOf = ({ isCashFund, isCrowdfund, isElectronicGiftCard, isFavor }: ProductKind): ProductKind => ({
  isCashFund,
  isCrowdfund,
  isElectronicGiftCard,
  isFavor,
});

/** schema.org data for reviews that people wrote here. Invented samples are left out. */
export function reviewSnippets(reviews: readonly Review[]): { review?: object[] } {
  const real = reviews.filter(({ isSample }) => !isSample);
  if (real.length === 0) return {};
  return {
    review: real.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.authorName },
      datePublished: dayOf(review.publishedAt),
      name: review.title,
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
    })),
  };
}

type Variant = ProductPage['variants'][number];

/**
 * schema.org data for a product and its price here. Where there are variants, all of them are listed, so that the data is right whichever
 * is shown.
 */
export function productData(product: Product, address: URL): object {
  const { page } = product;
  const variants = page?.variants ?? [];
  const isComing = product.card.promotionalBadges.includes('coming-soon');
  const about = {
    name: product.name,
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(page && { description: page.description }),
    // A product without reviews has no rating.
    ...(product.reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount },
    }),
  };
  const [only] = variants;
  if (only === undefined || variants.length === 1)
    return {
      '@type': 'Product',
      ...about,
      sku: String(product.id),
      image: (only?.images ?? [product.image]).map(({ url }) => new URL(url, address).href),
      // A favor costs time and has no price to offer.
      offers: only === undefined || product.card.isFavor ? undefined : offerOf(only, address.href, isComing),
    };
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: String(product.genericProductId),
    url: address.href,
    variesBy: (page?.options ?? []).filter(({ values }) => values.length > 1).map(({ name }) => variesBy[name] ?? name),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.name}, ${variant.name}`,
      sku: String(variant.id),
      image: variant.images[0] && new URL(variant.images[0].url, address).href,
      ...Object.fromEntries(Object.entries(variant.attributes).filter(([name]) => name in variesBy)),
      offers: offerOf(variant, new URL(variant.path, address).href, isComing),
    })),
  };
}

/** The options for which schema.org has a term of its own. */
const variesBy: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
  material: 'https://schema.org/material',
  pattern: 'https://schema.org/pattern',
};

const offerOf = ({ price, available }: Variant, url: string, isComing: boolean) => ({
  '@type': 'Offer',
  url,
  price: (price.amount / 100).toFixed(2),
  priceCurrency: price.currency,
  itemCondition: 'https://schema.org/NewCondition',
  availability: `https://schema.org/${isComing ? 'PreOrder' : available ? 'InStock' : 'OutOfStock'}`,
});
