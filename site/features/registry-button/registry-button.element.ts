import { reportMissingChunk } from '../../errors/missing-chunk.ts';
import type { RegistryButtonScreen } from './registry-button-screen.ts';

/**
 * <registry-button data-product data-here>: for strangers it is a link and nothing more is fetched. The hint opens no door: it only
 * saves them a question that would be answered with no.
 */
class RegistryButton extends HTMLElement {
  static readonly observedAttributes = ['data-product'];
  #screen: Promise<RegistryButtonScreen> | undefined;

  /** Another variant was chosen on the same page. */
  attributeChangedCallback(_name: string, before: string | null): void {
    if (before === null || !this.isConnected) return;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  connectedCallback(): void {
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[data-sign-up]'))
      link.setAttribute('href', `/signup?${new URLSearchParams({ redirect_path: this.dataset.here ?? '/' })}`);
    if (!('signedIn' in document.documentElement.dataset)) return;
    this.addEventListener('click', this.#onClick);
    this.addEventListener('submit', this.#holdSubmit);
    void this.#start().catch(() => {});
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
    this.removeEventListener('submit', this.#holdSubmit);
    void this.#screen?.then((screen) => screen.stop());
    this.#screen = undefined;
  }

  #start(): Promise<RegistryButtonScreen> {
    this.#screen ??= import('./registry-button-screen.ts').then(
      ({ RegistryButtonScreen }) => new RegistryButtonScreen(this),
    );
    return this.#screen;
  }

  readonly #onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-add],[data-details]');
    if (button === null) return;
    this.#start().then(
      (screen) => screen.act(button),
      () => {
        this.#screen = undefined;
        reportMissingChunk('registry-button-screen');
      },
    );
  };

  /** A form that is sent before its script is there stays filled; it can be sent a moment later. */
  readonly #holdSubmit = (event: SubmitEvent) => {
    if ((event.target as HTMLFormElement).dataset.wish !== undefined) event.preventDefault();
  };
}

if (!customElements.get('registry-button')) customElements.define('registry-button', RegistryButton);
