import { readRegistry } from '#contracts/registries.ts';
import { call } from '#site/data/call.ts';

const askEveryMs = 4_000;

/**
 * Keeps the list true while it is looked at: asks for the registry's version, and when it changed, takes the list out of a
 * freshly rendered page. Never while somebody types or has a form open inside, and never while the page is hidden.
 */
export class LiveRegistry extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;
  #isAsking = false;

  connectedCallback(): void {
    this.#timer = setInterval(() => void this.#look(), askEveryMs);
    document.addEventListener('visibilitychange', this.#onVisible);
    this.addEventListener('registry-changed', this.#onVisible);
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.removeEventListener('registry-changed', this.#onVisible);
    this.removeEventListener('click', this.#onClick);
  }

  /** "Give this" is a link to the page with the form open; here the form is taken out of that page, into its place. */
  readonly #onClick = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-give]');
    const gift = link?.closest('li');
    if (!link || !gift || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    const fresh = await fetchPage(link.href).catch(() => null);
    const form = fresh?.getElementById(gift.id);
    if (!form) return location.assign(link.href);
    gift.replaceChildren(...form.childNodes);
    gift.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
  };

  readonly #onVisible = () => void this.#look();

  async #look(): Promise<void> {
    if (document.hidden || this.#isAsking || this.#isInUse()) return;
    this.#isAsking = true;
    try {
      const query = this.dataset.view === 'guest' ? { view: 'guest' as const } : {};
      const { registry } = await call(readRegistry, { params: { id: this.dataset.registry ?? '' }, query });
      if (String(registry.version) !== this.dataset.version) await this.#refresh();
    } catch {
      // Offline or busy: what is shown stays; the next look comes in seconds.
    } finally {
      this.#isAsking = false;
    }
  }

  async #refresh(): Promise<void> {
    const fresh = (await fetchPage(location.pathname + location.search)).querySelector<LiveRegistry>('live-registry');
    if (fresh === null || this.#isInUse()) return;
    this.dataset.version = fresh.dataset.version;
    for (const part of this.querySelectorAll('[data-live]')) {
      const replacement = fresh.querySelector(`[data-live="${part.getAttribute('data-live')}"]`);
      if (replacement !== null && replacement.innerHTML !== part.innerHTML)
        part.replaceChildren(...replacement.childNodes);
    }
  }

  #isInUse(): boolean {
    return (
      this.querySelector(
        '[data-live] form, [data-live] :focus:not(a), [data-live] [aria-busy="true"], [data-live] [data-undo]',
      ) !== null
    );
  }
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

if (!customElements.get('live-registry')) customElements.define('live-registry', LiveRegistry);
