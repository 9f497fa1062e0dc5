import type { Problem } from '#contracts/problems.ts';
import { monthOfArrival } from '#rules/arrival.ts';
import { addMonths, type Day } from '#rules/days.ts';

export const findFields = ['name', 'month', 'city', 'code'] as const;
export type FindField = (typeof findFields)[number];
export type FindQuery = Record<FindField, string>;

/** The search in the address; null where there is none yet. */
export function readFindQuery(search: URLSearchParams): FindQuery | null {
  if (!search.has('name')) return null;
  const read = (field: FindField) => (search.get(field) ?? '').trim();
  return { name: read('name'), month: read('month'), city: read('city'), code: read('code') };
}

/** The months that a registry's day may be in: two years back to one ahead, the next to come first. */
export function monthChoices(today: Day): { value: string; label: string }[] {
  const months = Array.from({ length: 37 }, (_, at) => addMonths(`${today.slice(0, 7)}-01`, at - 24));
  return [...months.slice(24), ...months.slice(0, 24).reverse()].map((day) => ({
    value: day.slice(0, 7),
    label: monthOfArrival(day),
  }));
}

/** The sentence beside each field that was refused. */
export function fieldErrors(fields: Problem['fields'] = []): Partial<FindQuery> {
  return Object.fromEntries(
    fields.map(({ field, message }) => [
      field.replace(/^query\./, ''),
      `${message[0]!.toUpperCase()}${message.slice(1)}`,
    ]),
  );
}
