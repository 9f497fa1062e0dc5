import { parseTypedDay } from '#rules/days.ts';
import { typedCents } from '#rules/money.ts';
import { accountHeader } from './account-of-page.ts';

// The fields of a form, read for its call: in the browser and, without script, on the server.

/** Read by name, in the type that the call needs. */
export interface FormFields {
  /** As typed, but trimmed and with plain line breaks; empty if there is no such field. */
  text(name: string): string;
  /** null for an empty field. */
  textOrNull(name: string): string | null;
  /** undefined for an empty field. */
  textOrNone(name: string): string | undefined;
  /** Untrimmed, for passwords. */
  exact(name: string): string;
  /** undefined for an empty field; NaN stays NaN, so that the server names the field. */
  number(name: string): number | undefined;
  /** "45", "45.9", "1,045.90" and "$45" as cents. */
  cents(name: string): number | undefined;
  /** YYYY-MM-DD; "3/15/2027" is accepted. Text that is not a day stays as typed, so that the server names the field. */
  dayOrNull(name: string): string | null;
  isChecked(name: string): boolean;
  /** Every field that the person filled in as text, passwords untrimmed; not the fields that `Form` itself writes. */
  texts(): Record<string, string>;
  all(name: string): string[];
}

const ownFields = new Set(['form', 'page', 'next', 'key', accountHeader]);

/** @param data of the browser's form, or the posted body */
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
