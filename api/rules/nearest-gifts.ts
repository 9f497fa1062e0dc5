// When somebody else was faster: the free gifts that are closest to the lost one. Those of its category come first, then those with the
// nearest price; a gift without a price is as near as one at twice or half the price.
import type { ChoosableGift } from './gift-choice.ts';

type NearbyGift = Pick<ChoosableGift, 'id' | 'categoryId' | 'price' | 'left'>;

export const nearestGiftsMax = 3;

export function nearestGifts<G extends NearbyGift>(gifts: readonly G[], lost: NearbyGift): G[] {
  const distance = ({ price, categoryId }: G): number =>
    (categoryId === lost.categoryId ? 0 : otherCategory) +
    (price && lost.price ? Math.abs(Math.log2(Math.max(price.amount, 1) / Math.max(lost.price.amount, 1))) : noPrice);
  return gifts
    .filter(({ id, left }) => left > 0 && id !== lost.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, nearestGiftsMax);
}

const noPrice = 1;
/** As far as a factor of four in price. */
const otherCategory = 2;
