import type { Product, ProductCard } from '#contracts/catalogue.schemas.ts';
import { type Badge as BadgeName, badgeLabels } from '#rules/catalogue-badges.ts';
import { flagNames, flagOf } from '#rules/product-fields.ts';
import { Badge } from '#site/ui/Chip.tsx';
import { badgeTone } from '#site/ui/ProductCard.tsx';
import { Rating } from '#site/ui/Rating.tsx';
import { WhatIsThis } from '#site/ui/WhatIsThis.tsx';

/** Badges that the price and the stock line of the shown variant state better. */
const saidElsewhere: ReadonlySet<BadgeName> = new Set(['sale', 'out-of-stock', 'coming-soon']);

/** All other badges that are true: a page has more room than a card. */
export const shownBadges = ({ promotionalBadges }: Pick<ProductCard, 'promotionalBadges'>) =>
  promotionalBadges
    .filter((badge) => !saidElsewhere.has(badge))
    .map((badge) => ({ badge, tone: badgeTone(badge), label: badgeLabels[badge], help: helpOfBadge(badge) }));

const helpOfBadge = (badge: BadgeName) => flagNames.map(flagOf).find((flag) => flag.badge?.name === badge)?.help;

/** Brand, name, rating, and current badges. */
export function ProductHead({ product }: { product: Product }) {
  const badges = shownBadges(product.card);
  return (
    <>
      <a
        href={product.card.brandPath}
        className="inline-flex min-h-11 items-center font-medium text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
      >
        {product.brand.title}
      </a>
      <h1 className="text-3xl">{product.name}</h1>
      {product.reviewCount > 0 && (
        <a href="#reviews" className="mt-1 inline-flex min-h-11 items-center underline-offset-4 hover:underline">
          <Rating rating={product.rating} count={product.reviewCount} full />
        </a>
      )}
      {badges.length > 0 && (
        <ul className="mt-2 flex min-h-11 flex-wrap items-center gap-1.5" aria-label="Labels">
          {badges.map(({ badge, tone, label, help }) => (
            <li key={badge} className="flex items-center">
              <Badge tone={tone}>{label}</Badge>
              {help && (
                <WhatIsThis id={`what-${badge}`} question={help.question}>
                  {help.answer}
                </WhatIsThis>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
