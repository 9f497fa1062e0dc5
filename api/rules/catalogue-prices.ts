// A generic product's price range runs from its cheapest to its dearest variant; its current price is the chosen variant's, else that of
// the first variant that can be bought. On sale: a list price above the price.

export interface PricedVariant {
  priceCents: number;
  /** Price before the sale, when there is one. */
  listPriceCents: number | null;
  stock: number;
}

export interface ProductPrice {
  currentCents: number;
  minCents: number;
  maxCents: number;
  /** The current variant's price before its sale; null when it is not on sale. */
  listCents: number | null;
  /** Of the current variant, a whole number rounded down: nobody is promised more than they get. */
  percentOff: number;
}

/** @throws {Error} when there is no variant: such a product cannot be imported. */
export function priceOf<V extends PricedVariant>(
  variants: readonly V[],
  chosen: V = leadingVariant(variants),
): ProductPrice {
  let minCents = chosen.priceCents;
  let maxCents = chosen.priceCents;
  for (const { priceCents } of variants) {
    if (priceCents < minCents) minCents = priceCents;
    if (priceCents > maxCents) maxCents = priceCents;
  }
  const listCents = isVariantOnSale(chosen) ? chosen.listPriceCents : null;
  const percentOff = listCents === null ? 0 : Math.floor(((listCents - chosen.priceCents) * 100) / listCents);
  return { currentCents: chosen.priceCents, minCents, maxCents, listCents, percentOff };
}

/** The variant that a card shows: the first that is in stock, else the first. */
export function leadingVariant<V extends { stock: number }>(variants: readonly V[]): V {
  const leading = variants.find((variant) => variant.stock > 0) ?? variants[0];
  if (leading === undefined) throw new Error('A product without variants has no price.');
  return leading;
}

export const isVariantOnSale = ({
  priceCents,
  listPriceCents,
}: Pick<PricedVariant, 'priceCents' | 'listPriceCents'>): boolean =>
  listPriceCents !== null && listPriceCents > priceCents;

/** A product is on sale when any of its variants is. */
export const isOnSale = (variants: readonly Pick<PricedVariant, 'priceCents' | 'listPriceCents'>[]): boolean =>
  variants.some(isVariantOnSale);
