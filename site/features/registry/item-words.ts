import type { RegItem } from '#contracts/registries.schemas.ts';

/** What a guest may do with an item now. */
export type GuestState =
  | { kind: 'open'; left: number }
  | { kind: 'mine'; reservationId: string; quantity: number; isBought: boolean }
  | { kind: 'taken' };

export function guestState(item: Pick<RegItem, 'left' | 'mine'>): GuestState {
  if (item.mine !== null)
    return {
      kind: 'mine',
      reservationId: item.mine.reservationId,
      quantity: item.mine.quantity,
      isBought: item.mine.state !== 'reserved',
    };
  return item.left > 0 ? { kind: 'open', left: item.left } : { kind: 'taken' };
}

/** "Wanted: 2, still free: 1"; nothing where one is wanted and it is free. */
export function countWords({ quantity, left }: Pick<RegItem, 'quantity' | 'left'>): string | null {
  if (quantity === 1) return null;
  if (left === quantity) return `${quantity} wanted`;
  return `${quantity} wanted, ${left === 0 ? 'all taken' : `${left} still free`}`;
}

/** For the owner: "Reserved by Marek" or "2 reserved" where names are kept for a surprise. */
export function giverWords(givers: RegItem['givers']): string[] {
  const verbs = { reserved: 'Reserved', purchased: 'Bought', received: 'Received' } as const;
  return givers.map(({ name, quantity, state }) => {
    const amount = quantity > 1 ? ` (${quantity})` : '';
    return name === null ? `${verbs[state]}${amount}: a surprise` : `${verbs[state]}${amount} by ${name}`;
  });
}

/** "12 gifts, 3 taken". */
export function progressWords(items: readonly Pick<RegItem, 'quantity' | 'left'>[]): {
  total: number;
  taken: number;
  words: string;
} {
  const total = items.reduce((sum, item) => sum + item.quantity, 0);
  const taken = items.reduce((sum, item) => sum + item.quantity - item.left, 0);
  return { total, taken, words: `${taken} of ${total} taken` };
}
