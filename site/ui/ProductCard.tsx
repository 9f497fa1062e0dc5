import type { MouseEvent, ReactNode } from 'react';
import type { ProductCard as CatalogueCard } from '#contracts/catalogue.schemas.ts';
import { type Badge as BadgeName, badgeLabels } from '#rules/catalogue-badges.ts';
import { Badge, type BadgeTone } from './Chip.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The fields that a card shows; a product of the catalogue has all of them. */
export type ShownProduct = Pick<
  CatalogueCard,
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
  Partial<Pick<CatalogueCard, 'productId' | 'isFavor' | 'secondaryImageUrl'>>;

const badgeTones: Readonly<Record<string, BadgeTone>> = {
  'coming-soon': 'notice',
  'out-of-stock': 'plain',
  sale: 'sale',
  new: 'new',
};

/** Badges about the product's own qualities are benefits. */
export const badgeTone = (badge: BadgeName): BadgeTone => badgeTones[badge] ?? 'benefit';

const badgesOnCard = 2;

/** The first two badges, as text and color: a card has no room for more. */
export function cardBadges(product: Pick<ShownProduct, 'promotionalBadges' | 'priceDetails'>) {
  return product.promotionalBadges.slice(0, badgesOnCard).map((badge) => ({
    tone: badgeTone(badge),
    label: badge === 'sale' && product.priceDetails ? `${product.priceDetails.percentOff}% off` : badgeLabels[badge],
  }));
}

export const cardGridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6';
const boxClass = 'group relative flex min-w-0 flex-col';
const textClass = 'flex flex-1 flex-col gap-1 pt-3 pb-1';
/** On a phone every title takes two lines, so that prices stay in line. The link covers the whole card. */
const titleClass =
  'line-clamp-2 min-h-[2lh] lg:min-h-0 font-medium text-sm text-ink no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

interface Props {
  product: ShownProduct;
  /** For cards in the first view: their pictures are not loaded lazily. */
  eager?: boolean | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** A press on the card's link; the handler may prevent following it. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Controls on the card. They must lie above its link: give them `relative`. */
  children?: ReactNode;
}

export function ProductCard({ product, eager = false, level = 3, onOpen, children }: Props) {
  const Heading = `h${level}` as 'h3';
  const badges = cardBadges(product);
  return (
    <article className={boxClass} data-card data-product={product.productId}>
      <div className="relative aspect-square overflow-hidden rounded-card bg-picture">
        <img
          src={product.imageUrl}
          alt={product.imageAlt}
          width="600"
          height="600"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover transition-opacity night:opacity-90"
        />
        {product.secondaryImageUrl && (
          <img
            src={product.secondaryImageUrl}
            alt=""
            width="600"
            height="600"
            loading="lazy"
            decoding="async"
            className="absolute inset-0 hidden size-full object-cover group-hover:block"
          />
        )}
        {badges.length > 0 && (
          <p className="absolute start-2 top-2 flex flex-wrap gap-1">
            {badges.map(({ tone, label }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className={textClass}>
        <p className="truncate text-xs text-ink-soft">{product.brand}</p>
        <Heading className="font-text tracking-normal">
          <a href={product.path} className={titleClass} onClick={onOpen}>
            {product.title}
          </a>
        </Heading>
        <Price {...product.price} list={product.priceDetails?.listPrice} isFavor={product.isFavor} />
        <Rating rating={product.rating} count={product.reviewCount} />
        {product.merchandisingMessage && <p className="text-xs text-ink-soft">{product.merchandisingMessage}</p>}
        {product.optionsCta && <p className="text-xs text-ink-soft">{product.optionsCta}</p>}
        {children}
      </div>
    </article>
  );
}

/** The box of a card before its product is known. `aria-busy` is set on the list around it. */
export function ProductCardSkeleton() {
  return (
    <div className={boxClass} aria-hidden="true">
      <div className="aspect-square rounded-card bg-sunken animate-breathe" />
      <div className={textClass}>
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-[2lh] w-11/12 text-sm lg:h-[1lh]" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-5 w-1/4" />
      </div>
    </div>
  );
}
