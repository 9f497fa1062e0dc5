import { persistentAtom } from '@nanostores/persistent';

export const ticksKey = 'layette-checklist';

/** The items that somebody ticked, in this browser only: ids, in the order of ticking. Items come and go; ids stay. */
export const $ticked = persistentAtom<readonly string[]>(ticksKey, [], {
  encode: JSON.stringify,
  decode: readIds,
});

export function tick(id: string, isTicked: boolean): void {
  const others = $ticked.get().filter((other) => other !== id);
  $ticked.set(isTicked ? [...others, id] : others);
}

/** Only ids, whatever stands in the storage. */
function readIds(stored: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
