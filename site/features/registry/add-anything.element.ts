import type { OutputOf } from '#contracts/endpoint.ts';
import type { readLink } from '#contracts/platform.ts';
import { outcomeSentence } from './outcome-words.ts';

type Draft = OutputOf<typeof readLink>['draft'];

/** Leads from a pasted link to an editable draft to an item. Whatever the link gave, the person can finish by hand. */
export class AddAnything extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('call-done', this.#onDone);
    this.addEventListener('click', this.#onClick);
  }

  disconnectedCallback(): void {
    this.removeEventListener('call-done', this.#onDone);
    this.removeEventListener('click', this.#onClick);
  }

  readonly #onClick = (event: Event) => {
    if ((event.target as Element).closest('[data-act="idea"]') === null) return;
    this.#show('idea');
    this.querySelector<HTMLElement>('#idea-title')?.focus();
  };

  readonly #onDone = (event: Event) => {
    event.preventDefault();
    const step = (event.target as HTMLElement).dataset.step;
    if (step === 'link') this.#fill((event as CustomEvent<OutputOf<typeof readLink>>).detail.draft);
    else this.#finish();
  };

  #fill(draft: Draft): void {
    const set = (name: string, value: string) => {
      const input = this.querySelector<HTMLInputElement>(`[data-step="draft"] [name="${name}"]`);
      if (input !== null) input.value = value;
    };
    set('title', draft.title);
    set('url', draft.url);
    set('storeName', draft.storeName);
    set('imgUrl', draft.imageUrl ?? '');
    set('note', draft.note);
    set('price.amount', draft.priceCents === null ? '' : (draft.priceCents / 100).toFixed(2));
    set('price.currency', draft.currency ?? 'USD');
    const outcome = this.querySelector<HTMLElement>('[data-outcome]');
    if (outcome !== null) outcome.textContent = outcomeSentence(draft);
    this.#show('draft');
    this.querySelector<HTMLElement>('#draft-title')?.focus();
  }

  #finish(): void {
    this.closest('dialog')?.close();
    for (const form of this.querySelectorAll('form')) form.reset();
    this.#show('link');
    this.dispatchEvent(new CustomEvent('registry-changed', { bubbles: true }));
  }

  #show(step: 'link' | 'draft' | 'idea'): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-step]')) part.hidden = part.dataset.step !== step;
  }
}

if (!customElements.get('add-anything')) customElements.define('add-anything', AddAnything);
