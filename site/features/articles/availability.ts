import type { ModuleProduct } from './module-products.ts';

/** Whether people can have it, in two words and a tone. A text says nothing else about buying except the price. */
export function availabilityOf(product: ModuleProduct) {
  const { productBadge, available, merchandisingMessage, isFavor, isCashFund, isCrowdfund } = product;
  // These have no stock.
  if (isCashFund) return { words: 'Cash fund', canBuy: true };
  if (isFavor) return { words: 'Favor', canBuy: true };
  if (isCrowdfund) return { words: 'Group gift', canBuy: true };
  if (productBadge === 'coming-soon') return { words: merchandisingMessage ?? 'Not available yet', canBuy: false };
  if (!available) return { words: 'Out of stock', canBuy: false };
  return { words: merchandisingMessage ?? 'In stock', canBuy: true };
}
