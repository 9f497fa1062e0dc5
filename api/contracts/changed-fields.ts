/**
 * The body that a form sends when others may edit the same thing: only the fields that this person has changed, so that it reverts nothing of
 * theirs; for guarded fields also their initial values (`was`), so that the server refuses to overwrite a newer value.
 * @param initial from the form's hidden field `was`; null without one
 */
export function changedFields(
  typed: Record<string, unknown>,
  initial: Readonly<Record<string, unknown>> | null,
  guarded: readonly string[] = [],
): Record<string, unknown> {
  if (initial === null) return typed;
  const isUnchanged = (name: string) => Object.hasOwn(initial, name) && isSame(initial[name], typed[name]);
  const names = Object.keys(typed).filter((name) => !isUnchanged(name));
  const was = names.filter((name) => guarded.includes(name) && Object.hasOwn(initial, name));
  const pick = (from: Readonly<Record<string, unknown>>, which: readonly string[]) =>
    Object.fromEntries(which.map((name) => [name, from[name]]));
  return { ...pick(typed, names), ...(was.length > 0 && { was: pick(initial, was) }) };
}

/** An empty field is null for the server. Objects have the same order of keys, since both are written by a form. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** Reads the hidden field `was` of a form; null if there is none. */
export function readInitialValues(text: string | undefined): Readonly<Record<string, unknown>> | null {
  try {
    const initial: unknown = JSON.parse(text || 'null');
    return typeof initial === 'object' && !Array.isArray(initial) ? (initial as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
