/**
 * When two people change the same thing, or one person in two tabs: the first field whose value is no longer the one that the second change
 * started from. Null if there is none.
 */
export function changedMeanwhile<T extends object>(was: Partial<T> | undefined, now: T): (keyof T & string) | null {
  for (const [field, value] of Object.entries(was ?? {}))
    if (value !== undefined && !isSame(value, now[field as keyof T])) return field as keyof T & string;
  return null;
}

/**
 * What a change started from, where answers to earlier ones were lost (`tried`): a field that has one of those values by now was changed by
 * the same person.
 */
export function startedFrom<T extends object>(
  was: T | undefined,
  tried: readonly Partial<T>[] | undefined,
  now: { readonly [K in keyof T]?: unknown },
): T | undefined {
  if (was === undefined || tried === undefined) return was;
  const isOwn = (field: string) =>
    tried.some((values) => Object.hasOwn(values, field) && isSame(values[field as keyof T], now[field as keyof T]));
  return Object.fromEntries(
    Object.entries(was).map(([field, value]) => [field, isOwn(field) ? now[field as keyof T] : value]),
  ) as T;
}

/**
 * What two people made of the same choice: the second adds and removes only what they chose to, and their order comes first. Where nothing is
 * known of that, it is all theirs.
 * @param known the choice that the second started from, and those that they have sent since without an answer
 */
export function mergeChosen<T>(
  typed: readonly T[],
  known: readonly (readonly T[] | undefined)[],
  now: readonly T[],
): T[] {
  const choices = known.filter((choice) => choice !== undefined);
  if (choices.length === 0) return [...new Set(typed)];
  const isRemoved = (one: T) => !typed.includes(one) && choices.some((choice) => choice.includes(one));
  const isAdded = (one: T) => !choices.every((choice) => choice.includes(one));
  return [
    ...new Set([
      ...typed.filter((one) => isAdded(one) || now.includes(one)),
      ...now.filter((one) => !typed.includes(one) && !isRemoved(one)),
    ]),
  ];
}

/** A value may be a price. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  return left.length === Object.keys(b).length && left.every(([key, value]) => isSame(value, right[key]));
}
