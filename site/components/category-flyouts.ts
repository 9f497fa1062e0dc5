const hoverDelayMs = 400;
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * <category-flyouts> around links with data-category and panels with data-flyout. A resting mouse opens after 400 ms, and at
 * once where another panel is open; leaving closes after 400 ms, coming back keeps it. The first tap or click on a category
 * opens its panel, the second goes to its page. Arrows move, down enters, Escape closes and gives the focus back.
 */
export class CategoryFlyouts extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #open: HTMLAnchorElement | null = null;

  connectedCallback(): void {
    for (const link of this.#links) {
      link.ariaExpanded = 'false';
      link.setAttribute('aria-controls', this.#panelOf(link).id);
      link.addEventListener('pointerenter', (event) => this.#onEnterLink(event, link));
      link.addEventListener('click', (event) => this.#onClickLink(event, link));
    }
    for (const panel of this.querySelectorAll('[data-flyout]')) {
      panel.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) this.#show(null);
      });
    }
    this.addEventListener('pointerenter', this.#stay);
    this.addEventListener('pointerleave', this.#leave);
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('focusout', this.#onFocusOut);
    document.addEventListener('pointerdown', this.#onPressOutside);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('pointerdown', this.#onPressOutside);
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-category]')];
  }

  #panelOf(link: HTMLAnchorElement): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-flyout="${link.dataset.category}"]`)!;
  }

  #show(link: HTMLAnchorElement | null): void {
    clearTimeout(this.#timer);
    if (this.#open) {
      this.#open.ariaExpanded = 'false';
      this.#panelOf(this.#open).hidden = true;
    }
    this.#open = link;
    if (link) {
      link.ariaExpanded = 'true';
      this.#panelOf(link).hidden = false;
    }
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
  }

  /** Coming back to an open panel keeps it; a panel that was about to open from a link left meanwhile does not. */
  #stay = (): void => {
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

  #onKey = (event: KeyboardEvent): void => {
    const opened = this.#open;
    if (event.key === 'Escape' && opened) {
      this.#show(null);
      opened.focus();
      return;
    }
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
      this.#panelOf(link).querySelector('a')?.focus();
    }
  }

  #moveInPanel(event: KeyboardEvent, panel: HTMLElement, target: HTMLElement): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = [...panel.querySelectorAll('a')];
    const next = all[all.indexOf(target as HTMLAnchorElement) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) next.focus();
    else if (event.key === 'ArrowUp') this.#open?.focus();
  }
}

if (!customElements.get('category-flyouts')) customElements.define('category-flyouts', CategoryFlyouts);
