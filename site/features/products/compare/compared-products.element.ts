import { compareMemoryOf } from './compare-memory.ts';

/** <compared-products data-gone>: what is taken out here, or has left the shop, is in the tray of no product's page any more. */
class ComparedProducts extends HTMLElement {
  readonly #memory = compareMemoryOf(localStorage);

  connectedCallback(): void {
    for (const id of this.dataset.gone?.match(/\d+/g) ?? []) this.#memory.remove(Number(id));
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
  }

  readonly #onClick = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLElement>('a[data-take-out]');
    if (link !== null) this.#memory.remove(Number(link.dataset.takeOut));
  };
}

if (!customElements.get('compared-products')) customElements.define('compared-products', ComparedProducts);
