import { keptForMs } from '#contracts/catalogue.ts';
import { readListAddress, writeListAddress } from '#rules/catalogue-list-address.ts';
import { openBrandList } from './brand-list.ts';
import { fetchList, type ListPart, readPart } from './fetch-list.ts';
import { fillForm, keepViewAll, paintChosenRating, paintCounts, readDraft } from './filter-form.ts';
import { createFilterPanel, type FilterPanelStore } from './filter-panel-store.ts';
import { focusFirst } from './focus-first.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { countList, type ListSource, wordsOf } from './list-source.ts';
import { paintChips } from './paint-chips.ts';
import { followThumb, paintThumbs } from './price-slider.ts';
import { type AddressBar, createProductList, type ProductListStore, type ShownList } from './product-list-store.ts';
import { recallSort, rememberSort } from './remembered-sort.ts';

/** Where the focus goes when what should have it is gone. */
const fallbacks = ['[data-part="chips"] [data-section="filter"]', '[data-part="count"]'];
const placeholders = 6;
const listsKept = 20;
const countsKept = 60;

const browserBar: AddressBar = {
  search: () => location.search,
  push: (search) => history.pushState(null, '', `${location.pathname}${search}`),
  replace: (search) => history.replaceState(history.state, '', `${location.pathname}${search}`),
};

/**
 * What <product-list> does beyond its HTML, fetched when there is something to do: links and the form lead to the same pages as
 * without it, but only the list is exchanged, as the server wrote it.
 */
export class ProductListScreen {
  readonly #root: HTMLElement;
  readonly #list: ProductListStore<ListPart>;
  readonly #panel: FilterPanelStore;
  readonly #stops: (() => void)[];
  #painted: ListPart | null;
  /** The list that the form stands for: what closing the panel goes back to. */
  #formOf: string;
  /** A list that came while the panel was open; it has a panel of its own, so it waits. */
  #waiting: ListPart | null = null;
  /** What had the focus when the list was exchanged, as a selector. */
  #focusNext: string | null = null;

  /** `cameFor` is the query that the page was opened with. */
  constructor(root: HTMLElement, cameFor: string) {
    this.#root = root;
    const source = JSON.parse(root.dataset.source!) as ListSource;
    const words = wordsOf(source, cameFor);
    const brand = source.of === 'brand' ? openBrandList(root) : null;
    const first = readPart(document);
    this.#painted = first;
    this.#formOf = writeListAddress(readListAddress(cameFor, words), words);
    this.#list = createProductList({
      words,
      bar: browserBar,
      first: { search: cameFor, part: first },
      load: brand?.load ?? fetchList,
      kept: createKeptAnswers(keptForMs.products, listsKept, Date.now),
      rewrites: brand !== null,
    });
    this.#panel = createFilterPanel({
      words,
      count: brand?.count ?? ((address, signal) => countList(source, words, address, signal)),
      kept: createKeptAnswers(keptForMs.facets, countsKept, Date.now),
    });
    root.addEventListener('change', this.#onChange);
    root.addEventListener('input', this.#onInput);
    root.addEventListener('close', this.#onClose, true);
    this.#stops = [
      this.#list.$shown.listen((shown) => this.#paint(shown)),
      this.#panel.$panel.listen((state) => paintCounts(this.#form, state)),
    ];
    if (source.of === 'search') this.#keepSort();
    this.#list.follow();
    // It may have been opened natively, before any script was there.
    if (this.#dialog.open) this.#startDraft(null);
    // What was chosen in it and left again before that is no draft.
    else this.#form.reset();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#root.removeEventListener('change', this.#onChange);
    this.#root.removeEventListener('input', this.#onInput);
    this.#root.removeEventListener('close', this.#onClose, true);
  }

  #keepSort(): void {
    try {
      recallSort(browserBar, this.#list.words, sessionStorage);
      this.#stops.push(rememberSort(this.#list, sessionStorage));
    } catch {
      // Storage is forbidden: each search has its own order.
    }
  }

  /** After back and forward. */
  follow(): void {
    this.#dialog.close();
    this.#list.follow();
  }

  /** Does what a pressed chip, link or button says. */
  press(target: HTMLElement): void {
    const { section, act } = target.dataset;
    if (section !== undefined) {
      // It was opened at once, and may have been closed again before this script was there.
      if (this.#dialog.open) this.#startDraft(section);
    } else if (act === 'clear') this.#leavePanel(() => this.#list.clear());
    else if (act === 'drop') {
      this.#focusNext = '[data-part="count"]';
      this.#list.apply(readListAddress((target as HTMLAnchorElement).search, this.#list.words));
    } else if (act === 'retry') this.#list.retry();
    else if (act === 'recount') {
      // The button is about to go.
      this.#form.querySelector<HTMLElement>('button[type=submit]')!.focus();
      this.#count('now');
    } else if (target instanceof HTMLAnchorElement) {
      this.#focusNext = '[data-part="count"]';
      this.#list.turnTo(Number(new URL(target.href).searchParams.get('page') ?? 1));
      this.#root.scrollIntoView({ block: 'start' });
    }
  }

  /** Writes the draft into the address and closes. */
  apply(): void {
    const draft = readDraft(this.#form, this.#list.words);
    this.#leavePanel(() => this.#list.apply(draft));
  }

  get #dialog(): HTMLDialogElement {
    return this.#root.querySelector('dialog')!;
  }

  get #form(): HTMLFormElement {
    return this.#root.querySelector('form[data-panel]')!;
  }

  #startDraft(section: string | null): void {
    this.#dialog.dataset.from = section ?? 'filter';
    this.#panel.forget();
    this.#fillForm();
    for (const price of this.#form.querySelectorAll<HTMLFieldSetElement>('[data-section="price"]')) paintThumbs(price);
    paintChosenRating(this.#form);
    this.#count('now');
    const chosen = section && this.#form.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`);
    if (!chosen) return;
    const collapsed = chosen.querySelector<HTMLDetailsElement>('details[data-collapses]');
    if (collapsed) collapsed.open = true;
    // Not scrollIntoView, which would move the dialog and the page behind it as well.
    const box = chosen.closest<HTMLElement>('[data-part="sections"]')!;
    box.scrollTop = chosen.offsetTop;
    const control = 'input:checked:not(:disabled), input:not(:disabled)';
    chosen.querySelector<HTMLInputElement>(control)?.focus({ preventScroll: true });
  }

  /** A list that is still on its way, or was lost, is applied all the same: the draft starts from it. */
  #fillForm(): void {
    const { words, $shown } = this.#list;
    const { address } = $shown.get();
    const wanted = writeListAddress(address, words);
    if (wanted === this.#formOf) return;
    this.#formOf = wanted;
    fillForm(this.#form, address, words);
    this.#form.reset();
  }

  #count(when: 'now' | 'soon'): void {
    this.#panel.count(readDraft(this.#form, this.#list.words), when);
  }

  #leavePanel(then: () => void): void {
    if (this.#dialog.open) {
      this.#focusNext = `[data-part="chips"] [data-section="${this.#dialog.dataset.from}"]`;
      this.#dialog.close();
    } else this.#focusNext = '[data-part="count"]';
    then();
  }

  readonly #onChange = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.form !== this.#form) return;
    keepViewAll(event.target);
    paintChosenRating(this.#form);
    this.#count('soon');
  };

  readonly #onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.form !== this.#form) return;
    const price = target.closest<HTMLFieldSetElement>('[data-section="price"]');
    if (price === null) return;
    if (target.type === 'range') followThumb(target);
    else paintThumbs(price);
    this.#count('soon');
  };

  /** Closed without applying: the form goes back to what is applied. */
  readonly #onClose = (event: Event) => {
    if (event.target !== this.#dialog) return;
    this.#panel.forget();
    this.#form.reset();
    if (this.#waiting !== null) this.#exchange(this.#waiting);
    // A wide screen has become narrow meanwhile, and what opened the panel is gone.
    if (document.activeElement === document.body || this.#dialog.contains(document.activeElement))
      focusFirst(this.#root, fallbacks);
  };

  #paint(shown: ShownList<ListPart>): void {
    this.#root.dataset.state = shown.state;
    // The grid is about to hold something else.
    if (shown.state !== 'ready') {
      this.#painted = null;
      this.#waiting = null;
      paintChips(this.#root, shown.address, this.#list.words.usualSort);
    }
    this.#root.ariaBusy = String(shown.state === 'loading' || shown.state === 'slow');
    switch (shown.state) {
      case 'ready':
        if (this.#dialog.open) this.#waiting = shown.part;
        else this.#exchange(shown.part);
        break;
      case 'loading':
        this.#grid.replaceChildren(this.#waitingGrid());
        this.#say('Loading products');
        break;
      case 'slow':
        this.#grid.prepend(this.#copy('slow'));
        this.#say(this.#grid.firstElementChild!.textContent!);
        break;
      case 'failed':
        this.#grid.replaceChildren(this.#copy('failed'));
    }
  }

  #exchange(part: ListPart): void {
    this.#waiting = null;
    if (part !== this.#painted) {
      this.#root.querySelector('[data-part="list"]')!.innerHTML = part.html;
      document.title = part.title;
      this.#painted = part;
      this.#formOf = writeListAddress(this.#list.$shown.get().address, this.#list.words);
    }
    this.#say(part.count || (this.#grid.querySelector('[data-sentence]')?.textContent ?? ''));
    if (this.#focusNext !== null) focusFirst(this.#root, [this.#focusNext, ...fallbacks]);
    this.#focusNext = null;
  }

  get #grid(): HTMLElement {
    return this.#root.querySelector('[data-part="grid"]')!;
  }

  #waitingGrid(): HTMLElement {
    const grid = document.createElement('ul');
    grid.className = this.#root.dataset.grid!;
    for (let count = 0; count < placeholders; count++) {
      const item = document.createElement('li');
      item.append(this.#copy('placeholder'));
      grid.append(item);
    }
    return grid;
  }

  #say(words: string): void {
    this.#root.querySelector('[data-part="said"]')!.textContent = words;
  }

  #copy(name: string): HTMLElement {
    const template = this.#root.querySelector<HTMLTemplateElement>(`template[data-copy="${name}"]`)!;
    return template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  }
}
