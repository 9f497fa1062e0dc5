import type { QuickAddStore } from './quick-add-store.ts';

/** <quick-add data-id data-gp data-title>: its form works without this; with it the page stays, and the mark counts on. */
class QuickAddElement extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.addEventListener('submit', this.#onSubmit);
    this.addEventListener('pointerdown', this.#onPointerDown);
  }

  disconnectedCallback(): void {
    this.removeEventListener('submit', this.#onSubmit);
    this.removeEventListener('pointerdown', this.#onPointerDown);
    this.#stop?.();
    this.#stop = undefined;
  }

  async #store(): Promise<QuickAddStore> {
    const [{ quickAdd }, { markWords }] = await Promise.all([import('./quick-add.ts'), import('./mark-words.ts')]);
    const gpId = Number(this.dataset.gp);
    this.#stop ??= quickAdd.$state.listen(({ quantities }) => {
      const quantity = quantities.get(gpId) ?? 0;
      const words = quantity > 0 ? markWords(quantity) : '';
      const mark = this.querySelector<HTMLElement>('[data-mark]')!;
      const link = mark.querySelector('a')!;
      if (link.textContent === words) return;
      link.textContent = words;
      mark.hidden = quantity === 0;
    });
    return quickAdd;
  }

  readonly #onPointerDown = () => void this.#store().catch(() => {});

  readonly #onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')!;
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    try {
      const store = await this.#store();
      const quantity = Number(new FormData(form).get('quantity') ?? 1) || 1;
      const { id, gp, title = '' } = this.dataset;
      const isAdded = await store.add({ id: Number(id), gpId: Number(gp), title, quantity });
      if (isAdded) form.reset();
    } catch {
      // The script is gone: the form does it.
      form.submit();
    } finally {
      button.ariaBusy = 'false';
    }
  };
}

if (!customElements.get('quick-add')) customElements.define('quick-add', QuickAddElement);
