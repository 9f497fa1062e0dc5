import { useEffect, useState, useSyncExternalStore } from 'react';
import { typeInto } from './type-into.ts';

const never = () => () => {};
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Keeps what is in a text area when React takes the page over: typed before its script was there, or filled in by the browser after Back.
 * React sets a text area, unlike an input, to its default value then.
 */
export function useTypedBefore(id: string): void {
  const isHydrating = useIsHydrating();
  const [before] = useState(() => (isHydrating && typeof document !== 'undefined' ? stateOf(textAreaOf(id)) : null));
  useEffect(() => {
    const area = textAreaOf(id);
    if (area === null || before === null || area.value === before.typed) return;
    typeInto(area, before.typed);
    area.setSelectionRange(before.from, before.to);
  }, [id, before]);
}

/** The caret, too: somebody may be typing in the middle. */
const stateOf = (area: HTMLTextAreaElement | null) =>
  area && { typed: area.value, from: area.selectionStart, to: area.selectionEnd };

const textAreaOf = (id: string) => document.getElementById(id) as HTMLTextAreaElement | null;
