import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { daysOf } from '#rules/formats.ts';

export interface StockText {
  state: 'in-stock' | 'few-left' | 'out-of-stock' | 'coming';
  text: string;
}

/** Whether the shown variant can be bought, in one line. */
export function describeStock(
  { available, unitsLeft }: Pick<ProductPage['variants'][number], 'available' | 'unitsLeft'>,
  comingSoonUntil: string | null,
  today: string,
  locale = 'en-US',
): StockText {
  if (comingSoonUntil !== null && comingSoonUntil > today)
    return { state: 'coming', text: `Available from ${describeDay(comingSoonUntil, locale)}` };
  if (!available) return { state: 'out-of-stock', text: 'Out of stock in our shop' };
  if (unitsLeft !== null) return { state: 'few-left', text: `Only ${unitsLeft} left` };
  return { state: 'in-stock', text: 'In stock' };
}

/** "March 14, 2027". */
export const describeDay = (day: string, locale = 'en-US'): string =>
  daysOf(locale).format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** Whether the shown variant can be bought, and what to do where it can't. */
export function StockLine({ stock: { state, text } }: { stock: StockText }) {
  return (
    <>
      <p
        data-stock={state}
        className="mt-5 flex items-center gap-2 font-semibold text-sm before:size-2.5 before:rounded-full before:bg-current data-[stock=coming]:text-notice data-[stock=few-left]:text-warning data-[stock=in-stock]:text-success data-[stock=out-of-stock]:text-ink-soft"
      >
        {text}
      </p>
      {state === 'out-of-stock' && (
        <p className="mt-1 text-ink-soft text-sm">
          You can still add it to a registry. Guests can buy it when it’s back, or from another store.
        </p>
      )}
    </>
  );
}
