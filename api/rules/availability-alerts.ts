// "Tell me when it is back": one mail when something unavailable can be bought again (double opt-in). An address that is never confirmed is
// deleted after a week, one that waits in vain after half a year, and any other 30 days after its alert ended.
import { isAvailable } from './catalogue-badges.ts';
import type { Day } from './days.ts';

export const alertDays = { toConfirm: 7, toWait: 180, kept: 30 } as const;

/** Stands for a variant: whichever can be bought first. */
export const anyVariant = 0;

interface Waited {
  comingSoonUntil: Day | null;
  variants: readonly { id: number; stock: number }[];
}

/** Whether the awaited product can be bought. A variant that left the shop cannot; `anyVariant` means any of those that exist. */
export function isThere(product: Waited, productId: number, today: Day): boolean {
  const variants = productId === anyVariant ? product.variants : product.variants.filter(({ id }) => id === productId);
  return isAvailable(
    {
      comingSoonUntil: product.comingSoonUntil,
      variants: variants.map(({ stock }) => ({ stock, priceCents: 0, listPriceCents: null })),
    },
    today,
  );
}

const dayMs = 86_400_000;

/** When an alert that enters this state `now` is deleted. */
export const alertEnds = (state: 'unconfirmed' | 'waiting' | 'notified' | 'stopped', now: number): number =>
  now +
  dayMs * (state === 'unconfirmed' ? alertDays.toConfirm : state === 'waiting' ? alertDays.toWait : alertDays.kept);
