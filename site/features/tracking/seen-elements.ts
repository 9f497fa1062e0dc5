const steps = Array.from({ length: 21 }, (_, i) => i / 20);

/** Tells once of each element when half of it, or a third of the window, is on the screen. */
export function whenSeen(elements: Iterable<HTMLElement>, tell: (element: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const windowHeight = rootBounds?.height ?? innerHeight;
        if (intersectionRatio < 0.5 && intersectionRect.height < windowHeight / 3) continue;
        observer.unobserve(target);
        tell(target as HTMLElement);
      }
    },
    { threshold: steps },
  );
  for (const element of elements) observer.observe(element);
}
