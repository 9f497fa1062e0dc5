const saidForMs = 4_000;

/** Copies the registry's link, or hands it to the phone's own share sheet: `<share-link data-url data-title>`. */
export class ShareLink extends HTMLElement {
  connectedCallback(): void {
    const share = this.querySelector<HTMLButtonElement>('[data-act="share"]');
    if (share !== null) share.hidden = typeof navigator.share !== 'function';
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
  }

  readonly #onClick = async (event: Event) => {
    const act = (event.target as Element).closest<HTMLButtonElement>('[data-act]')?.dataset.act;
    const { url = location.href, title = document.title } = this.dataset;
    if (act === 'share') await navigator.share({ title, url }).catch(() => {});
    if (act !== 'copy') return;
    const field = this.querySelector<HTMLInputElement>('input');
    try {
      await navigator.clipboard.writeText(url);
      this.#say('Link copied');
    } catch {
      // Without the permission the link is marked, ready for the person's own copying.
      field?.select();
      this.#say('Press Ctrl+C or hold the link to copy it');
    }
  };

  #say(words: string): void {
    const status = this.querySelector<HTMLElement>('[role="status"]');
    if (status === null) return;
    status.textContent = words;
    setTimeout(() => {
      status.textContent = '';
    }, saidForMs);
  }
}

if (!customElements.get('share-link')) customElements.define('share-link', ShareLink);
