import { type RefObject, useEffect, useRef } from 'react';

/** For a `<details>` that lies over the page. It closes like a menu: on Escape, on a press outside, and when the focus leaves it. */
export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.open || !(target instanceof Node) || menu.current.contains(target)) return;
      // A press between the fields moves the focus to what is around the menu.
      if (!target.contains(menu.current)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return menu;
}
