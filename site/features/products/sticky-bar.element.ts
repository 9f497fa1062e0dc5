/** <sticky-bar data-for="id">: the bar at the bottom, away while the thing it repeats is in sight. */
class StickyBar extends HTMLElement {
  #observer?: IntersectionObserver;

  connectedCallback(): void {
    const twin = document.getElementById(this.dataset.for ?? '');
    if (twin === null) return;
    this.#observer = new IntersectionObserver(([seen]) => {
      this.toggleAttribute('data-away', seen?.isIntersecting ?? false);
      this.inert = seen?.isIntersecting ?? false;
    });
    this.#observer.observe(twin);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
  }
}

if (!customElements.get('sticky-bar')) customElements.define('sticky-bar', StickyBar);
