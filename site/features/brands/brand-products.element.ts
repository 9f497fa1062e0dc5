import { readFilters } from '#rules/catalogue-filters.ts';
import { readSort } from '#rules/catalogue-sorts.ts';
import { type CardFacts, chooseCards } from './choose-cards.ts';

/** <brand-products>: shows those of its cards that the address asks for, in the order that it asks for. */
class BrandProducts extends HTMLElement {
  connectedCallback(): void {
    const params = new URLSearchParams(location.search);
    if (params.size === 0) return;
    const query = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
    const sort = readSort({ sort: params.get('sort') ?? '', order: params.get('order') ?? '' });
    const cards = [...this.querySelectorAll<HTMLElement>('li[data-facts]')].map((item) => ({
      item,
      facts: JSON.parse(item.dataset.facts!) as CardFacts,
    }));
    const chosen = chooseCards(cards, readFilters(query), sort);
    this.querySelector('ul')!.replaceChildren(...chosen.map(({ item }) => item));
    this.querySelector<HTMLElement>('[data-none]')!.hidden = chosen.length > 0;
    this.querySelector('[data-count]')!.textContent =
      `${chosen.length} ${chosen.length === 1 ? 'product' : 'products'}`;
  }
}

if (!customElements.get('brand-products')) customElements.define('brand-products', BrandProducts);
