import { figuresOf, perLocale } from '#rules/formats.ts';

export interface RatingText {
  shown: string;
  shortCount: string;
  spoken: string;
}

/** "4.7" and "12.3k": a card keeps its width from none to thousands; screen readers get the whole number. */
export function describeRating(rating: number, count: number, locale = 'en-US'): RatingText {
  const whole = count < 1000 ? String(count) : figuresOf(locale).format(count);
  const shown = rating.toFixed(1);
  const spoken = `Rated ${shown} out of 5 by ${whole} ${count === 1 ? 'person' : 'people'}`;
  return { shown, shortCount: count < 1000 ? whole : shorten(count, locale), spoken };
}

const short = perLocale((locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
const shorten = (count: number, locale: string): string => short(locale).format(count).toLowerCase();
