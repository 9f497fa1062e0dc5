export interface RatingWords {
  shown: string;
  shortCount: string;
  spoken: string;
}

/** "4.7" and "12.3k": a card keeps its width from none to thousands; who listens gets the whole number. */
export function describeRating(rating: number, count: number, locale = 'en-US'): RatingWords {
  const whole = count < 1000 ? String(count) : new Intl.NumberFormat(locale).format(count);
  const shown = rating.toFixed(1);
  const spoken = `Rated ${shown} out of 5 by ${whole} ${count === 1 ? 'person' : 'people'}`;
  return { shown, shortCount: count < 1000 ? whole : shorten(count, locale), spoken };
}

const shorten = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count).toLowerCase();
