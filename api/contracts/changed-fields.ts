/**
 * What a form sends of something that others may be changing too: only what the person has changed, so that it reverts nothing of theirs; and
 * for what is guarded, what it was (`was`), so that the server refuses to overwrite a newer value.
 * @param began what the form began with, as its hidden field `was` says; null without one
 */
export function changedFields(
  typed: Record<string, unknown>,
  began: Readonly<Record<string, unknown>> | null,
  guarded: readonly string[],
): Record<string, unknown> {
  if (began === null) return typed;
  const isUnchanged = (name: string) => Object.hasOwn(began, name) && isSame(began[name], typed[name]);
  const names = Object.keys(typed).filter((name) => !isUnchanged(name));
  const was = names.filter((name) => guarded.includes(name) && Object.hasOwn(began, name));
  const pick = (from: Readonly<Record<string, unknown>>, which: readonly string[]) =>
    Object.fromEntries(which.map((name) => [name, from[name]]));
  return { ...pick(typed, names), ...(was.length > 0 && { was: pick(began, was) }) };
}

/** An empty field is null for the server. Objects have the same order of keys, since both are written by a form. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/** The field `was` of a form, which the form itself wrote; null if there is none. */
export function readBegan(text: string | undefined): Readonly<Record<string, unknown>> | null {
  try {
    const began: unknown = JSON.parse(text || 'null');
    return typeof began === 'object' && !Array.isArray(began) ? (began as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
