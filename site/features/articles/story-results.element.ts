import { unifiedSearch } from '#contracts/search.ts';
import { call } from '#site/data/call.ts';
import { countWords, joinFound, type Listed, matchStories } from './match-stories.ts';

interface ListedItem extends Listed {
  item: HTMLElement;
}

/**
 * <story-results>: of the stories that the page lists, shows those that fit the address's `search_term`. Without a term, a
 * script or a server the whole list stays, which is an answer too.
 */
export class StoryResults extends HTMLElement {
  #asking: AbortController | null = null;

  connectedCallback(): void {
    const term = (new URLSearchParams(location.search).get('search_term') ?? '').trim();
    if (term === '') return;
    const field = this.querySelector<HTMLInputElement>('input[name="search_term"]');
    if (field !== null) field.value = term;
    const listed = this.#listed();
    const matched = matchStories(term, listed);
    this.#show(term, matched, listed, { isFinal: false });
    this.#asking = new AbortController();
    call(
      unifiedSearch,
      { query: { q: term.slice(0, Number(field?.maxLength)) } },
      { signal: this.#asking.signal },
    ).then(
      ({ guides }) =>
        this.#show(
          term,
          joinFound(
            matched,
            listed,
            guides.map(({ url }) => url),
          ),
          listed,
          { isFinal: true },
        ),
      (error: Error) => error.name === 'AbortError' || this.#show(term, matched, listed, { isFinal: true }),
    );
  }

  disconnectedCallback(): void {
    this.#asking?.abort();
  }

  #listed(): ListedItem[] {
    return [...this.querySelectorAll<HTMLElement>('[data-part="list"] > li')].map((item) => {
      const link = item.querySelector('a')!;
      return { item, url: link.pathname, title: link.textContent, text: item.textContent };
    });
  }

  /** Nothing is said to be missing before the server has been asked too. */
  #show(
    term: string,
    found: readonly ListedItem[],
    listed: readonly ListedItem[],
    { isFinal }: { isFinal: boolean },
  ): void {
    const list = this.querySelector('[data-part="list"]')!;
    for (const { item } of listed) item.hidden = true;
    for (const { item } of found) {
      item.hidden = false;
      list.append(item);
    }
    const isEmpty = isFinal && found.length === 0;
    this.querySelector<HTMLElement>('[data-part="empty"]')!.hidden = !isEmpty;
    this.querySelector<HTMLElement>('[data-part="all"]')!.hidden = false;
    if (isFinal || found.length > 0)
      this.querySelector('[role="status"]')!.textContent = countWords(found.length, term);
  }
}

if (!customElements.get('story-results')) customElements.define('story-results', StoryResults);
