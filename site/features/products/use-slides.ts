import { useEffect, useRef, useState } from 'react';

/**
 * A row of slides that the browser scrolls and snaps: which of them is in sight, and how to go to another. It begins at `start`, and
 * again with other slides (`key`).
 */
export function useSlides(count: number, start = 0, key = '') {
  const ref = useRef<HTMLUListElement>(null);
  /** null on the server and without script. */
  const [at, setAt] = useState<number | null>(null);

  const read = () => {
    const { scrollLeft, clientWidth } = ref.current!;
    setAt(clientWidth === 0 ? 0 : Math.min(count - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
  };
  useEffect(() => {
    ref.current!.scrollLeft = start * ref.current!.clientWidth;
    setAt(start);
  }, [start, key]);

  const goTo = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const slide = Math.min(count - 1, Math.max(0, index));
    ref.current!.scrollTo({ left: slide * ref.current!.clientWidth, behavior: isReduced ? 'instant' : behavior });
    setAt(slide);
  };
  return { at, goTo, list: { ref, onScroll: read } };
}
