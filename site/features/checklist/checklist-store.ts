import { persistentAtom } from '#site/data/persistent-atom.ts';

export const ticksKey = 'layette-checklist';

/** The items that the visitor has checked, in this browser only: ids, in the order of checking. Items come and go; ids stay. */
export const $ticked = persistentAtom<readonly string[]>(ticksKey, [], {
  encode: JSON.stringify,
  decode: readIds,
});

export function tick(id: string, isTicked: boolean): void {
  const others = $ticked.get().filter((other) => other !== id);
  $ticked.set(isTicked ? [...others, id] : others);
}

/** Only ids, whatever the storage contains. */
function readIds(stored: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
