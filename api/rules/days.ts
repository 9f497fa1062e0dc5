// A day is a text, YYYY-MM-DD, never an instant (decisions 2). Rules that need today are handed it.

/** YYYY-MM-DD: compares as text. */
export type Day = string;

const dayMs = 86_400_000;
const toUtc = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));

export const addDays = (day: Day, days: number): Day => new Date(toUtc(day) + days * dayMs).toISOString().slice(0, 10);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toUtc(to) - toUtc(from)) / dayMs);

/** Same day of the month `months` later, or that month's last day. */
export function addMonths(day: Day, months: number): Day {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(Number(day.slice(8, 10)), last))).toISOString().slice(0, 10);
}

/** The day that an instant falls on in a time zone. */
export function dayOf(instantMs: number, timeZone = 'UTC'): Day {
  if (timeZone === 'UTC') return new Date(instantMs).toISOString().slice(0, 10);
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instantMs,
  );
}
