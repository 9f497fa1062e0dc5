import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';

/**
 * How many of each generic product are on the list. A card stands for the variant that leads today, and somebody may have wished for
 * another one: it is marked all the same.
 */
export function countWished(products: RegistryShop['products']): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { genericProductId, quantity } of products)
    quantities.set(genericProductId, (quantities.get(genericProductId) ?? 0) + quantity);
  return quantities;
}
