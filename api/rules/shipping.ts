// Standard shipping costs 7.99 and is free from 45.00 of items (registry 9, decisions 6).

export const freeShippingFromCents = 4500;

export interface FreeShipping {
  isReached: boolean;
  leftCents: number;
  /** Progress in whole percent: 100 only once free shipping is reached. */
  percent: number;
}

/** How far these items are from free shipping. An empty cart is at 0. */
export function freeShippingFor(itemsCents: number): FreeShipping {
  const leftCents = Math.max(0, freeShippingFromCents - itemsCents);
  return {
    isReached: leftCents === 0,
    leftCents,
    percent: Math.min(100, Math.floor((itemsCents * 100) / freeShippingFromCents)),
  };
}
