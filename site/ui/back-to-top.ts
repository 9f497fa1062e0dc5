import { make } from './make-element.ts';

const shownBelowPx = 500;
const narrowPx = 525;

const buttonClass =
  'flex items-center gap-2 rounded-full border border-line-strong bg-raised font-semibold text-sm shadow-lifted transition-colors hover:border-ink min-h-12 px-5 data-small:min-h-11 data-small:px-4';
const arrow =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m5 12 7-7 7 7M12 19V5"/></svg>';

/**
 * <back-to-top>: shown once scrolled more than 500 px, small in windows of 525 px or less; scrolls smoothly where movement is
 * welcome, and takes the focus along.
 */
class BackToTop extends HTMLElement {
  connectedCallback(): void {
    const icon = new DOMParser().parseFromString(arrow, 'image/svg+xml').documentElement;
    const button = make('button', buttonClass, icon, 'Back to top');
    button.type = 'button';
    this.replaceChildren(button);
    addEventListener('scroll', this.show, { passive: true });
    addEventListener('resize', this.show, { passive: true });
    this.addEventListener('click', this.goUp);
    this.show();
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.show);
    removeEventListener('resize', this.show);
  }

  show = (): void => {
    this.hidden = scrollY <= shownBelowPx;
    this.firstElementChild?.toggleAttribute('data-small', innerWidth <= narrowPx);
  };

  goUp = (): void => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
}

if (!customElements.get('back-to-top')) customElements.define('back-to-top', BackToTop);
