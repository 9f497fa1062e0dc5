import { helpfulWords, voteWords } from './vote-words.ts';

/** A vote that stays on the page: the form inside does the call, this says what came of it. Without a script the form leads back here. */
class HelpfulVote extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('call-done', this.#onDone);
  }

  disconnectedCallback(): void {
    this.removeEventListener('call-done', this.#onDone);
  }

  readonly #onDone = (event: Event) => {
    event.preventDefault();
    const { helpful, votedHelpful } = (event as CustomEvent<{ helpful: number; votedHelpful: boolean }>).detail;
    const input = this.querySelector<HTMLInputElement>('input[name="isHelpful"]');
    const button = this.querySelector('button[type="submit"]');
    if (input !== null) input.value = votedHelpful ? '' : 'true';
    if (button !== null) button.textContent = voteWords(votedHelpful);
    const count = this.parentElement?.querySelector('[data-helpful]');
    if (count) count.textContent = helpfulWords(helpful);
  };
}

if (!customElements.get('helpful-vote')) customElements.define('helpful-vote', HelpfulVote);
