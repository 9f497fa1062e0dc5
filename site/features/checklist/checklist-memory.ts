/** What somebody ticked, as their browser keeps it: ids of items, in the order of ticking. Items come and go; ids stay. */
export function readTicked(kept: string | null): Set<string> {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export const writeTicked = (ticked: ReadonlySet<string>): string => JSON.stringify([...ticked]);

export function progressWords(done: number, total: number): string {
  return done === total ? `All ${total}` : `${done} of ${total}`;
}
