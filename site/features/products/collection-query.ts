/** How a curated row's rule is asked of the shop's search: it offers, so what is sold out makes room for what is not. */
export interface CollectionRule {
  categories?: readonly string[] | undefined;
  brands?: readonly string[] | undefined;
  onSale?: boolean | undefined;
  isNew?: boolean | undefined;
  fsaHsaEligible?: boolean | undefined;
  maxPriceCents?: number | undefined;
  sort: string;
  limit: number;
}

export function collectionQuery({
  categories,
  brands,
  onSale,
  isNew,
  fsaHsaEligible,
  maxPriceCents,
  sort,
  limit,
}: CollectionRule) {
  return {
    sort,
    limit,
    available: 'true' as const,
    ...(categories && { categories: [...categories] }),
    ...(brands && { brands: [...brands] }),
    ...(onSale && { onSale: 'true' }),
    ...(fsaHsaEligible && { fsaHsaEligible: 'true' }),
    ...(maxPriceCents !== undefined && { maxPrice: (maxPriceCents / 100).toFixed(2) }),
    ...(isNew && { collection: 'new' as const }),
  };
}

/** The shelf that has all of a row whose rule is nothing but that shelf; other rows are all there is. */
export function shelfOf({ sort: _, limit: __, ...rule }: CollectionRule): string | null {
  const [only, ...others] = Object.entries(rule).filter(([, value]) => value !== undefined && value !== false);
  if (only === undefined || others.length > 0) return null;
  const shelves: Record<string, string> = {
    onSale: '/store/sale',
    isNew: '/store/new',
    fsaHsaEligible: '/store/fsa-hsa-eligible',
  };
  return shelves[only[0]] ?? null;
}

/** The first `max` and the rest behind a button; all of them where there is no maximum. */
export function splitAtMax<Item>(
  items: readonly Item[],
  max: number | null,
): { first: readonly Item[]; more: readonly Item[] } {
  if (max === null || items.length <= max) return { first: items, more: [] };
  return { first: items.slice(0, max), more: items.slice(max) };
}
