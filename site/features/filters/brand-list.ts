// A brand's hero products are all in its page, so its filters and sorts are a matter of the browser (shop 2.7, 7 and 9): the list
// as it came, with other cards hidden and in another order.
import type { Facet } from '#contracts/catalogue.schemas.ts';
import { type ListAddress, readListAddress, writeListAddress } from '#rules/catalogue-list-address.ts';
import { appliedFilters } from './applied-filters.ts';
import { type CardFacts, chooseCards } from './choose-cards.ts';
import { countCards } from './count-cards.ts';
import { productCount } from './count-words.ts';
import type { ListPart } from './fetch-list.ts';
import { fillForm } from './filter-form.ts';
import type { Counted } from './filter-panel-store.ts';
import { paintChips } from './paint-chips.ts';

export const brandWords = { attributeKeys: [], usualSort: 'popular', term: null, sorts: 'older' } as const;

export interface BrandList {
  load(search: string): Promise<ListPart>;
  count(address: ListAddress): Promise<Counted>;
}

export function openBrandList(root: HTMLElement): BrandList {
  const asItCame = root.querySelector('[data-part="list"]')!.cloneNode(true) as HTMLElement;
  // The panel may have been opened before this script was there.
  asItCame.querySelector('dialog')?.removeAttribute('open');
  const facts = cardsOf(asItCame).map((card) => card.facts);
  return {
    count: async ({ filters }) => countCards(facts, filters),
    async load(search) {
      const address = readListAddress(search, brandWords);
      const list = asItCame.cloneNode(true) as HTMLElement;
      const count = chooseIn(list, address);
      paintChips(list, address, brandWords.usualSort);
      paintApplied(list, root, address, countCards(facts, address.filters).facets);
      fillForm(list.querySelector('form[data-panel]')!, address, brandWords);
      return { html: list.innerHTML, title: document.title, count };
    },
  };
}

/** The same as the server writes for an address of its own. */
function paintApplied(list: HTMLElement, root: HTMLElement, address: ListAddress, facets: readonly Facet[]): void {
  const { content } = root.querySelector<HTMLTemplateElement>('template[data-copy="applied"]')!;
  const items = appliedFilters(address.filters, facets).map(({ label, without }) => {
    const item = content.firstElementChild!.cloneNode(true) as HTMLElement;
    item.querySelector('[data-label]')!.textContent = label;
    const search = writeListAddress({ ...address, filters: without, page: 1 }, brandWords);
    item.querySelector('a')!.href = location.pathname + search;
    return item;
  });
  const row = list.querySelector<HTMLElement>('[data-part="applied"]')!;
  row.replaceChildren(...items);
  row.hidden = items.length === 0;
}

function cardsOf(list: HTMLElement): { item: HTMLElement; facts: CardFacts }[] {
  const items = list.querySelectorAll<HTMLElement>('li[data-facts]');
  return [...items].map((item) => ({ item, facts: JSON.parse(item.dataset.facts!) as CardFacts }));
}

/** Shows the cards that pass, in their order, and says how many. */
function chooseIn(list: HTMLElement, { filters, sort }: ListAddress): string {
  const part = (name: string) => list.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  // Popular is the order in which the server has them, whatever order they came in.
  const cards = cardsOf(list).sort((a, b) => a.facts.place - b.facts.place);
  const chosen = chooseCards(cards, filters, sort);
  for (const { item } of cards) item.hidden = true;
  for (const { item } of chosen) item.hidden = false;
  part('grid')
    .querySelector('ul')!
    .prepend(...chosen.map(({ item }) => item));
  part('none').hidden = chosen.length > 0;
  const count = chosen.length === 0 ? '' : productCount(chosen.length);
  part('count').textContent = count;
  return count;
}
