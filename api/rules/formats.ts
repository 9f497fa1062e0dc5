// Making a format costs a hundred times its use, and a page of products uses the same one for each of them.

/** The format of each locale, made once. Locales are named in code, so their number has an end. */
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
/** "March 14, 2027": a day is a day everywhere, so it is written in UTC. */
export const daysOf = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
