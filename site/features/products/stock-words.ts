import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { daysOf } from '#rules/formats.ts';

export interface StockWords {
  state: 'in-stock' | 'few-left' | 'out-of-stock' | 'coming';
  text: string;
}

/** Whether the shown variant can be bought, in one line. */
export function describeStock(
  { available, unitsLeft }: Pick<ProductPage['variants'][number], 'available' | 'unitsLeft'>,
  comingSoonUntil: string | null,
  today: string,
  locale = 'en-US',
): StockWords {
  if (comingSoonUntil !== null && comingSoonUntil > today)
    return { state: 'coming', text: `Available from ${describeDay(comingSoonUntil, locale)}` };
  if (!available) return { state: 'out-of-stock', text: 'Out of stock in our shop' };
  if (unitsLeft !== null) return { state: 'few-left', text: `Only ${unitsLeft} left` };
  return { state: 'in-stock', text: 'In stock' };
}

/** "March 14, 2027". */
export const describeDay = (day: string, locale = 'en-US'): string =>
  daysOf(locale).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
