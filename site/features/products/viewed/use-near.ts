import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is, or once was, within 400 px of the viewport. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current === null || isNear) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setIsNear(true), {
      rootMargin: '400px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return isNear;
}
