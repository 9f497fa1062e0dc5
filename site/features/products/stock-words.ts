import type { ProductPage } from '#contracts/catalogue.schemas.ts';

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

/** "March 14, 2027": a day is a day everywhere, so it is written in UTC. */
export const describeDay = (day: string, locale = 'en-US'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );
