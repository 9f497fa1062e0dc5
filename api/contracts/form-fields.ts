import { parseTypedDay } from '#rules/days.ts';
import { typedCents } from '#rules/money.ts';

// What was typed into a form, for its call: in the browser and, without script, on the server.

/** Read by name, as the call wants it. */
export interface FormFields {
  /** As typed, without spaces around it and with plain line breaks; empty where there is no such field. */
  text(name: string): string;
  /** null for nothing. */
  textOrNull(name: string): string | null;
  /** undefined for nothing. */
  textOrNone(name: string): string | undefined;
  /** A password is taken as it is, with its spaces. */
  exact(name: string): string;
  /** undefined for nothing; NaN stays NaN, so that the server names the field. */
  number(name: string): number | undefined;
  /** "45", "45.9", "1,045.90" and "$45" as cents. */
  cents(name: string): number | undefined;
  /** YYYY-MM-DD; "3/15/2027" is understood. What is no day stays as typed, so that the server names the field. */
  dayOrNull(name: string): string | null;
  isChecked(name: string): boolean;
  /** Every field of the person's as text, passwords as they are; not what `Form` itself writes. */
  texts(): Record<string, string>;
  all(name: string): string[];
}

const ownFields = new Set(['form', 'page', 'next', 'key']);

/** @param data of the browser's form, or as it was posted */
export function readFields(data: FormData | URLSearchParams): FormFields {
  const exact = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const text = (name: string) => exact(name).replaceAll('\r\n', '\n').trim();
  return {
    exact,
    text,
    textOrNull: (name) => text(name) || null,
    textOrNone: (name) => text(name) || undefined,
    number: (name) => (text(name) === '' ? undefined : Number(text(name))),
    cents: (name) => typedCents(text(name)),
    dayOrNull: (name) => (text(name) === '' ? null : (parseTypedDay(text(name)) ?? text(name))),
    isChecked: (name) => data.has(name),
    texts: () =>
      Object.fromEntries(
        [...data.keys()]
          .filter((name) => !ownFields.has(name))
          .map((name) => [name, name === 'password' ? exact(name) : text(name)]),
      ),
    all: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
  };
}
