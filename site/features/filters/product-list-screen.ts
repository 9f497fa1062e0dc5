import type { ProductList } from '#contracts/catalogue.schemas.ts';
import { countFilters } from '#rules/catalogue-filters.ts';
import { filterLabel, isChipActive } from './chips.ts';
import { noMatch, productCount } from './count-words.ts';
import { type ListAddress, writeListAddress } from './list-address.ts';
import { type ListSource, openShopList, type ShopList } from './list-source.ts';
import { make } from './make-element.ts';
import { paintCard } from './paint-card.ts';
import { paintPages } from './paint-pages.ts';
import type { ShownList } from './product-list-store.ts';

const placeholders = 6;
/** The guide stands before the 7th product, and only where there is one. */
const productsBeforeGuide = 6;
/** Cards of the first row are seen at once. */
const eagerCards = 3;

/**
 * What <product-list> shows and does, fetched when there is something to do: the grid follows the address bar. The page's own first
 * page stays in the document and comes back without a question when nothing is filtered.
 */
export class ProductListScreen {
  readonly #root: HTMLElement;
  readonly #shop: ShopList;
  readonly #source: ListSource;
  readonly #stops: (() => void)[];

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#source = JSON.parse(root.dataset.source!) as ListSource;
    this.#shop = openShopList(this.#source);
    const { list, panel } = this.#shop;
    addEventListener('popstate', list.follow);
    this.#dialog?.addEventListener('close', panel.close);
    list.follow();
    this.#stops = [
      list.$shown.subscribe((shown) => this.#paint(shown)),
      panel.$panel.listen(({ isOpen }) => {
        if (!isOpen && this.#dialog?.open) this.#dialog.close();
      }),
      () => removeEventListener('popstate', list.follow),
    ];
    // It may have been opened natively, before any script was there.
    if (this.#dialog?.open) panel.open(null);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /** Does what a pressed chip, page link or button says. */
  act(target: HTMLElement): void {
    const { section, act } = target.dataset;
    const { list, panel } = this.#shop;
    if (section !== undefined) {
      panel.open(section === 'filter' ? null : section);
      if (!this.#dialog?.open) this.#dialog?.showModal();
    } else if (act === 'clear') list.clear();
    else if (act === 'retry') list.retry();
    else if (target instanceof HTMLAnchorElement) {
      list.turnTo(Number(new URL(target.href).searchParams.get('page') ?? 1));
      this.#showTop();
    }
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#root.querySelector('dialog');
  }

  #paint(shown: ShownList): void {
    this.#paintChips(shown);
    const built = this.#part('built');
    const live = this.#part('live')!;
    const isBuilt = shown.state === 'built';
    if (built !== null) built.hidden = !isBuilt;
    live.hidden = isBuilt;
    live.ariaBusy = String(shown.state === 'loading');
    this.#root.dataset.state = shown.state;
    live.replaceChildren(...this.#contentOf(shown));
  }

  /** What stands in place of the built page; says it too. */
  #contentOf(shown: ShownList): Node[] {
    switch (shown.state) {
      case 'built':
        this.#say(this.#part('count')?.dataset.built ?? '');
        return [];
      case 'loading':
        this.#say('', 'Loading products');
        return [this.#grid(Array.from({ length: placeholders }, () => this.#copy('skeleton')))];
      case 'failed':
        this.#say('');
        return [this.#copy('failed')];
      case 'ready':
        return shown.list.total > 0 ? this.#paintProducts(shown.address, shown.list) : [this.#paintEmpty(shown)];
    }
  }

  #paintProducts(address: ListAddress, { heroProducts, total, page, pageSize }: ProductList): Node[] {
    this.#say(productCount(total));
    const cards = heroProducts.map((product, index) =>
      paintCard(product, () => this.#copy('star'), index < eagerCards),
    );
    const hasGuide = cards.length > productsBeforeGuide && this.#template('guide') !== null;
    if (hasGuide) cards.splice(productsBeforeGuide, 0, this.#copy('guide'));
    const pages = paintPages({
      current: page,
      total: Math.ceil(total / pageSize),
      hrefOf: (page) => `${location.pathname}${writeListAddress({ ...address, page }, this.#shop.list.words)}`,
      back: () => this.#copy('back'),
      forward: () => this.#copy('forward'),
    });
    if (pages.length === 0) return [this.#grid(cards)];
    const navigation = make(
      'nav',
      'mt-12',
      make('ul', 'flex flex-wrap items-center justify-center gap-1.5 tabular-nums', ...pages),
    );
    navigation.ariaLabel = 'Pages';
    return [this.#grid(cards), navigation];
  }

  #paintEmpty({ address }: ShownList): Node {
    const { term } = this.#shop.list.words;
    const isUnmatchedTerm = term !== null && countFilters(address.filters) === 0;
    const empty = this.#copy(isUnmatchedTerm ? 'unmatched' : 'empty');
    if (isUnmatchedTerm) empty.querySelector('[data-sentence]')!.textContent = noMatch(term);
    this.#say('', empty.querySelector('[data-sentence]')!.textContent);
    return empty;
  }

  #paintChips({ address }: ShownList): void {
    for (const chip of this.#root.querySelectorAll<HTMLElement>('[data-section]:not(dialog *)')) {
      const section = chip.dataset.section!;
      chip.ariaPressed = String(isChipActive(section, address, this.#source.usualSort));
      if (section === 'filter') chip.querySelector('[data-label]')!.textContent = filterLabel(address);
    }
  }

  /** The line above the grid, and what screen readers hear: the same, unless there is more to say than a number. */
  #say(count: string, spoken = count): void {
    this.#part('count')!.textContent = count;
    this.#part('said')!.textContent = spoken;
  }

  /** The grid from its beginning, when it has been left above. */
  #showTop(): void {
    this.#root.scrollIntoView({ block: 'start' });
    this.#part('count')?.focus({ preventScroll: true });
  }

  #grid(cards: Node[]): HTMLElement {
    return make('ul', this.#root.dataset.grid ?? '', ...cards.map((card) => make('li', '', card)));
  }

  #part(name: string): HTMLElement | null {
    return this.#root.querySelector(`[data-part="${name}"]`);
  }

  #template(name: string): HTMLTemplateElement | null {
    return this.#root.querySelector(`template[data-copy="${name}"]`);
  }

  #copy(name: string): HTMLElement {
    return this.#template(name)!.content.firstElementChild!.cloneNode(true) as HTMLElement;
  }
}
