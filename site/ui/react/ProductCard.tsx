import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { describePrice } from '../money-words.ts';
import {
  cardBadges,
  cardBoxClass,
  cardImageClass,
  cardPictureClass,
  cardSecondImageClass,
  cardTextClass,
  cardTitleClass,
  type ShownProduct,
} from '../product-card.ts';
import { describeRating } from '../rating-words.ts';
import { Badge } from './Chip.tsx';

export function ProductCard({ product, children }: { product: ShownProduct; children?: ReactNode }) {
  const { now, before, spoken } = describePrice({ ...product.price, list: product.priceDetails?.listPrice });
  const rating = describeRating(product.rating, product.reviewCount);
  const badges = cardBadges(product);
  return (
    <article className={cardBoxClass} data-card>
      <div className={cardPictureClass}>
        <img
          src={product.imageUrl}
          alt={product.imageAlt}
          width="600"
          height="600"
          loading="lazy"
          decoding="async"
          className={cardImageClass}
        />
        {product.secondaryImageUrl && (
          <img
            src={product.secondaryImageUrl}
            alt=""
            width="600"
            height="600"
            loading="lazy"
            decoding="async"
            className={cardSecondImageClass}
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
      <div className={cardTextClass}>
        <p className="truncate text-xs text-ink-soft">{product.brand}</p>
        <h3 className="font-text tracking-normal">
          <a href={product.path} className={cardTitleClass}>
            {product.title}
          </a>
        </h3>
        <p className="tabular-nums">
          <span className="sr-only">{spoken}</span>
          <span aria-hidden="true" className={before ? 'font-semibold text-accent' : 'font-semibold'}>
            {now}
          </span>
          {before && (
            <s aria-hidden="true" className="ms-1.5 text-sm text-ink-faint">
              {before}
            </s>
          )}
        </p>
        {product.reviewCount > 0 && (
          <p className="flex items-center gap-1 text-sm tabular-nums">
            <span className="sr-only">{rating.spoken}</span>
            <Star aria-hidden="true" className="size-4 fill-current text-star" strokeWidth={1.75} />
            <span aria-hidden="true" className="font-semibold">
              {rating.shown}
            </span>
            <span aria-hidden="true" className="text-ink-soft">
              ({rating.shortCount})
            </span>
          </p>
        )}
        {product.merchandisingMessage && <p className="text-xs text-ink-soft">{product.merchandisingMessage}</p>}
        {product.optionsCta && <p className="text-xs text-ink-soft">{product.optionsCta}</p>}
        {children}
      </div>
    </article>
  );
}
