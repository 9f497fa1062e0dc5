import { parseShortCode } from '#rules/short-code.ts';
import { recallTerm } from './recall-term.ts';
import { sessionHistory } from './search-history.ts';

/**
 * <search-box> around the search form. The term of the session stands in the box, and the clear button empties it. At the
 * first focus `live-search-box.ts` is fetched and offers suggestions; until it is there, the form works as HTML.
 */
export class SearchBox extends HTMLElement {
  #stop: (() => void) | undefined;
  #before = '';

  connectedCallback(): void {
    const field = this.querySelector('input')!;
    const isBusy = document.activeElement === field;
    try {
      if (!isBusy) recallTerm(field, location.search, sessionStorage);
    } catch {
      // Storage is forbidden: the box stays empty.
    }
    // Said from the start, so that a screen reader announces at the focus what this is about to be.
    field.type = 'text';
    field.inputMode = 'search';
    field.role = 'combobox';
    field.ariaAutoComplete = 'list';
    field.ariaExpanded = 'false';
    this.addEventListener('submit', this.#remember);
    this.querySelector('[data-clear]')!.addEventListener('click', () => {
      field.value = '';
      field.focus();
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    // A pointer that comes near will press soon.
    for (const sign of ['focusin', 'pointerenter']) this.addEventListener(sign, this.#wake);
    this.#before = isBusy ? field.defaultValue : field.value;
    if (isBusy) void this.#wake();
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  /** A form that is quicker than the suggestions' script goes by itself; its term belongs to the session too. */
  #remember = (): void => {
    const term = this.querySelector('input')!.value.trim();
    if (this.#stop === undefined && term !== '' && parseShortCode(term) === null) sessionHistory().add(term);
  };

  #wake = async (): Promise<void> => {
    for (const sign of ['focusin', 'pointerenter']) this.removeEventListener(sign, this.#wake);
    // Without the script there are no suggestions, and the form still leads to the results.
    const live = await import('./live-search-box.ts').catch(() => null);
    if (live !== null && this.isConnected) this.#stop = live.offerSuggestions(this, { before: this.#before });
  };
}

if (!customElements.get('search-box')) customElements.define('search-box', SearchBox);
