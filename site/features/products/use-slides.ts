import { useEffect, useRef, useState } from 'react';

/**
 * A row of slides that the browser scrolls and snaps: which of them is in view, and how to go to another. It begins at `start`, and again
 * with other slides (`key`).
 */
export function useSlides(count: number, start = 0, key = '') {
  const ref = useRef<HTMLUListElement>(null);
  /** null on the server and without script. */
  const [at, setAt] = useState<number | null>(null);

  /** The slide that it is scrolling to; slides on the way do not count as in view. */
  const target = useRef<number | null>(null);

  const read = () => {
    const { scrollLeft, clientWidth } = ref.current!;
    const seen = clientWidth === 0 ? 0 : Math.min(count - 1, Math.round(Math.abs(scrollLeft) / clientWidth));
    if (target.current !== null && target.current !== seen) return;
    target.current = null;
    setAt(seen);
  };
  /** Scrolling by hand overrides the target. */
  const interrupt = () => {
    target.current = null;
  };
  useEffect(() => {
    target.current = null;
    ref.current!.scrollLeft = start * ref.current!.clientWidth;
    setAt(start);
  }, [start, key]);

  const goTo = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const slide = Math.min(count - 1, Math.max(0, index));
    target.current = slide === at ? null : slide;
    ref.current!.scrollTo({ left: slide * ref.current!.clientWidth, behavior: isReduced ? 'instant' : behavior });
    setAt(slide);
  };
  return { at, goTo, list: { ref, onScroll: read, onPointerDown: interrupt } };
}
