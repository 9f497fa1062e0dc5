import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { daysOf } from '#rules/formats.ts';

type Offer = ProductPage['offers'][number];

/** Beyond these, stores stand behind "+N" (decisions 3). */
export const storesShown = 3;

/** The cheapest first, the rest behind a button. */
export function splitOffers(offers: readonly Offer[]): { shown: Offer[]; more: Offer[] } {
  const sorted = offers.toSorted((a, b) => a.price.amount - b.price.amount || a.store.localeCompare(b.store, 'en'));
  return { shown: sorted.slice(0, storesShown), more: sorted.slice(storesShown) };
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** "March 1, 2027, 10:05 UTC": prices elsewhere change by the hour, so the time is said too. */
export const describeTime = (time: string, locale = 'en-US'): string =>
  `${daysOf(locale).format(new Date(time))}, ${clock.format(new Date(time))} UTC`;
