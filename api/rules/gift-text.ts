// A gift of any kind in a few words, as its family reads them.
import { formatMoney, type Money } from './money.ts';

type Gift =
  | { readonly kind: 'reservation'; readonly title: string; readonly quantity: number }
  | { readonly kind: 'cash-fund' | 'group-gift'; readonly title: string; readonly amount: Money };

/** "2 × Muslin cloths", "$37 toward Diaper fund". */
export const giftText = (gift: Gift): string =>
  gift.kind === 'reservation'
    ? `${gift.quantity > 1 ? `${gift.quantity} × ` : ''}${gift.title}`
    : `${formatMoney(gift.amount, 'en-US', true)} toward ${gift.title}`;
