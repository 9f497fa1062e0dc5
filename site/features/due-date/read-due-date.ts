import { isPossibleArrival, possibleArrivals } from '#rules/arrival.ts';
import { type Day, parseTypedDay } from '#rules/days.ts';
import { cycleDays, type DueDateFacts, type DueDateMethod, dueDateOf, scanWeeks } from '#rules/due-dates.ts';
import { dayText } from './due-date-text.ts';

/** The form field that holds the day for each method. */
export const dayFieldOf: Record<DueDateMethod, string> = {
  'last-period': 'period',
  conception: 'conceived',
  ivf: 'transfer',
  ultrasound: 'scan',
  known: 'due',
};
const methods = Object.keys(dayFieldOf) as DueDateMethod[];

export type DueDateFields = (name: string) => string | null;
type Problem = { field: string; message: string };
export type DueDateAnswer = { dueDate: Day } | { problem: Problem };

export const methodIn = (fields: DueDateFields): DueDateMethod =>
  methods.find((method) => method === fields('method')) ?? 'last-period';

/** Reads the calculator's input, from a form or an address. */
export function readDueDate(fields: DueDateFields, today: Day): DueDateAnswer {
  const facts = readFacts(fields);
  if ('problem' in facts) return facts;
  const { facts: known } = facts;
  const field = dayFieldOf[known.method];
  if (known.method !== 'known' && known.day > today)
    return { problem: { field, message: 'This day hasn’t come yet. Check the year.' } };
  const dueDate = dueDateOf(known);
  if (isPossibleArrival(dueDate, today)) return { dueDate };
  const { min, max } = possibleArrivals(today);
  const range = `We count due dates from ${dayText(min)}, to ${dayText(max)}.`;
  const message = known.method === 'known' ? range : `That gives a due date of ${dayText(dueDate)}. ${range}`;
  return { problem: { field, message } };
}

function readFacts(fields: DueDateFields): { facts: DueDateFacts } | { problem: Problem } {
  const method = methodIn(fields);
  const dayField = dayFieldOf[method];
  const day = parseTypedDay(fields(dayField) ?? '');
  if (day === null) return { problem: { field: dayField, message: 'Choose a day, or type it like 3/15/2027.' } };
  if (method === 'ivf') return { facts: { method, day, embryoDays: fields('embryoDays') === '3' ? 3 : 5 } };
  if (method === 'last-period') {
    const length = wholeNumber(fields('cycleDays') || String(cycleDays.usual));
    if (length !== null && length >= cycleDays.min && length <= cycleDays.max)
      return { facts: { method, day, cycleDays: length } };
    const message = `Enter a length from ${cycleDays.min} to ${cycleDays.max} days, or leave 28.`;
    return { problem: { field: 'cycleDays', message } };
  }
  if (method === 'ultrasound') {
    const [weeks, days] = [wholeNumber(fields('weeks') ?? ''), wholeNumber(fields('days') || '0')];
    if (weeks === null || weeks < scanWeeks.min || weeks > scanWeeks.max)
      return {
        problem: { field: 'weeks', message: `Enter the weeks from the report, ${scanWeeks.min} to ${scanWeeks.max}.` },
      };
    if (days === null || days > 6) return { problem: { field: 'days', message: 'Enter 0 to 6 days.' } };
    return { facts: { method, day, weeks, days } };
  }
  return { facts: { method, day } };
}

const wholeNumber = (typed: string): number | null => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null);
