import { searchBrand } from '#contracts/search.ts';
import { call } from '#site/stores/call.ts';
import { openShopList } from './list-source.ts';
import { make } from './make-element.ts';

const brandLinkClass = 'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4';

/** <search-head>: says what was searched, as the address and the answer have it. */
class SearchHead extends HTMLElement {
  #stop = () => {};

  connectedCallback(): void {
    const { list } = openShopList({ of: 'search', attributes: [], usualSort: 'popular' });
    const term = list.words.term ?? '';
    if (term === '') return;
    const suffix = document.title.replace(/^Search/, '');
    document.title = `${term}${suffix}`;
    this.querySelector('[data-term]')!.textContent = `“${term}”`;
    this.#stop = list.$shown.subscribe((shown) => {
      if (shown.state !== 'ready') return;
      const { correctedTerm } = shown.list;
      this.#show('corrected', correctedTerm === null ? null : `Showing results for “${correctedTerm}”.`);
    });
    void this.#offerBrand(term);
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  async #offerBrand(term: string): Promise<void> {
    // Without an answer there is no offer; the results do not wait for it.
    const { brand } = await call(searchBrand, { query: { term } }).catch(() => ({ brand: null }));
    if (brand === null) return;
    const link = make('a', brandLinkClass, `Shop all ${brand.title} products`);
    link.href = brand.brandPageUrl;
    const line = this.querySelector<HTMLElement>('[data-brand]')!;
    line.replaceChildren(link);
    line.hidden = false;
  }

  #show(name: string, text: string | null): void {
    const line = this.querySelector<HTMLElement>(`[data-${name}]`)!;
    line.hidden = text === null;
    line.textContent = text ?? '';
  }
}

if (!customElements.get('search-head')) customElements.define('search-head', SearchHead);
