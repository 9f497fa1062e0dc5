/**
 * When two people change the same thing, or one person in two tabs: the first field whose value is no longer the one that the second change
 * started from. Null if there is none.
 */
export function changedMeanwhile<T extends object>(was: Partial<T> | undefined, now: T): (keyof T & string) | null {
  for (const [field, value] of Object.entries(was ?? {}))
    if (value !== undefined && value !== now[field as keyof T]) return field as keyof T & string;
  return null;
}
