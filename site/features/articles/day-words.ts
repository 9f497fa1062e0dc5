const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-03-05' as people write it: March 5, 2026. */
export function dayInWords(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}
