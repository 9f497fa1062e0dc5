import type { FormFields } from './form-fields.ts';

/**
 * What a form knows of each field's value on the server: the value that it began with or saved last, and after it those that it has sent
 * without learning whether they were saved.
 */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;
type Values = Readonly<Record<string, unknown>>;

/** How many of a field's values a form may have sent without an answer; of more, the latest count. */
export const triedMax = 4;

/**
 * The body that a form sends when others may edit the same thing: only the fields that this person has changed, so that it reverts nothing of
 * theirs; for guarded fields also their initial values (`was`, and `tried` for those that may have been saved since), so that the server
 * refuses to overwrite a newer value. A field with several known values is sent even if it is as it was: the server may have another one.
 * @param known from the form's hidden fields `was`; null without one
 */
export function changedFields(typed: Values, known: KnownValues | null, guarded: readonly string[] = []): Values {
  if (known === null) return typed;
  const isUnchanged = (name: string) =>
    Object.hasOwn(known, name) && known[name]!.every((value) => isSame(value, typed[name]));
  const names = Object.keys(typed).filter((name) => !isUnchanged(name));
  const ofGuarded = names.filter((name) => guarded.includes(name) && Object.hasOwn(known, name));
  return { ...pick(typed, names), ...knownBody(pick(known, ofGuarded)) };
}

/** Known values in the body of a call. */
export function knownBody(known: KnownValues): { was?: Values; tried?: Values[] } {
  const [was, ...tried] = rowsOf(known);
  return { ...(was && { was }), ...(tried.length > 0 && { tried }) };
}

const pick = <T>(from: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, from[name]!]));

/** An empty field is null for the server. Objects have the same order of keys, since both are written by a form. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** The hidden fields `was` of a form; null if there is none. */
export const readKnownValues = (fields: FormFields): KnownValues | null => parseKnownValues(fields.all('was'));

/** @param texts what the form began with, and what it sent since, each as a JSON object */
export function parseKnownValues(texts: readonly string[]): KnownValues | null {
  const [initial, ...tried] = texts.map(readInitialValues);
  if (!initial) return null;
  const valuesOf = (name: string) =>
    tried.reduce<readonly unknown[]>(
      (values, row) => (row !== null && Object.hasOwn(row, name) ? withTried(values, row[name]) : values),
      [initial[name]],
    );
  return Object.fromEntries(Object.keys(initial).map((name) => [name, valuesOf(name)]));
}

/** As `parseKnownValues` reads it. */
export const writeKnownValues = (known: KnownValues): string[] => rowsOf(known).map((row) => JSON.stringify(row));

export function withTried(values: readonly unknown[], value: unknown): readonly unknown[] {
  if (values.some((one) => JSON.stringify(one) === JSON.stringify(value))) return values;
  const [initial, ...tried] = values;
  return [initial, ...[...tried, value].slice(-triedMax)];
}

function rowsOf(known: KnownValues): Values[] {
  const most = Math.max(0, ...Object.values(known).map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      Object.entries(known).flatMap(([name, values]) => (index < values.length ? [[name, values[index]]] : [])),
    ),
  );
}

/** Reads one hidden field `was` of a form; null if it has none. */
export function readInitialValues(text: string | undefined): Values | null {
  try {
    const initial: unknown = JSON.parse(text || 'null');
    return typeof initial === 'object' && !Array.isArray(initial) ? (initial as Values) : null;
  } catch {
    return null;
  }
}
