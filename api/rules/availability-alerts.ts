// "Tell me when it is back": for what cannot be bought now, one mail when it can (double opt-in). An address that nobody confirms is
// forgotten after a week, one that waits in vain after half a year, and every other 30 days after its alert came to an end.
import { isAvailable } from './catalogue-badges.ts';
import type { Day } from './days.ts';

export const alertDays = { toConfirm: 7, toWait: 180, kept: 30 } as const;

/** Instead of a variant: whichever can be bought first. */
export const anyVariant = 0;

interface Waited {
  comingSoonUntil: Day | null;
  variants: readonly { id: number; stock: number }[];
}

/** Whether what is waited for can be bought. A variant that left the shop cannot; `anyVariant` is any of those that are there. */
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

/** When an alert of this state is forgotten, from the moment it came into it. */
export const alertEnds = (state: 'unconfirmed' | 'waiting' | 'notified' | 'stopped', now: number): number =>
  now +
  dayMs * (state === 'unconfirmed' ? alertDays.toConfirm : state === 'waiting' ? alertDays.toWait : alertDays.kept);
