import type { ModuleProduct } from './module-products.ts';

/** Whether one can have it, in two words and a tone. Price and these words are all that a text says of buying. */
export function availabilityOf({ productBadge, available, merchandisingMessage }: ModuleProduct) {
  if (productBadge === 'coming-soon') return { words: merchandisingMessage ?? 'Not available yet', canBuy: false };
  if (!available) return { words: 'Out of stock', canBuy: false };
  return { words: merchandisingMessage ?? 'In stock', canBuy: true };
}
