import type { Viewed } from './viewed-memory.ts';
import { viewedMemoryOf } from './viewed-memory.ts';

/** <recently-viewed data-gp data-seen>: keeps its place from the start, and asks for today's prices when it comes near. */
class RecentlyViewed extends HTMLElement {
  readonly #memory = viewedMemoryOf(localStorage);
  #observer?: IntersectionObserver;

  connectedCallback(): void {
    const gpId = Number(this.dataset.gp);
    const others = this.#memory.others(gpId);
    this.#memory.add({ gpId, productId: Number(this.dataset.seen) });
    this.querySelector('button')?.addEventListener('click', this.#clear);
    if (others.length === 0) return;
    this.hidden = false;
    this.#observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        this.#observer?.disconnect();
        void this.#paint(others);
      },
      { rootMargin: '400px' },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.querySelector('button')?.removeEventListener('click', this.#clear);
  }

  readonly #clear = () => {
    this.#memory.clear();
    this.hidden = true;
  };

  async #paint(viewed: readonly Viewed[]): Promise<void> {
    try {
      const { paintViewed } = await import('./paint-viewed.ts');
      const cards = await paintViewed(this.querySelector('template')!, viewed.slice(0, 4));
      this.querySelector('ul')!.replaceChildren(...cards);
      this.hidden = cards.length === 0;
    } catch {
      this.hidden = true;
    }
  }
}

if (!customElements.get('recently-viewed')) customElements.define('recently-viewed', RecentlyViewed);
