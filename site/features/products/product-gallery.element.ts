/** <product-gallery>: arrows, the mark on the small picture, "2 of 3", and a press that shows a picture large. */
class ProductGallery extends HTMLElement {
  #waiting = 0;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('pictures-changed', this.#show);
    // Scroll events do not bubble, but they are heard on their way down.
    this.addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
    this.querySelector('[data-steps]')?.classList.replace('hidden', 'contents');
    this.#show();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('pictures-changed', this.#show);
    this.removeEventListener('scroll', this.#onScroll, { capture: true });
    cancelAnimationFrame(this.#waiting);
  }

  get #slides(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-slides]')!;
  }

  /** The picture in sight, from 0. */
  get #at(): number {
    const { scrollLeft, clientWidth } = this.#slides;
    return clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth);
  }

  readonly #onScroll = () => {
    cancelAnimationFrame(this.#waiting);
    this.#waiting = requestAnimationFrame(this.#show);
  };

  readonly #onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const step = target.closest<HTMLElement>('[data-step]');
    if (step !== null) return this.#goTo(this.#at + Number(step.dataset.step));
    const link = target.closest<HTMLAnchorElement>('a');
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.dataset.zoom === undefined)
      return this.#goTo([...link.closest('ul')!.children].indexOf(link.closest('li')!));
    const pictures = [...this.#slides.querySelectorAll('img')].map(({ src, alt }) => ({ url: src, alt }));
    const at = [...this.#slides.children].indexOf(link.closest('li')!);
    import('./zoom-dialog.ts').then(
      ({ openZoom }) => openZoom(pictures, at, (last) => this.#goTo(last, 'instant')),
      () => location.assign(link.href),
    );
  };

  #goTo(index: number, behavior: ScrollBehavior = 'smooth'): void {
    const slides = this.#slides;
    const at = Math.min(slides.children.length - 1, Math.max(0, index));
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    slides.scrollTo({ left: at * slides.clientWidth, behavior: isCalm ? 'instant' : behavior });
  }

  readonly #show = () => {
    const count = this.#slides.children.length;
    const at = this.#at;
    const words = this.querySelector<HTMLElement>('[data-count]')!;
    words.hidden = count < 2;
    // Said once per picture: the same words again are no change.
    const text = `${at + 1} of ${count}`;
    if (words.textContent !== text) words.textContent = text;
    const steps = this.querySelector<HTMLElement>('[data-steps]')!;
    steps.hidden = count < 2;
    for (const button of steps.querySelectorAll<HTMLElement>('[data-step]'))
      button.ariaDisabled = String(button.dataset.step === '1' ? at >= count - 1 : at <= 0);
    this.querySelectorAll('[data-thumbs] a').forEach((thumb, index) => {
      if (index === at) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
  };
}

if (!customElements.get('product-gallery')) customElements.define('product-gallery', ProductGallery);
