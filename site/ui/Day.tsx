const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as people write it: March 5, 2026. `on` is a day ('2026-03-05') or an instant. */
export function Day({ on }: { on: string | number }) {
  const at = new Date(on);
  return <time dateTime={at.toISOString().slice(0, 10)}>{words.format(at)}</time>;
}
