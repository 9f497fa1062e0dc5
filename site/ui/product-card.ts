import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { badgeLabels } from '#rules/catalogue-badges.ts';
import type { BadgeTone } from './classes.ts';

/** What a card of a grid shows; a product of the catalogue is one as it is. */
export type ShownProduct = Pick<
  ProductCard,
  | 'title'
  | 'brand'
  | 'path'
  | 'imageUrl'
  | 'imageAlt'
  | 'price'
  | 'priceDetails'
  | 'rating'
  | 'reviewCount'
  | 'promotionalBadges'
  | 'optionsCta'
  | 'merchandisingMessage'
> &
  /** By the first two a script knows the product, where a page lets it be added. A favor costs time: its card names no price. */
  Partial<Pick<ProductCard, 'productId' | 'isCrowdfund' | 'isFavor' | 'secondaryImageUrl'>>;

type BadgeKey = ProductCard['promotionalBadges'][number];

export const badgeTones: Readonly<Record<BadgeKey, BadgeTone>> = {
  'coming-soon': 'notice',
  'out-of-stock': 'plain',
  sale: 'sale',
  new: 'new',
  'fsa-hsa': 'benefit',
};

const badgesOnCard = 2;

/** The first two badges, in words and colour: a card has no room for more. */
export function cardBadges(product: Pick<ShownProduct, 'promotionalBadges' | 'priceDetails'>) {
  return product.promotionalBadges.slice(0, badgesOnCard).map((badge) => ({
    tone: badgeTones[badge],
    label: badge === 'sale' && product.priceDetails ? `${product.priceDetails.percentOff}% off` : badgeLabels[badge],
  }));
}

/*
 * The Astro card, its skeleton and its React twin stand in the same box. Beside each other on a phone, one line or two, the prices stay
 * in line; on a wide screen nearly every title has one line, and room for a second would only be a hole.
 */
export const cardBoxClass = 'group relative flex min-w-0 flex-col';
export const cardPictureClass = 'relative aspect-square overflow-hidden rounded-card bg-picture';
export const cardPictureSkeletonClass = 'aspect-square rounded-card bg-sunken animate-breathe';
export const cardImageClass = 'size-full object-cover transition-opacity night:opacity-90';
/** The next picture of a product, fetched when a pointer that can hover first rests on its card. */
export const cardSecondImageClass = 'absolute inset-0 hidden size-full object-cover group-hover:block';
export const cardTextClass = 'flex flex-1 flex-col gap-1 pt-3 pb-1';
export const cardTitleClass =
  'line-clamp-2 min-h-[2lh] lg:min-h-0 font-medium text-sm text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';
export const cardGridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6';
