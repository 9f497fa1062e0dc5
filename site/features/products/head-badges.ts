import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { type Badge, badgeLabels } from '#rules/catalogue-badges.ts';
import { badgeTones } from '#site/ui/ProductCard.tsx';

/** Said by the price and the stock line of the shown variant, and better there. */
const saidElsewhere: ReadonlySet<Badge> = new Set(['sale', 'out-of-stock', 'coming-soon']);

/** All other badges that are true: a page has room for what a card has not. */
export const shownBadges = ({ promotionalBadges }: Pick<ProductCard, 'promotionalBadges'>) =>
  promotionalBadges
    .filter((badge) => !saidElsewhere.has(badge))
    .map((badge) => ({ badge, tone: badgeTones[badge], label: badgeLabels[badge] }));
