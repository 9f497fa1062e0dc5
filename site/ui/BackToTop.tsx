import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';

const shownBelowPx = 500;
const narrowPx = 525;

/**
 * Shown once the page is scrolled more than 500 px, but not over a form while somebody fills it in; small in windows of 525 px or less.
 * Never rendered on the server.
 */
export function BackToTop() {
  const [state, setState] = useState({ isShown: false, isSmall: false });
  useEffect(() => {
    const update = () =>
      setState((before) => {
        const isShown = scrollY > shownBelowPx;
        const isSmall = innerWidth <= narrowPx;
        return before.isShown === isShown && before.isSmall === isSmall ? before : { isShown, isSmall };
      });
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update, { passive: true });
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, []);
  if (!state.isShown) return null;
  return (
    <button
      type="button"
      data-no-print
      className={`fixed end-4 bottom-4 z-10 flex items-center gap-2 rounded-full border border-line-strong bg-raised font-semibold text-sm shadow-lifted transition-colors hover:border-ink in-[:has(:is(input,select,textarea):focus)]:hidden ${state.isSmall ? 'min-h-11 px-4' : 'min-h-12 px-5'}`}
      onClick={goToTop}
    >
      <Icon name="up" />
      Back to top
    </button>
  );
}

/** Scrolls smoothly unless reduced motion is preferred; the focus moves along. */
function goToTop(): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}
