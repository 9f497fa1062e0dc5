const hoverDelayMs = 400;
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The panels of the bar by the slug of their category. */
export type Panels = ReadonlyMap<string, HTMLElement>;

/**
 * <category-flyouts> around links with data-category. A resting mouse opens a panel after 400 ms, and at once where another
 * is open; leaving closes after 400 ms, coming back keeps it. The first tap or click on a category opens its panel, the second
 * goes to its page. Arrows move, down and Tab enter, Escape closes and gives the focus back. The panels are fetched when somebody
 * comes near; until they are there nothing is shown, and without them a click goes to the category's page.
 */
export class CategoryFlyouts extends HTMLElement {
  /** Handed in by tests. */
  static load: () => Promise<Panels> = async () => (await import('./category-panels.ts')).loadPanels();

  #timer: ReturnType<typeof setTimeout> | undefined;
  #open: HTMLAnchorElement | null = null;
  #panels: Panels = new Map();
  #loading: Promise<void> | undefined;

  connectedCallback(): void {
    for (const link of this.#links) {
      link.ariaExpanded = 'false';
      link.addEventListener('pointerenter', (event) => this.#onEnterLink(event, link));
      link.addEventListener('click', (event) => this.#onClickLink(event, link));
    }
    this.addEventListener('pointerenter', this.#stay);
    this.addEventListener('pointerleave', this.#leave);
    this.addEventListener('focusin', this.#prepare);
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('focusout', this.#onFocusOut);
    document.addEventListener('pointerdown', this.#onPressOutside);
    document.addEventListener('keydown', this.#onEscape);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('pointerdown', this.#onPressOutside);
    document.removeEventListener('keydown', this.#onEscape);
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-category]')];
  }

  #panelOf(link: HTMLAnchorElement): HTMLElement | undefined {
    return this.#panels.get(link.dataset.category!);
  }

  #prepare = (): Promise<void> => {
    this.#loading ??= CategoryFlyouts.load().then(
      (panels) => this.#take(panels),
      () => {
        // The next one who comes near asks again.
        this.#loading = undefined;
      },
    );
    return this.#loading;
  };

  #take(panels: Panels): void {
    this.#panels = panels;
    for (const [slug, panel] of panels) {
      panel.id = `flyout-${slug}`;
      panel.dataset.flyout = slug;
      panel.hidden = true;
      panel.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) this.#show(null);
      });
    }
    this.append(...panels.values());
    for (const link of this.#links) {
      const panel = this.#panelOf(link);
      if (panel) link.setAttribute('aria-controls', panel.id);
    }
    if (this.#open) this.#show(this.#open);
  }

  #show(link: HTMLAnchorElement | null): void {
    clearTimeout(this.#timer);
    this.#mark(false);
    this.#open = link;
    this.#mark(true);
  }

  #mark(isOpen: boolean): void {
    const panel = this.#open && this.#panelOf(this.#open);
    if (!panel) return;
    this.#open!.ariaExpanded = String(isOpen);
    panel.hidden = !isOpen;
  }

  #onEnterLink(event: PointerEvent, link: HTMLAnchorElement): void {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.#timer);
    if (this.#open) this.#show(link);
    else this.#timer = setTimeout(() => this.#show(link), hoverDelayMs);
  }

  #onClickLink(event: MouseEvent, link: HTMLAnchorElement): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || this.#open === link) return;
    event.preventDefault();
    this.#show(link);
    void this.#prepare().then(() => {
      if (this.#open === link && !this.#panelOf(link)) link.click();
    });
  }

  /** Coming back to an open panel keeps it; a panel that was about to open from a link left meanwhile does not. */
  #stay = (): void => {
    void this.#prepare();
    if (this.#open) clearTimeout(this.#timer);
  };

  #leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(this.#timer);
    if (this.#open) this.#timer = setTimeout(() => this.#show(null), hoverDelayMs);
  };

  #onPressOutside = (event: Event): void => {
    if (!this.contains(event.target as Node)) this.#show(null);
  };

  #onFocusOut = (event: FocusEvent): void => {
    if (event.relatedTarget && !this.contains(event.relatedTarget as Node)) this.#show(null);
  };

  /** A panel that a mouse opened closes too, and only a focus that was inside is moved. */
  #onEscape = (event: KeyboardEvent): void => {
    const opened = this.#open;
    if (event.key !== 'Escape' || !opened) return;
    const isInside = this.contains(document.activeElement);
    this.#show(null);
    if (isInside) opened.focus();
  };

  #onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const panel = target.closest<HTMLElement>('[data-flyout]');
    if (panel) this.#moveInPanel(event, panel, target);
    else this.#moveInBar(event, target.closest('a'));
  };

  #moveInBar(event: KeyboardEvent, link: HTMLAnchorElement | null): void {
    const all = [...this.querySelectorAll<HTMLAnchorElement>('nav a')];
    const at = link ? all.indexOf(link) : -1;
    if (!link || at < 0) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const next = all[step(at, all.length)]!;
      next.focus();
      if (this.#open && next.dataset.category) this.#show(next);
    } else if (event.key === 'ArrowDown' && link.dataset.category) {
      event.preventDefault();
      this.#show(link);
      void this.#prepare().then(() => {
        if (this.#open === link) this.#panelOf(link)?.querySelector('a')?.focus();
      });
    } else if (event.key === 'Tab' && !event.shiftKey && link === this.#open) {
      const first = this.#panelOf(link)?.querySelector('a');
      if (!first) return;
      event.preventDefault();
      first.focus();
    }
  }

  #moveInPanel(event: KeyboardEvent, panel: HTMLElement, target: HTMLElement): void {
    const all = [...panel.querySelectorAll('a')];
    if (event.key === 'Tab') this.#tabOut(event, all.indexOf(target as HTMLAnchorElement), all.length - 1);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = all[all.indexOf(target as HTMLAnchorElement) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) next.focus();
    else if (event.key === 'ArrowUp') this.#open?.focus();
  }

  /** The panels stand behind the whole bar; Tab reads one as if it stood behind its category. */
  #tabOut(event: KeyboardEvent, at: number, last: number): void {
    if (at !== (event.shiftKey ? 0 : last)) return;
    const bar = [...this.querySelectorAll<HTMLAnchorElement>('nav a')];
    const next = event.shiftKey ? this.#open : bar[bar.indexOf(this.#open!) + 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (!event.shiftKey) this.#show(null);
  }
}

if (!customElements.get('category-flyouts')) customElements.define('category-flyouts', CategoryFlyouts);
