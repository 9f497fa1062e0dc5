import { changeItem, removeItem } from '#contracts/registries.ts';
import { CallError, call } from '#site/data/call.ts';

/**
 * An item in its owner's hands: `<registry-item data-registry data-item>`. Buttons say what they do by `data-act`; removing leaves
 * a line with Undo in the item's place.
 */
export class RegistryItem extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#onClick);
  }

  readonly #onClick = (event: Event) => {
    const act = (event.target as Element).closest<HTMLButtonElement>('[data-act]');
    if (act === null) return;
    const params = { id: this.dataset.registry ?? '', item: this.dataset.item ?? '' };
    const { quantity } = this.dataset;
    const steps: Record<string, () => Promise<unknown>> = {
      remove: async () => {
        await call(removeItem, { params });
        this.#showRemoved(params);
      },
      more: () => call(changeItem, { params, body: { quantity: Number(quantity) + 1 } }),
      less: () => call(changeItem, { params, body: { quantity: Number(quantity) - 1 } }),
      'must-have': () => call(changeItem, { params, body: { mustHave: act.ariaPressed !== 'true' } }),
    };
    const step = steps[act.dataset.act ?? ''];
    if (step !== undefined) void this.#run(act, step);
  };

  async #run(button: HTMLButtonElement, step: () => Promise<unknown>): Promise<void> {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const status = this.querySelector<HTMLElement>('[data-status]');
    try {
      await step();
      if (status !== null) status.textContent = '';
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (status !== null) status.textContent = error.problem.fields?.[0]?.message ?? error.message;
    } finally {
      button.ariaBusy = 'false';
    }
    // A focused button would keep the list from being refreshed under it.
    if (step !== undefined && this.isConnected && button.isConnected) button.blur();
    this.dispatchEvent(new CustomEvent('registry-changed', { bubbles: true }));
  }

  #showRemoved(params: { id: string; item: string }): void {
    const before = [...this.childNodes];
    const title = this.dataset.title ?? 'The item';
    const line = document.createElement('p');
    line.className = 'flex min-h-14 items-center justify-between gap-4 px-4';
    line.setAttribute('role', 'status');
    line.dataset.undo = '';
    line.append(`${title} was removed.`);
    const undo = document.createElement('button');
    undo.type = 'button';
    undo.textContent = 'Undo';
    undo.className = 'min-h-11 px-3 font-semibold text-accent underline underline-offset-4';
    undo.addEventListener('click', async () => {
      undo.ariaBusy = 'true';
      await call(changeItem, { params, body: { removed: false } });
      this.replaceChildren(...before);
    });
    line.append(undo);
    this.replaceChildren(line);
    undo.focus();
    // The offer ends when the person turns to something else.
    undo.addEventListener('blur', () => delete line.dataset.undo, { once: true });
  }
}

if (!customElements.get('registry-item')) customElements.define('registry-item', RegistryItem);
