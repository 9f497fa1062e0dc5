import { reportMissingChunk } from '../../errors/missing-chunk.ts';
import type { ProductListScreen } from './product-list-screen.ts';

/**
 * <product-list data-source data-starts>: the page as built needs no more than this. The rest is fetched when the address asks for
 * another list, or at the first press on a chip or page link, which then counts.
 */
class ProductListElement extends HTMLElement {
  #screen: Promise<ProductListScreen> | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    // A finger that comes down is a press soon: what is fetched then is there at once.
    this.addEventListener('pointerdown', this.#onPointerDown);
    // The panel may have been opened natively, before this script was there.
    const isAwaited = this.dataset.starts !== undefined || location.search !== '' || this.querySelector('dialog')?.open;
    if (isAwaited) void this.#start();
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('pointerdown', this.#onPointerDown);
    void this.#screen?.then((screen) => screen.stop());
    this.#screen = undefined;
  }

  #start(): Promise<ProductListScreen> {
    this.#screen ??= import('./product-list-screen.ts').then(({ ProductListScreen }) => new ProductListScreen(this));
    return this.#screen;
  }

  #targetOf(event: Event): HTMLElement | null {
    const target = (event.target as Element).closest<HTMLElement>('[data-section],[data-act],nav a');
    return target === null || target.closest('dialog') !== null ? null : target;
  }

  readonly #onPointerDown = (event: Event) => {
    if (this.#targetOf(event) !== null) void this.#start().catch(() => {});
  };

  readonly #onClick = (event: MouseEvent) => {
    const target = this.#targetOf(event);
    if (target === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The panel opens at once, and fills when its script is there.
    if (target.dataset.section !== undefined) this.querySelector('dialog')?.showModal();
    this.#start().then(
      (screen) => screen.act(target),
      () => {
        this.#screen = undefined;
        if (target instanceof HTMLAnchorElement) location.assign(target.href);
        else reportMissingChunk('product-list-screen');
      },
    );
  };
}

if (!customElements.get('product-list')) customElements.define('product-list', ProductListElement);
