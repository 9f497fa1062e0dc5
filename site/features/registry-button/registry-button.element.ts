import { pendingWishesIn } from './pending-wish.ts';
import type { RegistryButtonScreen } from './registry-button-screen.ts';

/**
 * <registry-button data-product data-here>: for strangers it is a link, and what they wanted is done when they come back; for who is
 * signed in a form that leads to a page, and with the script of the screen adds at once. The hint opens no door: it only saves
 * strangers a question that would be answered with no.
 */
class RegistryButton extends HTMLElement {
  static readonly observedAttributes = ['data-product'];
  #screen: Promise<RegistryButtonScreen> | undefined;

  /** Another variant was chosen on the same page. */
  attributeChangedCallback(_name: string, before: string | null): void {
    if (before === null || !this.isConnected) return;
    this.disconnectedCallback();
    this.#followProduct();
    this.connectedCallback();
  }

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.addEventListener('submit', this.#onSubmit);
    if (this.#isKnown) this.#start().catch(() => {});
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('submit', this.#onSubmit);
    void this.#screen?.then(
      (screen) => screen.stop(),
      () => undefined,
    );
    this.#screen = undefined;
  }

  get #isKnown(): boolean {
    return 'signedIn' in document.documentElement.dataset;
  }

  #followProduct(): void {
    const { product = '', here = '/' } = this.dataset;
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[data-sign-up]'))
      link.setAttribute('href', `/signup?${new URLSearchParams({ redirect_path: here })}`);
    for (const form of this.querySelectorAll<HTMLFormElement>('form[data-wish]'))
      form.action = `/registry/add-product/${product}`;
  }

  #start(): Promise<RegistryButtonScreen> {
    this.#screen ??= import('./registry-button-screen.ts').then(
      ({ RegistryButtonScreen }) => new RegistryButtonScreen(this),
    );
    return this.#screen;
  }

  readonly #onClick = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('a[data-sign-up]')) this.#keepWish();
    else if (target.closest('[data-details]') && this.#isKnown)
      this.#start().then(
        (screen) => screen.openDialog(),
        () => this.#forget(),
      );
  };

  /** Without its script a form is what it is: it leads to the page that does the same. */
  readonly #onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.wish === undefined) return;
    event.preventDefault();
    this.#start().then(
      (screen) => screen.send(form),
      () => form.submit(),
    );
  };

  #keepWish(): void {
    const productId = Number(this.dataset.product);
    const field = document.querySelector<HTMLInputElement>(
      `registry-button[data-product="${productId}"] [data-page-quantity] input`,
    );
    const quantity = field?.valueAsNumber || 1;
    pendingWishesIn(sessionStorage, Date.now).keep({ productId, quantity, note: '', waitsFor: 'account' });
  }

  #forget(): void {
    this.#screen = undefined;
  }
}

if (!customElements.get('registry-button')) customElements.define('registry-button', RegistryButton);
