import type { z } from 'zod';
import type { Product, ProductCard, ProductPage } from '#contracts/catalogue.schemas.ts';
import { factsSchema } from '#contracts/catalogue-file.schemas.ts';
import type { ListReviews, Review } from '#contracts/reviews.schemas.ts';
import { usd } from '#rules/money.ts';
import { noFlags } from '#rules/product-fields.ts';

/** A stroller with everything that a page can show about a product, for tests that remove what they are about. */
export const cardOf = (gpId: number, changes: Partial<ProductCard> = {}): ProductCard => ({
  productId: gpId * 10,
  gpId,
  title: `Stroller ${gpId}`,
  brand: 'Oatwell',
  brandSlug: 'oatwell',
  brandPath: '/store/b/oatwell/3',
  path: `/gp/stroller-${gpId}/${gpId}`,
  imageUrl: `/pictures/${gpId}.svg`,
  imageAlt: '',
  secondaryImageUrl: null,
  price: { current: usd(12_000), min: usd(12_000), max: usd(12_000) },
  priceDetails: null,
  rating: 4.5,
  reviewCount: 12,
  available: true,
  isAvailableOnBabylist: true,
  onSale: false,
  currentlyInActiveSale: false,
  ...noFlags(),
  isFavor: false,
  isCashFund: false,
  isCrowdfund: false,
  isElectronicGiftCard: false,
  callouts: [],
  promotionalBadges: [],
  productBadge: null,
  optionsCta: null,
  merchandisingMessage: null,
  category: 'full-size-strollers',
  productType: 'Strollers',
  createdAt: '2026-01-01',
  ...changes,
});

type Variant = ProductPage['variants'][number];

export const variantOf = (id: number, color: string, changes: Partial<Variant> = {}): Variant => ({
  id,
  name: color,
  attributes: { color },
  path: `/gp/stroller-7/7/${id}`,
  price: usd(12_000),
  listPrice: null,
  available: true,
  availableOnBabylist: true,
  unitsLeft: null,
  code: null,
  image: { url: `/pictures/${color}.svg`, thumbnail: `/pictures/${color}.svg` },
  images: [
    { url: `/pictures/${color}.svg`, alt: `A stroller in ${color}` },
    { url: `/pictures/${color}-2.svg`, alt: `The ${color} one, folded` },
  ],
  ...changes,
});

/** Only the stated facts. */
export const factsOf = (stated: z.input<typeof factsSchema> = {}): ProductPage['facts'] => factsSchema.parse(stated);

export const pageOf = (changes: Partial<ProductPage> = {}): ProductPage => ({
  description: 'It rolls.',
  highlights: ['Folds with one hand'],
  breadcrumb: [{ title: 'Strollers', urlSlug: 'strollers', path: '/store/strollers', slugSet: ['strollers'] }],
  indexable: true,
  variants: [variantOf(70, 'Sage'), variantOf(71, 'Oat')],
  options: [{ name: 'color', values: ['Sage', 'Oat'] }],
  ratingCounts: [0, 1, 2, 0, 9],
  facts: factsOf(),
  fits: [],
  similar: [],
  recalls: [],
  offers: [],
  comingSoonUntil: null,
  discountExcluded: false,
  ...changes,
});

/** With the page and the card of the shown variant; both may be changed. */
export function productOf({
  page = {},
  card = {},
  ...changes
}: Partial<Omit<Product, 'page' | 'card'>> & {
  page?: Partial<ProductPage>;
  card?: Partial<ProductCard>;
} = {}): Product {
  return {
    id: 70,
    genericProductId: 7,
    slug: 'stroller-7',
    name: 'Meadow Stroller',
    shortName: 'Sage',
    path: '/gp/stroller-7/7/70',
    card: cardOf(7, card),
    brand: {
      id: 3,
      slug: 'oatwell',
      name: 'Oatwell',
      title: 'Oatwell',
      logoUrl: '/logo.svg',
      brandPageUrl: '/store/b/oatwell/3',
    },
    image: { url: '/pictures/Sage.svg', thumbnailUrl: '/pictures/Sage.svg', alt: 'A stroller in Sage' },
    price: { current: usd(12_000), msrp: null },
    rating: 4.5,
    reviewCount: 12,
    available: true,
    page: pageOf(page),
    ...changes,
  };
}

export const reviewOf = (changes: Partial<Review> = {}): Review => ({
  id: 'r1',
  authorName: 'Ana B.',
  stars: 4,
  title: 'Rolls',
  text: 'Well.',
  publishedAt: 0,
  helpful: 0,
  boughtHere: false,
  isSample: false,
  votedHelpful: false,
  ...changes,
});

export const reviewsOf = (
  reviews: ListReviews['response']['reviews'] = [],
  summary: Partial<ListReviews['response']['summary']> = {},
): ListReviews['response'] => ({
  summary: {
    rating: 4.5,
    ratingCount: 12,
    ratingCounts: [0, 1, 2, 0, 9],
    fromCatalogue: 10,
    fromHere: 2,
    written: 2,
    writtenCounts: [0, 0, 0, 0, 2],
    samples: 0,
    ...summary,
  },
  reviews,
  page: 1,
  pages: 1,
  count: reviews.length,
});
