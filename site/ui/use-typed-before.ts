import { useEffect, useState, useSyncExternalStore } from 'react';

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
  const [typed] = useState(() => (isHydrating && typeof document !== 'undefined' ? textAreaOf(id)?.value : undefined));
  useEffect(() => {
    const area = textAreaOf(id);
    if (area === null || typed === undefined || area.value === typed) return;
    // As if it was typed now, so that React and the form know.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, typed);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id, typed]);
}

const textAreaOf = (id: string) => document.getElementById(id) as HTMLTextAreaElement | null;
