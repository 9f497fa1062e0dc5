import type { RegItem } from '#contracts/registries.schemas.ts';
import type { Reservation } from '#contracts/reservations.schemas.ts';

/** What a guest may do with an item now. */
export type GuestState =
  | { kind: 'open'; left: number }
  | { kind: 'mine'; reservationId: string; quantity: number; isBought: boolean }
  | { kind: 'taken' };

/** @param mine this visitor's own active reservation of the item, if it is known yet. */
export function guestState(
  { left }: Pick<RegItem, 'left'>,
  mine: Pick<Reservation, 'id' | 'quantity' | 'state'> | undefined,
): GuestState {
  if (mine !== undefined)
    return { kind: 'mine', reservationId: mine.id, quantity: mine.quantity, isBought: mine.state !== 'reserved' };
  return left > 0 ? { kind: 'open', left } : { kind: 'taken' };
}

/** "2 wanted, 1 still free"; null for a single one. */
export function countText({ quantity, left }: Pick<RegItem, 'quantity' | 'left'>): string | null {
  if (quantity === 1) return null;
  if (left === quantity) return `${quantity} wanted`;
  return `${quantity} wanted, ${left === 0 ? 'all taken' : `${left} still available`}`;
}

/** For the owner: "Reserved by Marek" or "Reserved (2): a surprise" where names are hidden. */
export function giverText(givers: RegItem['givers']): string[] {
  const verbs = { reserved: 'Reserved', purchased: 'Bought', received: 'Received' } as const;
  return givers.map(({ name, quantity, state }) => {
    const amount = quantity > 1 ? ` (${quantity})` : '';
    return name === null ? `${verbs[state]}${amount}: a surprise` : `${verbs[state]}${amount} by ${name}`;
  });
}

/** "3 of 12 taken". */
export function progressText(items: readonly Pick<RegItem, 'quantity' | 'left'>[]): {
  total: number;
  taken: number;
  words: string;
} {
  const total = items.reduce((sum, item) => sum + item.quantity, 0);
  const taken = items.reduce((sum, item) => sum + item.quantity - item.left, 0);
  return { total, taken, words: `${taken} of ${total} taken` };
}
