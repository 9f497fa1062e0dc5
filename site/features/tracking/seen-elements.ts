const steps = Array.from({ length: 21 }, (_, i) => i / 20);

/** Whether enough of it is on the screen to count as seen: half of it, or a third of the window. */
export const isSeen = (ratio: number, visibleHeight: number, windowHeight: number): boolean =>
  ratio >= 0.5 || visibleHeight >= windowHeight / 3;

/** Reports each element with data-event-view once, including elements that are added later. */
export function watchSeen(root: HTMLElement, tell: (element: HTMLElement) => void): void {
  const known = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        if (!isSeen(intersectionRatio, intersectionRect.height, rootBounds?.height ?? innerHeight)) continue;
        observer.unobserve(target);
        tell(target as HTMLElement);
      }
    },
    { threshold: steps },
  );
  const look = () => {
    for (const element of root.querySelectorAll('[data-event-view]')) {
      if (known.has(element)) continue;
      known.add(element);
      observer.observe(element);
    }
  };
  look();
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
