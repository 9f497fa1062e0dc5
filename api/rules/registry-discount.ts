// The registry discount: 15 % off what the shop sells, once per registry, from 60 days before the arrival on (or after it), on a registry
// that has existed for 30 days. Without a date the owner decides when it starts, once the registry is old enough.
import { addDays, type Day } from './days.ts';

export const registryDiscount = { percent: 15, opensDaysBefore: 60, needsActiveDays: 30 } as const;

export type DiscountOpening =
  | { state: 'open' }
  /** No arrival date: the owner decides when. */
  | { state: 'on-wish' }
  /** `because`: the condition that is met last. */
  | { state: 'waits'; until: Day; because: 'arrival' | 'age' };

export function discountOpening(
  { createdOn, arrival }: { createdOn: Day; arrival: Day | null },
  today: Day,
): DiscountOpening {
  const oldEnough = addDays(createdOn, registryDiscount.needsActiveDays);
  const near = arrival === null ? null : addDays(arrival, -registryDiscount.opensDaysBefore);
  const until = near !== null && near > oldEnough ? near : oldEnough;
  if (today < until) return { state: 'waits', until, because: until === near ? 'arrival' : 'age' };
  return { state: arrival === null ? 'on-wish' : 'open' };
}

interface Discounted {
  kind: string;
  productId: number | null;
  isDiscountable: boolean;
}

/** Why the discount does not apply to an item; null when it does. */
export function whyNotDiscounted(item: Discounted): 'money' | 'elsewhere' | 'excluded' | null {
  if (item.isDiscountable) return null;
  if (['cash_fund', 'gift_card', 'crowdfund'].includes(item.kind)) return 'money';
  return item.productId === null ? 'elsewhere' : 'excluded';
}
