import type { VariantScreen } from './variant-screen.ts';

/**
 * <product-view>: choosing a colour changes the page instead of leaving it. The script for that comes with the first sign of
 * interest; until it is there, and where it never comes, a choice is the link that it is.
 */
class ProductView extends HTMLElement {
  #screen: Promise<VariantScreen> | undefined;

  connectedCallback(): void {
    for (const type of ['pointerover', 'focusin'] as const) this.addEventListener(type, this.#onInterest);
    this.addEventListener('click', this.#onClick);
    this.addEventListener('change', this.#onChange);
  }

  disconnectedCallback(): void {
    for (const type of ['pointerover', 'focusin'] as const) this.removeEventListener(type, this.#onInterest);
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('change', this.#onChange);
  }

  #start(): Promise<VariantScreen> {
    this.#screen ??= import('./variant-screen.ts').then(({ VariantScreen }) => new VariantScreen(this));
    return this.#screen;
  }

  readonly #onInterest = (event: Event) => {
    if (choiceAt(event) !== null) this.#start().catch(() => (this.#screen = undefined));
  };

  /** One number on the page, for the registry and for the cart. */
  readonly #onChange = ({ target }: Event) => {
    const field = (target as Element).closest<HTMLInputElement>('[data-page-quantity] input');
    const ofCart = this.querySelector<HTMLInputElement>('add-to-cart input[name="quantity"]');
    if (field !== null && ofCart !== null) ofCart.value = field.value;
  };

  readonly #onClick = (event: MouseEvent) => {
    const link = choiceAt(event);
    if (link === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#start().then(
      (screen) => screen.choose(Number(link.dataset.variant)),
      () => location.assign(link.href),
    );
  };
}

const choiceAt = ({ target }: Event): HTMLAnchorElement | null =>
  (target as Element).closest<HTMLAnchorElement>('a[data-variant]');

if (!customElements.get('product-view')) customElements.define('product-view', ProductView);
