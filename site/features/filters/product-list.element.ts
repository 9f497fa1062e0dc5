import { loadChunk, reportMissingChunk } from '../../errors/missing-chunk.ts';
import { afterPaint, openModal } from '../../ui/after-paint.ts';
import type { ProductListScreen } from './product-list-screen.ts';

/**
 * <product-list>: complete as HTML. The rest is fetched at the first press on a chip or page link, which then counts; should it
 * never come, links lead on and the form is sent, as without a script.
 */
class ProductListElement extends HTMLElement {
  #screen: Promise<ProductListScreen> | undefined;
  readonly #cameFor = location.search;

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('submit', this.#onSubmit);
    // A finger that comes down is a press soon: what is fetched then is there at once.
    this.addEventListener('pointerdown', this.#onPointerDown);
    addEventListener('popstate', this.#onPopState);
    // The panel may have been opened natively; and search results may have an order to recall.
    if (this.querySelector('dialog')?.open || this.#mayRecallSort()) void this.#start().catch(() => {});
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('submit', this.#onSubmit);
    this.removeEventListener('pointerdown', this.#onPointerDown);
    removeEventListener('popstate', this.#onPopState);
    void this.#screen?.then((screen) => screen.stop());
    this.#screen = undefined;
  }

  #mayRecallSort(): boolean {
    try {
      return this.dataset.recalls !== undefined && sessionStorage.getItem('layette.sort') !== null;
    } catch {
      // Storage is forbidden: nothing was kept.
      return false;
    }
  }

  async #start(): Promise<ProductListScreen> {
    this.#screen ??= loadChunk('product-list-screen', () => import('./product-list-screen.ts')).then(
      async ({ ProductListScreen }) => {
        // It reads the whole list: a panel that was just opened is painted first.
        await afterPaint();
        return new ProductListScreen(this, this.#cameFor);
      },
    );
    return this.#screen.catch((error) => {
      this.#screen = undefined;
      throw error;
    });
  }

  #targetOf(event: Event): HTMLElement | null {
    const target = (event.target as Element).closest<HTMLElement>('button[data-section],[data-act],nav a');
    return target !== null && this.contains(target) ? target : null;
  }

  readonly #onPointerDown = (event: Event) => {
    if (this.#targetOf(event) !== null) void this.#start().catch(() => {});
  };

  readonly #onClick = (event: MouseEvent) => {
    const target = this.#targetOf(event);
    if (target === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The panel opens at once, and counts when its script is there.
    const dialog = this.querySelector('dialog');
    const opens = target.dataset.section !== undefined && dialog !== null;
    const isOpen = opens ? openModal(dialog) : undefined;
    this.#start().then(
      async (screen) => {
        await isOpen;
        screen.press(target);
      },
      () => {
        if (target instanceof HTMLAnchorElement) location.assign(target.href);
        else if (!opens) reportMissingChunk('product-list-screen');
      },
    );
  };

  readonly #onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.panel === undefined) return;
    event.preventDefault();
    this.#start().then(
      (screen) => screen.apply(),
      () => form.submit(),
    );
  };

  readonly #onPopState = () => {
    // A step to a place on this page is none of the list's.
    if (this.#screen === undefined && location.search === this.#cameFor) return;
    this.#start().then(
      (screen) => screen.follow(),
      () => location.reload(),
    );
  };
}

if (!customElements.get('product-list')) customElements.define('product-list', ProductListElement);
