// Creating a format costs a hundred times as much as using it, and a page of products uses the same one for each of them.

/** Creates the format of each locale once. Locales are named in code, so their number is bounded. */
export function perLocale<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    let format = made.get(locale);
    if (format === undefined) {
      format = make(locale);
      made.set(locale, format);
    }
    return format;
  };
}

/** "1,204". */
export const figuresOf = perLocale((locale) => new Intl.NumberFormat(locale));
/** "March 14, 2027": a day has no time zone, so it is formatted in UTC. */
export const daysOf = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
