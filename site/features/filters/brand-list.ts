// A brand's hero products are all in its page, so its filters and sorts are a matter of the browser (shop 2.7, 7 and 9): the list
// as it came, with other cards hidden and in another order.
import { type ListAddress, listQuery, readListAddress } from '#rules/catalogue-list-address.ts';
import { filterLabel, isChipActive } from './chips.ts';
import { type CardFacts, chooseCards } from './choose-cards.ts';
import { countCards } from './count-cards.ts';
import { productCount } from './count-words.ts';
import type { ListPart } from './fetch-list.ts';
import type { Counted } from './filter-panel-store.ts';

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
      paintChips(list, address);
      fillForm(list.querySelector('form[data-panel]')!, address);
      return { html: list.innerHTML, title: document.title, count };
    },
  };
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

function paintChips(list: HTMLElement, address: ListAddress): void {
  for (const chip of list.querySelectorAll<HTMLElement>('[data-part="chips"] [data-section]')) {
    chip.ariaPressed = String(isChipActive(chip.dataset.section!, address, brandWords.usualSort));
    if (chip.dataset.section === 'filter') chip.querySelector('[data-label]')!.textContent = filterLabel(address);
  }
}

/** What is applied stands in the form as the server would have written it: closing the panel resets to it. */
function fillForm(form: HTMLFormElement, address: ListAddress): void {
  const query = listQuery(address, brandWords);
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name]')) {
    const values = [query[field.name] ?? ''].flat();
    if (field.type === 'number') field.setAttribute('value', values[0]!);
    else field.toggleAttribute('checked', values.includes(field.value));
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[data-view-all]')) {
    box.toggleAttribute('checked', box.closest('fieldset')!.querySelector('input[name][checked]') === null);
  }
}
