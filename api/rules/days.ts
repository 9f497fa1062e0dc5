// A day is a text, YYYY-MM-DD, never an instant. Rules that need today are handed it.

/** YYYY-MM-DD: can be compared as a string. */
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

const lastZoneMs = 12 * 3_600_000;

/** The latest day that has begun everywhere, in the last time zone too (UTC-12): for what nobody may know on the evening before. */
export const dayBegunEverywhere = (instantMs: number): Day => dayOf(instantMs - lastZoneMs);

/** The moment at which that day began in the last time zone. */
export const beganEverywhereAt = (instantMs: number): number =>
  Math.floor((instantMs - lastZoneMs) / dayMs) * dayMs + lastZoneMs;

/** The first such moment that is not before an instant: for what people were told to do before a day, wherever they live. */
export const nextBeganEverywhereAt = (instantMs: number): number =>
  Math.ceil((instantMs - lastZoneMs) / dayMs) * dayMs + lastZoneMs;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a day as people in the United States type it: "2027-03-15", "3/15/2027", "3-15-27", "March 15, 2027". Null for anything else. */
export function parseTypedDay(typed: string): Day | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (figures) return toDay(fullYear(figures[3]!), Number(figures[1]), Number(figures[2]));
  const words = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  const month = words ? monthNames.indexOf(words[1]!.slice(0, 3).toLowerCase()) + 1 : 0;
  return words && month > 0 ? toDay(Number(words[3]), month, Number(words[2])) : null;
}

const fullYear = (year: string): number => Number(year.length === 2 ? `20${year}` : year);

function toDay(year: number, month: number, day: number): Day | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const instant = toUtc(text);
  return Number.isFinite(instant) && dayOf(instant) === text ? text : null;
}
