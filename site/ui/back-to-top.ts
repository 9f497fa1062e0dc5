const shownBelowPx = 500;

/** <back-to-top>: shown once scrolled more than 500 px; scrolls smoothly where movement is welcome, and takes the focus along. */
class BackToTop extends HTMLElement {
  connectedCallback(): void {
    addEventListener('scroll', this.show, { passive: true });
    this.addEventListener('click', this.goUp);
    this.show();
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.show);
  }

  show = (): void => {
    this.hidden = scrollY <= shownBelowPx;
  };

  goUp = (): void => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
}

if (!customElements.get('back-to-top')) customElements.define('back-to-top', BackToTop);
