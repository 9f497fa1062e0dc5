import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import type { ProductKind } from '#site/features/add-to-registry/AddToRegistry.tsx';

/** Shipped by the shop; a fund or a favor has no stock and no returns. */
export const isShipped = (card: ProductKind): boolean =>
  !card.isCashFund && !card.isFavor && !card.isCrowdfund && !card.isElectronicGiftCard;

export const isComing = ({ promotionalBadges }: Pick<ProductCard, 'promotionalBadges'>): boolean =>
  promotionalBadges.includes('coming-soon');

/** What the words of adding it depend on. */
export const kindOf = ({ isCashFund, isCrowdfund, isElectronicGiftCard, isFavor }: ProductKind): ProductKind => ({
  isCashFund,
  isCrowdfund,
  isElectronicGiftCard,
  isFavor,
});
